import * as accounts from '../../shop/accounts/accounts.ts'
import * as codeLogins from '../../shop/accounts/login/otp-login.ts'
import { requestCode } from '../../shop/accounts/login/otp.ts'
import { closeSession } from '../../shop/accounts/login/sessions.ts'
import { done, says, type Handlers } from '../rpc/handler-types.ts'

const LOGGED_IN = 'You are logged in'

export const accountCalls = {
  register: says('Registered successfully', ({ shop, body, address }) => accounts.register(shop, body, address)),
  login: async ({ shop, body, client }) => {
    const { role, password } = body
    const by = 'email' in body ? { email: body.email } : { phoneNumber: accounts.normalisePhone(body.phone_number) }
    return { ...done(LOGGED_IN), ...(await accounts.loginByPassword(shop, { role, by, password, client })) }
  },
  logout: says('Logged out', ({ shop, caller }) => closeSession(shop, caller.tokenHash)),
  requestCode: says(
    'If this number can log in here, a code is on its way',
    ({ shop, body: { phone_number: phoneNumber, ...to }, client }) => requestCode(shop, { ...to, phoneNumber }, client),
  ),
  loginByCode: async ({ shop, body, client }) => {
    const { phone_number: phoneNumber, code } = body
    return {
      ...done(LOGGED_IN),
      ...(await codeLogins.loginByCode(shop, { phoneNumber, code, client })),
    }
  },
  resetPassword: says('Your new password is set', ({ shop, body: { phone_number: phoneNumber, ...asked }, client }) =>
    codeLogins.resetPassword(shop, { ...asked, phoneNumber, client }),
  ),
} satisfies Handlers
