import type { WorkboxPlugin } from 'workbox-core'
import { KEPT_AT_HEADER } from '../src/contract/constants.ts'

/** The answer with the moment at which it came. */
export const stamped = (answer: Response): Response => {
  // A redirect that the browser follows itself, and an answer that failed, can be handed on but not be made anew.
  if (answer.status === 0 || answer.headers.has(KEPT_AT_HEADER)) return answer
  const headers = new Headers(answer.headers)
  headers.set(KEPT_AT_HEADER, String(Date.now()))
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}

/** Notes on every answer when it came to this phone, so that a screen can tell how old it is. */
export const stamp: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => stamped(response),
  handlerWillRespond: async ({ response }) => stamped(response),
}
