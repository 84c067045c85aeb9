import type { WorkboxPlugin } from 'workbox-core'
import { FETCHED_AT_HEADER } from '../src/contract/constants.ts'

/** The answer with the moment at which it came. */
export const withTimestamp = (answer: Response): Response => {
  // A redirect that the browser follows itself, and an answer that failed, can be handed on but not be made anew.
  if (answer.status === 0 || answer.headers.has(FETCHED_AT_HEADER)) return answer
  const headers = new Headers(answer.headers)
  headers.set(FETCHED_AT_HEADER, String(Date.now()))
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}

/** A cached answer of which the shop has just said that it is still the same. */
export const withNewTimestamp = (kept: Response): Response => {
  const headers = new Headers(kept.headers)
  headers.delete(FETCHED_AT_HEADER)
  return withTimestamp(new Response(kept.body, { status: kept.status, statusText: kept.statusText, headers }))
}

/** Stamps every answer with its arrival time, so that a screen can show how old it is. */
export const timestampPlugin: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => withTimestamp(response),
  handlerWillRespond: async ({ response }) => withTimestamp(response),
}
