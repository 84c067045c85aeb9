import type { MiddlewareHandler } from 'hono'
import type { Log } from '../../ports/log.ts'
import type { AppEnv } from '../deps.ts'

/** Denied access, and exceeded limits. */
const REFUSED = new Set<number>([401, 403, 429])

const LONG_MS = 1_000

/** Beginning of a path that belongs to no call. */
const redactPath = (path: string): string => path.split('/', 2).join('/')

/**
 * Logs every change, and every refusal and long wait that an operator wants to see: names and numbers of the shop's own,
 * nothing that anybody typed. A call is logged by its pattern, because its path may hold a phone number that was searched for.
 */
export const accessLog =
  (log: Log): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const began = performance.now()
    await next()
    const ms = Math.round(performance.now() - began)
    const { status } = c.res
    const { method, path } = c.req
    const isReading = method === 'GET' || method === 'HEAD'
    const route = c.get('route') ?? `${method} ${redactPath(path)}`
    const facts = { requestId: c.get('requestId'), route, status, code: c.get('code'), ms }
    // With a token, what is not found may be another customer's.
    const isAnothers = status === 404 && c.req.header('Authorization') !== undefined
    if (REFUSED.has(status) || isAnothers || status >= 500) log.warn(facts, 'A request was refused')
    // A change has its line anyway, and waits for its body to come over a slow network.
    else if (isReading && ms > LONG_MS) log.warn(facts, 'A request took long')
    else if (!isReading) log.info(facts, 'A request was answered')
  }
