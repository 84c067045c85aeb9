import { answers } from '../../../../src/contract/answers.ts'
import type { deskPush } from '../../../../src/contract/calls/staff/push.ts'
import { subscribe, unsubscribe } from '../../../shop/news/subscriptions.ts'
import { says, type AllHandlers } from '../../rpc/handler-types.ts'

export const pushHandlers: Pick<AllHandlers, keyof typeof deskPush> = {
  deskPushSubscribe: says(answers.willTell, ({ shop, caller, body }) => subscribe(shop, caller, body)),
  deskPushUnsubscribe: says(answers.willNotTell, ({ shop, caller, body }) => unsubscribe(shop, caller, body)),
}
