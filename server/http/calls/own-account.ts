import { eraseAccount, requestEraseCode } from '../../shop/accounts/erase-account.ts'
import { exportAccount, ownAccount } from '../../shop/accounts/own-account.ts'
import { endOtherSessions, endSession, listSessions } from '../../shop/accounts/login/sessions.ts'
import { data, done, type Handlers } from '../rpc/handler-types.ts'

export const ownAccountCalls = {
  ownAccount: async ({ shop, caller }) => data(await ownAccount(shop, caller.id)),
  logIns: async ({ shop, caller }) => data(await listSessions(shop, caller)),
  logInEnd: async ({ shop, caller, params }) => {
    await endSession(shop, caller.id, params.id)
    return done('The log-in is ended')
  },
  logInsEndOthers: async ({ shop, caller }) => {
    await endOtherSessions(shop, caller)
    return done('All other log-ins are ended')
  },
  accountExport: async ({ shop, caller }) => data(await exportAccount(shop, caller)),
  accountCode: async ({ shop, caller, client }) => {
    await requestEraseCode(shop, caller, client)
    return done('A code is on its way to your phone')
  },
  accountErase: async ({ shop, caller, body, client }) => {
    await eraseAccount(shop, caller, body, client)
    return done('Your account is deleted')
  },
} satisfies Handlers
