import { callApi, type Failure } from '../../client/api/call.ts'
import * as push from '../../client/page/push.ts'
import { language } from '../../texts/texts.ts'
import { ask } from '../ask.ts'

/** News of the shop on this phone's screen. */

/**
 * Has the news of the shop shown on this phone, or the same with a test at once; a press alone may ask for it. Null where
 * that is not allowed.
 */
export const subscribe = (
  call: 'deskPushSubscribe' | 'deskPushTest' = 'deskPushSubscribe',
): Promise<{ message: string } | Failure | null> =>
  push.subscribe({ key: () => callApi('pushKey'), tell: (form) => ask(call, { body: { ...form, language } }) })

/** Has the shop send nothing more either; without network it learns so from the push service. */
export const unsubscribe = async (): Promise<void> => {
  const endpoint = await push.unsubscribe()
  if (endpoint !== undefined) await ask('deskPushUnsubscribe', { body: { endpoint } })
}
