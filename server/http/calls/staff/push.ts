import { answers } from '../../../../src/contract/answers.ts'
import { subscribe, unsubscribe } from '../../../shop/news/subscriptions.ts'
import { says, type Handlers } from '../../rpc/handler-types.ts'

export const staffPushCalls = {
  deskPushSubscribe: says(answers.willTell, ({ shop, caller, body }) => subscribe(shop, caller, body)),
  deskPushUnsubscribe: says(answers.willNotTell, ({ shop, caller, body }) => unsubscribe(shop, caller, body)),
} satisfies Handlers
