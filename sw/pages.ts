import type { RouteHandlerCallback, RouteMatchCallback, WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { StrategyHandler, Strategy } from 'workbox-strategies'
import { BUILD_HEADER } from '../src/contract/constants.ts'
import { isOwn } from '../src/offline/genuine.ts'
import { isScreen, pageKey } from './keys.ts'
import { noteAnswer, withinOnce } from './patience.ts'
import { PAGES_PREFIX } from '../src/offline/shelf/pages.ts'
import { noteNews } from './shelf.ts'
import { shell } from './shell.ts'
import { stamp, stamped } from './stamp.ts'
import { tellScreens, tellUnreached } from './tell.ts'

/**
 * Opening a page: a kept rendering at once, else the network for a little while, else the shell. Renderings are kept by
 * the build that can bring them to life, and only those that are the same for everybody (decision 23).
 */

export const PAGES_CACHE = PAGES_PREFIX + __BUILD__
const PAGES_MAX = 60
/** With the shell at hand nobody looks at an empty screen longer; with what the calls wait it stays below 3 s. */
const PATIENCE_MS = 1_500

export const isPage: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && isScreen(url)

const isOfThisBuild = (answer: Response): boolean => answer.headers.get(BUILD_HEADER) === __BUILD__
/** Anything in place of our page, a portal's log-in for instance. */
const isForeign = (answer: Response): boolean => answer.ok && !answer.headers.has(BUILD_HEADER)

class Pages extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await handler.cacheMatch(request)
    if (kept !== undefined && isOfThisBuild(kept)) {
      // Refreshed behind; without network the kept page stays as good as it is.
      void handler.waitUntil(handler.fetchAndCachePut(request).catch(() => undefined))
      return kept
    }
    const fresh = handler.fetchAndCachePut(request)
    void handler.waitUntil(fresh.catch(() => undefined))
    return orShell(fresh)
  }
}

const heard: WorkboxPlugin = {
  cacheDidUpdate: async () => {
    noteNews()
    noteAnswer()
  },
}

const renderings = new Pages({
  cacheName: PAGES_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url)) ?? request },
    { cacheWillUpdate: async ({ response }) => (isOwn(response) && isOfThisBuild(response) ? response : null) },
    heard,
    stamp,
    tellScreens,
    tellUnreached,
    new ExpirationPlugin({ maxEntries: PAGES_MAX, purgeOnQuotaError: true }),
  ],
})

export const pages: RouteHandlerCallback = async (options) => {
  const { request, event } = options
  if (pageKey(new URL(request.url)) !== null) return renderings.handle({ request, event })
  // Pages about the farmer are drawn on the phone; the server's rendering could only show a guest's.
  return (await shell()) ?? fetch(request)
}

const orShell = async (fresh: Promise<Response>): Promise<Response> => {
  try {
    const answer = await withinOnce(PATIENCE_MS, fresh)
    if (answer !== undefined && !isForeign(answer)) return answer
    return (await shell()) ?? (await fresh)
  } catch {
    return (await shell()) ?? Response.error()
  }
}

const PICTURES_MAX = 60

/** Keeps a page that was open before the worker was there; answers the pictures it names. */
export const keepPage = async (address: string): Promise<string[]> => {
  const url = new URL(address)
  const key = pageKey(url)
  if (key === null || url.origin !== location.origin) return []
  const answer = await fetch(key, { credentials: 'same-origin' })
  if (!isOwn(answer) || !isOfThisBuild(answer)) return []
  const cache = await caches.open(PAGES_CACHE)
  await cache.put(key, stamped(answer.clone()))
  noteNews()
  const html = await answer.text()
  const found = [...html.matchAll(/src="(\/images\/[^"]+)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&'))
  return [...new Set(found)].slice(0, PICTURES_MAX)
}
