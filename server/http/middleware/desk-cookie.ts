import type { MiddlewareHandler } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { SESSION_MAX_MS } from '../../../src/contract/constants.ts'
import { staffAccess } from '../../../src/contract/calls/staff/access.ts'
import { DESK_COOKIE } from '../rpc/desk-token.ts'
import { bearerOf } from '../rpc/identify.ts'

/** Where it is sent: to the calls of the desk, and to pictures that only staff may see. */
const PATHS = ['/api/desk', '/images/returns', '/images/reviews']

const [MOVE, LEAVE] = [staffAccess.deskSession, staffAccess.deskLogout].map(({ path }) => `/api/${path}`)

/** Puts a log-in into the cookie when the desk asks for it, and takes it out at the log-out. */
export const deskCookie =
  (publicUrl: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (!c.res.ok || c.req.method !== 'POST') return
    const secure = publicUrl.startsWith('https:')
    const options = { httpOnly: true, sameSite: 'Strict', secure } as const
    const token = bearerOf(c.req.raw)
    if (c.req.path === MOVE && token !== null)
      for (const path of PATHS) setCookie(c, DESK_COOKIE, token, { ...options, path, maxAge: SESSION_MAX_MS / 1000 })
    if (c.req.path === LEAVE) for (const path of PATHS) deleteCookie(c, DESK_COOKIE, { ...options, path })
  }
