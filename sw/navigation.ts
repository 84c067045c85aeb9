import type { RouteHandlerCallback, RouteMatchCallback, WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { StrategyHandler, Strategy } from 'workbox-strategies'
import { BUILD_HEADER } from '../src/contract/constants.ts'
import { LANGUAGE_PARAM } from '../src/contract/language-choice.ts'
import { inLanguage, isLanguage, languageOf } from '../src/contract/languages.ts'
import { isOwnResponse } from '../src/offline/api/response-checks.ts'
import { isScreen, pageKey } from './cache-keys.ts'
import { markServerReachable, withSharedTimeout } from './timeout.ts'
import { PAGES_PREFIX } from '../src/offline/catalogue-index/pages.ts'
import { invalidateIndex } from './offline-catalogue.ts'
import { shell } from './precache.ts'
import { cacheTexts, storeLanguage, wantedLanguage } from './texts.ts'
import { timestampPlugin, withNewTimestamp, withTimestamp } from './timestamp-plugin.ts'
import { broadcastUpdate, notifyNetworkFailed } from './notify-clients.ts'

/**
 * Opening a page: a cached rendering at once, else the network for a little while, else the app shell. Only the build
 * that can hydrate a rendering caches it, and only pages that are the same for everybody are cached.
 */

export const PAGES_CACHE = PAGES_PREFIX + __BUILD__
const PAGES_MAX = 60
/** After this long the app shell is shown; together with the timeout of calls it stays below 3 s. */
const TIMEOUT_MS = 1_500

export const isPage: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && isScreen(url)

const isOfThisBuild = (answer: Response): boolean => answer.headers.get(BUILD_HEADER) === __BUILD__
/** Anything in place of our page, a captive portal's log-in for instance. */
const isForeign = (answer: Response): boolean => answer.ok && !answer.headers.has(BUILD_HEADER)

/** Asks for the same page. A navigation's own request ends with the navigation, slow answers unread. */
const plainRequest = ({ url }: Request, headers: Record<string, string> = {}): Request =>
  new Request(url, { headers: { Accept: 'text/html', ...headers }, credentials: 'same-origin', redirect: 'manual' })

const NOT_MODIFIED = 304

class Pages extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await handler.cacheMatch(request)
    if (kept !== undefined && isOfThisBuild(kept)) {
      // Without network the cached page stays as it is.
      void handler.waitUntil(this.refresh(request, kept.headers.get('ETag'), handler).catch(() => undefined))
      return kept
    }
    const fresh = handler.fetchAndCachePut(plainRequest(request))
    void handler.waitUntil(fresh.catch(() => undefined))
    return withShellFallback(fresh)
  }

  /** A page that has not changed is not sent again: the browser's own cache may have lost it. */
  private async refresh(request: Request, etag: string | null, handler: StrategyHandler): Promise<void> {
    const fresh = await handler.fetch(plainRequest(request, etag === null ? {} : { 'If-None-Match': etag }))
    if (fresh.status !== NOT_MODIFIED) return void (await handler.cachePut(request, fresh))
    markServerReachable()
    const cache = await caches.open(PAGES_CACHE)
    const key = await handler.getCacheKey(request, 'write')
    const kept = await cache.match(key, { ignoreVary: true })
    if (kept !== undefined) await cache.put(key, withNewTimestamp(kept))
  }
}

const onUpdated: WorkboxPlugin = {
  cacheDidUpdate: async () => {
    invalidateIndex()
    markServerReachable()
  },
}

const renderings = new Pages({
  cacheName: PAGES_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url)) ?? request },
    { cacheWillUpdate: async ({ response }) => (isOwnResponse(response) && isOfThisBuild(response) ? response : null) },
    onUpdated,
    timestampPlugin,
    broadcastUpdate,
    notifyNetworkFailed,
    new ExpirationPlugin({ maxEntries: PAGES_MAX, purgeOnQuotaError: true }),
  ],
})

/** The address that a reader's choice leads to, as at the server, which hears of it as soon as there is network. */
const redirectOf = async (url: URL, event: ExtendableEvent): Promise<string | undefined> => {
  const choice = url.searchParams.get(LANGUAGE_PARAM) ?? undefined
  const address = new URL(url)
  if (isLanguage(choice)) {
    await storeLanguage(choice)
    event.waitUntil(fetch(url.href, { redirect: 'manual', credentials: 'same-origin' }).catch(() => undefined))
    address.searchParams.delete(LANGUAGE_PARAM)
  } else if (languageOf(url.pathname) !== 'en' || (await wantedLanguage()) === 'en') return undefined
  address.pathname = inLanguage(url.pathname, await wantedLanguage())
  return address.href
}

export const pages: RouteHandlerCallback = async (options) => {
  const { request, event } = options
  const url = new URL(request.url)
  const address = await redirectOf(url, event)
  if (address !== undefined) return Response.redirect(address)
  // Without network they are there already, or cannot come.
  event.waitUntil(cacheTexts(languageOf(url.pathname)).catch(() => undefined))
  if (pageKey(url) !== null) return renderings.handle({ request, event })
  // Pages about the farmer are rendered on the client; the server's rendering could only show a guest's.
  return (await shell()) ?? fetch(request)
}

const withShellFallback = async (fresh: Promise<Response>): Promise<Response> => {
  try {
    const answer = await withSharedTimeout(TIMEOUT_MS, fresh)
    if (answer !== undefined && !isForeign(answer)) return answer
    return (await shell()) ?? (await fresh)
  } catch {
    return (await shell()) ?? Response.error()
  }
}

/** Of each picture the page names several widths, of which it has loaded one. */
const PICTURES_MAX = 200

/** Caches a page that was open before the worker was there; returns the pictures it names. */
export const cachePage = async (address: string): Promise<string[]> => {
  const url = new URL(address)
  const key = pageKey(url)
  if (key === null || url.origin !== location.origin) return []
  const answer = await fetch(key, { credentials: 'same-origin', redirect: 'manual' })
  if (!isOwnResponse(answer) || !isOfThisBuild(answer)) return []
  const cache = await caches.open(PAGES_CACHE)
  await cache.put(key, withTimestamp(answer.clone()))
  invalidateIndex()
  const html = await answer.text()
  const sources = [...html.matchAll(/src(?:set)?="([^"]+)"/gi)].map(([, source = '']) =>
    source.replaceAll('&amp;', '&'),
  )
  return [...new Set(sources.flatMap((source) => source.match(/\/images\/[^\s,]+/g) ?? []))].slice(0, PICTURES_MAX)
}
