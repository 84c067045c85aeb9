import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import {
  ACCOUNT_HEADER,
  BROWSER_HEADER,
  IDEMPOTENCY_ECHO_HEADER,
  IDEMPOTENCY_HEADER,
} from '../../src/contract/constants.ts'

const DAY_SECONDS = 86_400

/**
 * Lets pages of the named origins call the API (security row 16): an exact list, never a pattern, and no cookies, which
 * authenticate nothing anyway. The phone's queue reads two headers of an answer. To all others nothing is said.
 */
export const crossOrigin = (origins: readonly string[]): MiddlewareHandler => {
  const allowed = new Set(origins)
  const say = cors({
    origin: (origin) => origin,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', IDEMPOTENCY_HEADER, ACCOUNT_HEADER, BROWSER_HEADER],
    exposeHeaders: [IDEMPOTENCY_ECHO_HEADER, 'Retry-After'],
    maxAge: DAY_SECONDS,
  })
  return async (c, next) => {
    if (allowed.has(c.req.header('Origin') ?? '')) return say(c, next)
    await next()
    // A cache between must not answer the one with what was said to the other.
    c.header('Vary', 'Origin', { append: true })
  }
}
