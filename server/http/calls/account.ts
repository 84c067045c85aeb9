import { answers } from '../../../src/contract/answers.ts'
import * as accounts from '../../shop/accounts/accounts.ts'
import * as codeLogins from '../../shop/accounts/otp-login.ts'
import { requestCode } from '../../shop/login/request-code.ts'
import { closeSession, endOtherSessions, endSession, listSessions } from '../../shop/login/sessions.ts'
import { done, says, type Handlers, data } from '../rpc/handler-types.ts'
import { eraseAccount, requestEraseCode } from '../../shop/accounts/erase-account.ts'
import { exportAccount, ownAccount, renameAccount } from '../../shop/accounts/own-account.ts'
import { provePhone, requestPhoneCode } from '../../shop/accounts/prove-phone.ts'
import { subscribe, unsubscribe } from '../../shop/news/subscriptions.ts'

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
  ownAccount: async ({ shop, caller }) => data(await ownAccount(shop, caller.id)),
  accountName: says(answers.nameSaved, ({ shop, caller, body }) => renameAccount(shop, caller.id, body.name)),
  logIns: async ({ shop, caller }) => data(await listSessions(shop, caller)),
  logInEnd: says(answers.logInIsEnded, ({ shop, caller, params }) => endSession(shop, caller.id, params.id)),
  logInsEndOthers: says(answers.otherLogInsEnded, ({ shop, caller }) => endOtherSessions(shop, caller)),
  accountExport: async ({ shop, caller }) => data(await exportAccount(shop, caller)),
  accountPhoneCode: says(answers.codeSent, ({ shop, caller, client, query }) =>
    requestPhoneCode(shop, caller, { client, language: query.lang }),
  ),
  accountPhoneProve: says(answers.phoneProven, ({ shop, caller, client, body }) =>
    provePhone(shop, caller, body.code, client),
  ),
  accountCode: says(answers.codeSent, ({ shop, caller, client, query }) =>
    requestEraseCode(shop, caller, { client, language: query.lang }),
  ),
  accountErase: says(answers.accountDeleted, ({ shop, caller, body, client }) =>
    eraseAccount(shop, caller, body, client),
  ),
  pushKey: async ({ shop }) => data(shop.push.publicKey),
  pushSubscribe: says(answers.willTell, ({ shop, caller, body }) => subscribe(shop, caller, body)),
  pushUnsubscribe: says(answers.willNotTell, ({ shop, caller, body }) => unsubscribe(shop, caller, body)),
} satisfies Handlers
