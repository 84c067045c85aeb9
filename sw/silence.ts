import { within } from './patience.ts'

/**
 * A cache storage that fails, or answers nothing at all, neither yes nor no, as Chromium's does once it was cleared in
 * the midst of its work (fault 2). Until it answers again, the shop goes on as a web page without worker.
 */

const SILENT_MS = 2_000

let isSilent = false
let look: Promise<true> | undefined

/** One question at a time: while it is open, the storage is as silent as before. */
const answers = (): Promise<true> =>
  (look ??= caches.has('').then(
    () => spoken(),
    () => spoken(),
  ))

const spoken = (): true => {
  look = undefined
  isSilent = false
  return true
}

/** Whether the storage has kept silent, and still does. */
export const keepsSilent = (): boolean => isSilent

/** The answer of a route; from the network when the route waits for a storage that fails or does not answer. */
export const orNetwork = async (request: Request, route: Promise<Response>): Promise<Response> => {
  const answer = route.catch((error: unknown) => {
    // What a failing network throws is none.
    if (error instanceof DOMException) return fetch(request)
    throw error
  })
  const first = await Promise.race([answer, within(SILENT_MS, answers())])
  if (first instanceof Response) return first
  if (first === true) return answer
  isSilent = true
  return fetch(request).catch(() => answer)
}
