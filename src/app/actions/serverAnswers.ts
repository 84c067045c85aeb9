import { apiBase, apiFetch } from '../../offline/call.ts'
import { withDeadline } from '../../offline/deadline.ts'

const LOOK_MS = 5_000

/**
 * Asks the shop itself whether it is there. The browser's word about the network is only a hint, and an order is not
 * written down for sending when there is nobody to send it to: the farmer may still change it.
 */
export const serverAnswers = async (): Promise<boolean> => {
  try {
    return await withDeadline(LOOK_MS, undefined, async (signal) => {
      const answer = await apiFetch(`${apiBase()}health`, { cache: 'no-store', redirect: 'error', signal })
      return answer.ok && answer.headers.get('Content-Type')?.startsWith('application/json') === true
    })
  } catch {
    return false
  }
}
