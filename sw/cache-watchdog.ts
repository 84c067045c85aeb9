import { withTimeout } from './timeout.ts'

/**
 * A cache storage that fails, or whose promises never settle, as Chromium's do once it was cleared in the midst of its
 * work. Until it answers again, the network is asked beside it.
 */

const SILENT_MS = 2_000
/** After this long the storage is probed again. */
const REMEMBERED_MS = 10_000

let silentUntil = 0
let look: Promise<boolean> | undefined

/** Whether the storage answers at all. Callers at the same time share one probe. */
const answers = (): Promise<boolean> => {
  if (Date.now() < silentUntil) return Promise.resolve(false)
  return (look ??= ask().finally(() => (look = undefined)))
}

const ask = async (): Promise<boolean> => {
  const hasSpoken = caches.has('').then(
    () => true,
    () => true,
  )
  const isThere = (await withTimeout(SILENT_MS, hasSpoken)) === true
  silentUntil = isThere ? 0 : Date.now() + REMEMBERED_MS
  return isThere
}

/**
 * The answer of a route; from the network when its storage fails. While that hangs, whichever comes first: without
 * network a slow storage is still better than none.
 */
export const withNetworkFallback = async (request: Request, route: Promise<Response>): Promise<Response> => {
  const answer = route.catch((error: unknown) => {
    // A failing network throws; that is no answer.
    if (error instanceof DOMException) return fetch(request)
    throw error
  })
  const first = await Promise.race([answer, answers()])
  if (first instanceof Response) return first
  return first ? answer : Promise.any([answer, fetch(request)])
}
