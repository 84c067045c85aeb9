import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Standby } from '../../db/standby.ts'
import type { CatalogueCache } from '../../shop/core/catalogue-cache.ts'

/**
 * Whoever has changed something sees it, whichever process answers next: the cookie leads past a cache in front of the
 * shop, and says how far the catalogue's changes must have been told here before anything kept will do.
 */

const NAME = 'changed'
/** Longer than a cache in front keeps an answer without asking, see `docs/cluster/nginx.conf`, and than a standby may lag. */
const MAX_AGE_S = 15
/** Where no place in the log of changes is known. */
const SOME_TIME_AGO = '1'

/** Marks the answer to a change. */
export const changedCookie =
  (publicUrl: string, standby: Pick<Standby, 'position'> | undefined): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || !c.res.ok) return
    const secure = publicUrl.startsWith('https:')
    const place = await standby?.position().then(String, () => undefined)
    setCookie(c, NAME, place ?? SOME_TIME_AGO, {
      path: '/',
      maxAge: MAX_AGE_S,
      httpOnly: true,
      sameSite: 'Lax',
      secure,
    })
  }

const answeringAhead = new AsyncLocalStorage<true>()

/** Whether the reader's own change has not been told here: nothing kept, and no standby, knows of it. */
export const isAhead = (): boolean => answeringAhead.getStore() === true

/** Reads the cookie. A place that the log has not reached is invented, and nobody is led to the primary by it. */
export const followChanges =
  (
    { settled }: Pick<CatalogueCache, 'settled'>,
    standby: Pick<Standby, 'position' | 'hasTold'> | undefined,
  ): MiddlewareHandler =>
  async (c, next) => {
    const cookie = getCookie(c, NAME)
    if (cookie === undefined || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next()
    const place = /^\d{1,15}$/.test(cookie) ? Number(cookie) : 0
    if (standby?.hasTold(place) === true) return next()
    await settled()
    if (standby === undefined || standby.hasTold(place)) return next()
    const isReached = await standby.position().then(
      (now) => place <= now,
      () => false,
    )
    return isReached ? answeringAhead.run(true, next) : next()
  }
