import type { Log } from '../../ports/log.ts'

/** What is logged of a request: names and numbers of the shop's own, nothing that anybody typed. */
interface Noted {
  requestId: string
  /** The route's pattern, not the path: a path may hold a phone number that was searched for. */
  route: string
  status: number
  code: string | undefined
}

/** Denied access, and exceeded limits. */
const REFUSED = new Set<number>([401, 403, 429])

/** Beginning of a path that belongs to no call. */
export const redactPath = (path: string): string => path.split('/', 2).join('/')

/** Logs every change, and every refusal that an operator wants to see. */
export const accessLog = (log: Log, request: Request, noted: Noted): void => {
  const { status } = noted
  // With a token, what is not found may be another customer's.
  const isAnothers = status === 404 && request.headers.has('Authorization')
  if (REFUSED.has(status) || isAnothers || status >= 500) log.warn({ ...noted }, 'A request was refused')
  else if (request.method !== 'GET' && request.method !== 'HEAD') log.info({ ...noted }, 'A request was answered')
}
