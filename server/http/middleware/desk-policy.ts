import type { MiddlewareHandler } from 'hono'

/** Markup and addresses of scripts come from named policies alone. */
const TRUSTED = "require-trusted-types-for 'script'"

/**
 * The policy of everything below `/desk/`, its worker included: no other host's scripts, frames or calls, and no markup
 * assigned as text. `scripts` are hash sources of those that stand in the document.
 */
export const deskPolicy = (scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "style-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    TRUSTED,
    // That of the worker's address.
    'trusted-types worker',
  ].join('; ')

/** On everything below `/desk/`. A page of the shop that opens the desk gets no hold of its window. */
export const deskHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  // The document has one with the hashes of its own scripts.
  if (c.res.headers.get('Content-Security-Policy')?.includes(TRUSTED) !== true)
    c.header('Content-Security-Policy', deskPolicy([]))
  c.header('Cross-Origin-Opener-Policy', 'same-origin')
}
