import * as accounts from '../../shop/accounts.ts'
import * as codes from '../../shop/codes.ts'
import { closeSession } from '../../shop/sessions.ts'
import type { Group } from '../binding.ts'
import { done } from '../binding.ts'

const LOGGED_IN = 'Login successful'

export const accountCalls: Group<'register' | 'login' | 'logout' | 'requestCode' | 'loginByCode' | 'resetPassword'> = {
  register: async ({ shop, body, address }) => {
    await accounts.register(shop, body, address)
    return done('Registered successfully')
  },
  login: async ({ shop, body, address }) => {
    const { role, password } = body
    const by = 'email' in body ? { email: body.email } : { phoneNumber: accounts.plainPhone(body.phone_number) }
    return { ...done(LOGGED_IN), ...(await accounts.loginByPassword(shop, { role, by, password, address })) }
  },
  logout: async ({ shop, caller }) => {
    await closeSession(shop, caller.tokenHash)
    return done('Logged out')
  },
  requestCode: async ({ shop, body }) => {
    await codes.requestCode(shop, { role: body.role, phoneNumber: body.phone_number, purpose: body.purpose })
    return done('If this number has an account, a code is on its way')
  },
  loginByCode: async ({ shop, body }) => ({
    ...done(LOGGED_IN),
    ...(await codes.loginByCode(shop, 'customer', body.phone_number, body.code)),
  }),
  resetPassword: async ({ shop, body }) => {
    const { role, phone_number, code, password } = body
    await codes.resetPassword(shop, { role, phoneNumber: phone_number, code, password })
    return done('Your new password is set')
  },
}
