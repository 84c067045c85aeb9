import type { MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { SESSION_MAX_MS } from '../../../src/contract/constants.ts'
import { staffAccess } from '../../../src/contract/calls/staff/access.ts'
import { DESK_COOKIE } from '../rpc/desk-token.ts'
import { bearerOf } from '../rpc/identify.ts'

/** Where it is sent: to the calls of the desk, and to pictures that only staff may see. */
const PATHS = [
  '/api/desk',
  '/images/drafts',
  '/images/returns',
  '/images/reviews',
  '/images/licences',
  '/images/proofs',
]

const [MOVE, LEAVE, ME] = [staffAccess.deskSession, staffAccess.deskLogout, staffAccess.deskMe].map(
  ({ path }) => `/api/${path}`,
)

/**
 * Puts a log-in into the cookie when the desk asks for it, and takes it out at the log-out. A log-in that is older than
 * one of the paths gets its cookie for it the next time that the desk is opened.
 */
export const deskCookie =
  (publicUrl: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const moves = c.req.method === 'POST' && c.req.path === MOVE
    const leaves = c.req.method === 'POST' && c.req.path === LEAVE
    const isOpened = c.req.method === 'GET' && c.req.path === ME && getCookie(c, DESK_COOKIE) !== undefined
    if (!c.res.ok || !(moves || leaves || isOpened)) return
    const secure = publicUrl.startsWith('https:')
    const options = { httpOnly: true, sameSite: 'Strict', secure } as const
    const token = bearerOf(c.req.raw)
    if ((moves || isOpened) && token !== null)
      for (const path of PATHS) setCookie(c, DESK_COOKIE, token, { ...options, path, maxAge: SESSION_MAX_MS / 1000 })
    if (leaves) for (const path of PATHS) deleteCookie(c, DESK_COOKIE, { ...options, path })
  }
