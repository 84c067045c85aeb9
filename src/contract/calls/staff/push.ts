import { PushEndpoint, PushForm } from '../../push.ts'
import { done, staff, type Call } from '../call.ts'

/** News of the shop on a phone at the desk; the key is that of `push/key`. */
export const staffPush = {
  deskPushSubscribe: staff.post('desk/push/subscribe', 'Tell this browser the news of the shop', done, {
    by: 'person',
    body: PushForm,
  }),
  deskPushUnsubscribe: staff.post('desk/push/unsubscribe', 'Tell this browser nothing more', done, {
    by: 'person',
    body: PushEndpoint,
  }),
} as const satisfies Record<string, Call>
