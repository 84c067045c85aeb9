import type { MiddlewareHandler } from 'hono'
import { setCookie } from 'hono/cookie'

/** Longer than a cache in front keeps an answer without asking, see `docs/cluster/nginx.conf`. */
const MAX_AGE_S = 15

/** Leads whoever has changed something past a cache in front of the shop: she sees what she has done. */
export const changedCookie =
  (publicUrl: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || !c.res.ok) return
    const secure = publicUrl.startsWith('https:')
    setCookie(c, 'changed', '1', { path: '/', maxAge: MAX_AGE_S, httpOnly: true, sameSite: 'Lax', secure })
  }
