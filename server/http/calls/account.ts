import * as accounts from '../../shop/accounts/accounts.ts'
import * as codeLogins from '../../shop/accounts/login/otp-login.ts'
import { requestCode } from '../../shop/accounts/login/otp.ts'
import { closeSession } from '../../shop/accounts/login/sessions.ts'
import { done, type Handlers } from '../rpc/handler-types.ts'

const LOGGED_IN = 'Login successful'

export const accountCalls = {
  register: async ({ shop, body, address }) => {
    await accounts.register(shop, body, address)
    return done('Registered successfully')
  },
  login: async ({ shop, body, client }) => {
    const { role, password } = body
    const by = 'email' in body ? { email: body.email } : { phoneNumber: accounts.normalisePhone(body.phone_number) }
    return { ...done(LOGGED_IN), ...(await accounts.loginByPassword(shop, { role, by, password, client })) }
  },
  logout: async ({ shop, caller }) => {
    await closeSession(shop, caller.tokenHash)
    return done('Logged out')
  },
  requestCode: async ({ shop, body, client }) => {
    const { role, phone_number: phoneNumber, purpose } = body
    await requestCode(shop, { role, phoneNumber, purpose }, client)
    return done('If this number has an account, a code is on its way')
  },
  loginByCode: async ({ shop, body, client }) => {
    const { phone_number: phoneNumber, code } = body
    return {
      ...done(LOGGED_IN),
      ...(await codeLogins.loginByCode(shop, { role: 'customer', phoneNumber, code, client })),
    }
  },
  resetPassword: async ({ shop, body, client }) => {
    const { role, phone_number: phoneNumber, code, password } = body
    await codeLogins.resetPassword(shop, { role, phoneNumber, code, password, client })
    return done('Your new password is set')
  },
} satisfies Handlers
