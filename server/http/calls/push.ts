import { answers } from '../../../src/contract/answers.ts'
import { subscribe, unsubscribe } from '../../shop/news/subscriptions.ts'
import { data, says, type Handlers } from '../rpc/handler-types.ts'

export const pushCalls = {
  pushKey: async ({ shop }) => data(shop.push.publicKey),
  pushSubscribe: says(answers.willTell, ({ shop, caller, body }) => subscribe(shop, caller, body)),
  pushUnsubscribe: says(answers.willNotTell, ({ shop, caller, body }) => unsubscribe(shop, caller, body)),
} satisfies Handlers
