import { answers } from '../../../src/contract/answers.ts'
import { eraseAccount, requestEraseCode } from '../../shop/accounts/erase-account.ts'
import { exportAccount, ownAccount, renameAccount } from '../../shop/accounts/own-account.ts'
import { provePhone, requestPhoneCode } from '../../shop/accounts/prove-phone.ts'
import { endOtherSessions, endSession, listSessions } from '../../shop/login/sessions.ts'
import { data, says, type Handlers } from '../rpc/handler-types.ts'

export const ownAccountCalls = {
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
} satisfies Handlers
