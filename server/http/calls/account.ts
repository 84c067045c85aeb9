import { answers } from '../../../src/contract/answers.ts'
import * as accounts from '../../shop/accounts/accounts.ts'
import * as codeLogins from '../../shop/accounts/otp-login.ts'
import { requestCode } from '../../shop/login/request-code.ts'
import { closeSession } from '../../shop/login/sessions.ts'
import { done, says, type Handlers } from '../rpc/handler-types.ts'

const LOGGED_IN = answers.loggedIn

export const accountCalls = {
  register: says(answers.registered, ({ shop, body, address }) => accounts.register(shop, body, address)),
  login: async ({ shop, body, client }) => {
    const { role, password } = body
    const by = 'email' in body ? { email: body.email } : { phoneNumber: body.phone_number }
    return { ...done(LOGGED_IN), ...(await accounts.loginByPassword(shop, { role, by, password, client })) }
  },
  logout: says(answers.loggedOut, ({ shop, caller }) => closeSession(shop, caller.tokenHash)),
  requestCode: async ({ shop, query, body: { phone_number: phoneNumber, work, ...to }, client }) =>
    done(await requestCode(shop, { ...to, phoneNumber }, { client, language: query.lang, work })),
  loginByCode: async ({ shop, body, client }) => {
    const { phone_number: phoneNumber, code, anew, ...proof } = body
    return {
      ...done(LOGGED_IN),
      ...(await codeLogins.loginByCode(shop, { phoneNumber, code, client, proof, anew })),
    }
  },
  resetPassword: says(answers.passwordSet, ({ shop, body: { phone_number: phoneNumber, ...asked }, client }) =>
    codeLogins.resetPassword(shop, { ...asked, phoneNumber, client }),
  ),
} satisfies Handlers
