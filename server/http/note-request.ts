import type { Log } from '../ports/log.ts'

/** What the log is told of a request: names and numbers of the shop's own, nothing that anybody typed. */
interface Noted {
  requestId: string
  /** The pattern, not the path: what stands in a path may be a phone number that was searched for. */
  route: string
  status: number
  code: string | undefined
}

/** Who was kept out, and what was tried too often. */
const REFUSED = new Set<number>([401, 403, 429])

/** Beginning of a path that belongs to no call. */
export const unnamed = (path: string): string => path.split('/', 2).join('/')

/** Tells the log of every change, and of every refusal that an operator wants to see (security row 22). */
export const noteRequest = (log: Log, request: Request, noted: Noted): void => {
  const { status } = noted
  // With a token, what is not found may be another customer's.
  const isAnothers = status === 404 && request.headers.has('Authorization')
  if (REFUSED.has(status) || isAnothers || status >= 500) log.warn({ ...noted }, 'A request was refused')
  else if (request.method !== 'GET' && request.method !== 'HEAD') log.info({ ...noted }, 'A request was answered')
}
