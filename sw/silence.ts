import { within } from './patience.ts'

/**
 * A cache storage that fails, or answers nothing at all, neither yes nor no, as Chromium's does once it was cleared in
 * the midst of its work (fault 2). Until it answers again, the network is asked beside it.
 */

const SILENT_MS = 2_000
/** After so long a silence is found out anew. */
const REMEMBERED_MS = 10_000

let silentUntil = 0
let look: Promise<boolean> | undefined

/** Whether the storage answers at all. All who ask at the same time wait for one question. */
const answers = (): Promise<boolean> => {
  if (Date.now() < silentUntil) return Promise.resolve(false)
  return (look ??= ask().finally(() => (look = undefined)))
}

const ask = async (): Promise<boolean> => {
  const hasSpoken = caches.has('').then(
    () => true,
    () => true,
  )
  const isThere = (await within(SILENT_MS, hasSpoken)) === true
  silentUntil = isThere ? 0 : Date.now() + REMEMBERED_MS
  return isThere
}

/**
 * The answer of a route; from the network when its storage fails. While that is silent, whichever comes first: without
 * network a slow storage is still better than none.
 */
export const orNetwork = async (request: Request, route: Promise<Response>): Promise<Response> => {
  const answer = route.catch((error: unknown) => {
    // What a failing network throws is none.
    if (error instanceof DOMException) return fetch(request)
    throw error
  })
  const first = await Promise.race([answer, answers()])
  if (first instanceof Response) return first
  return first ? answer : Promise.any([answer, fetch(request)])
}
