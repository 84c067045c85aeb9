import * as v from 'valibot'
import { PushEndpoint, PushForm } from '../push.ts'
import { anyone, customer, dataOf, done, type Call } from './call.ts'

/** News on the phone's screen. */
export const pushCalls = {
  pushKey: anyone.get('push/key', 'Read the key that a browser subscribes to messages with', dataOf(v.string())),
  pushSubscribe: customer.post('push/subscribe', 'Tell this browser the caller’s news', done, { body: PushForm }),
  pushUnsubscribe: customer.post('push/unsubscribe', 'Tell this browser nothing more', done, { body: PushEndpoint }),
} as const satisfies Record<string, Call>
