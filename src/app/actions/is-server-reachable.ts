import { apiBase, apiFetch } from '../../offline/api/call.ts'
import { withTimeout } from '../../offline/api/timeout.ts'

const LOOK_MS = 5_000

/**
 * Pings the server. `navigator.onLine` is only a hint, and an order's attempt is not stored while the server cannot be
 * reached: the farmer may still change it.
 */
export const isServerReachable = async (): Promise<boolean> => {
  try {
    return await withTimeout(LOOK_MS, undefined, async (signal) => {
      const answer = await apiFetch(`${apiBase()}health`, { cache: 'no-store', redirect: 'error', signal })
      return answer.ok && answer.headers.get('Content-Type')?.startsWith('application/json') === true
    })
  } catch {
    return false
  }
}
