import type { MiddlewareHandler } from 'hono'

/** Nobody reads the body of a HEAD, or of a response whose client has gone: what it holds open is released. */
export const releaseUnread: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.req.method !== 'HEAD' && !c.req.raw.signal.aborted) return
  await c.res.body?.cancel()
  c.res = new Response(null, c.res)
}
