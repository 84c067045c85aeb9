import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import {
  ACCOUNT_HEADER,
  BROWSER_HEADER,
  IDEMPOTENCY_ECHO_HEADER,
  IDEMPOTENCY_HEADER,
} from '../../../src/contract/constants.ts'

const DAY_SECONDS = 86_400

/**
 * Lets pages of the configured origins call the API: an exact list, never a pattern, and no cookies, of which only the
 * desk's counts, on its own origin. The phone's queue reads two headers of an answer. All other origins get no CORS
 * headers.
 */
export const crossOrigin = (origins: readonly string[]): MiddlewareHandler => {
  const allowed = new Set(origins)
  const respond = cors({
    origin: (origin) => origin,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', IDEMPOTENCY_HEADER, ACCOUNT_HEADER, BROWSER_HEADER],
    exposeHeaders: [IDEMPOTENCY_ECHO_HEADER, 'Retry-After'],
    maxAge: DAY_SECONDS,
  })
  return async (c, next) => {
    if (allowed.has(c.req.header('Origin') ?? '')) return respond(c, next)
    await next()
    // A shared cache must not give one origin the answer to another.
    c.header('Vary', 'Origin', { append: true })
  }
}
