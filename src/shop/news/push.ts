import { callApi, type Failure } from '../../client/api/call.ts'
import * as push from '../../client/page/push.ts'
import { language } from '../../texts/texts.ts'

/** News of orders on this phone's screen. */

/** Has news of the account shown on this phone; a press alone may ask for it. Null where that is not allowed. */
export const subscribe = (): Promise<{ message: string } | Failure | null> =>
  push.subscribe({
    key: () => callApi('pushKey'),
    tell: (form) => callApi('pushSubscribe', { body: { ...form, language } }),
  })

/** Has the shop send nothing more either; without network it learns so from the push service. */
export const stop = async (): Promise<void> => {
  const endpoint = await push.unsubscribe()
  if (endpoint !== undefined) await callApi('pushUnsubscribe', { body: { endpoint } })
}
