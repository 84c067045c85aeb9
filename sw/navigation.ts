import type { RouteHandlerCallback, RouteMatchCallback, WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { StrategyHandler, Strategy } from 'workbox-strategies'
import { BUILD_HEADER, DATA_USE_HEADER } from '../src/contract/constants.ts'
import { LANGUAGE_HEADER, LANGUAGE_PARAM } from '../src/contract/language-choice.ts'
import { inLanguage, isLanguage, languageOf } from '../src/contract/languages.ts'
import { isOwnResponse } from '../src/client/api/response-checks.ts'
import { usesLittleData } from '../src/shop/data-use/choice.shared.ts'
import { isScreen, pageKey, renderingKey } from './cache-keys.ts'
import { markServerReachable, withSharedTimeout } from './timeout.ts'
import { PAGES_PREFIX } from '../src/shop/catalogue-index/pages.shared.ts'
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

/**
 * Asks for the same page, as it is for this phone. A navigation's own request ends with the navigation, slow answers
 * unread.
 */
const plainRequest = async ({ url, headers }: Request): Promise<Request> => {
  const dataUse = (await usesLittleData(headers)) ? 'little' : 'full'
  return new Request(url, {
    headers: { Accept: 'text/html', [DATA_USE_HEADER]: dataUse, [LANGUAGE_HEADER]: languageOf(new URL(url).pathname) },
    credentials: 'same-origin',
    redirect: 'manual',
  })
}

const keyOf = (asked: Request): string | null => renderingKey(new URL(asked.url), asked.headers.get(DATA_USE_HEADER))

/** A small rendering is never handed to somebody who wants the whole one, nor the other way. */
const cacheIfAsked = async (asked: Request, answer: Response, handler: StrategyHandler): Promise<void> => {
  if (answer.headers.get(DATA_USE_HEADER) === asked.headers.get(DATA_USE_HEADER)) await handler.cachePut(asked, answer)
}

const NOT_MODIFIED = 304

class Pages extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await handler.cacheMatch(request)
    if (kept !== undefined && isOfThisBuild(kept)) {
      // Without network the cached page stays as it is.
      void handler.waitUntil(this.refresh(request, kept.headers.get('ETag'), handler).catch(() => undefined))
      return kept
    }
    const fresh = this.fetchAndCache(request, handler)
    void handler.waitUntil(fresh.catch(() => undefined))
    return withShellFallback(fresh)
  }

  private async fetchAndCache(request: Request, handler: StrategyHandler): Promise<Response> {
    const fresh = await handler.fetch(request)
    void handler.waitUntil(cacheIfAsked(request, fresh.clone(), handler).catch(() => undefined))
    return fresh
  }

  /** A page that has not changed is not sent again: the browser's own cache may have lost it. */
  private async refresh(request: Request, etag: string | null, handler: StrategyHandler): Promise<void> {
    const asked = new Request(request)
    if (etag !== null) asked.headers.set('If-None-Match', etag)
    const fresh = await handler.fetch(asked)
    if (fresh.status !== NOT_MODIFIED) return cacheIfAsked(request, fresh, handler)
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
    { cacheKeyWillBeUsed: async ({ request }) => keyOf(request) ?? request },
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
  // Both read a store, and the page waits for them.
  const [address, plain] = await Promise.all([redirectOf(url, event), plainRequest(request)])
  if (address !== undefined) return Response.redirect(address)
  // Pages about the farmer are rendered on the client; the server's rendering could only show a guest's.
  const answer =
    pageKey(url) === null
      ? shell().then((page) => page ?? fetch(request))
      : renderings.handle({ request: plain, event })
  // Behind the page, which does not wait for them. Without network they are there already, or cannot come.
  event.waitUntil(answer.then(() => cacheTexts(languageOf(url.pathname))).catch(() => undefined))
  return answer
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

/**
 * Caches a page that was open before the worker was there, as it was rendered then; returns the pictures it names. It is
 * asked for with the browser's own headers first, so that it comes from its cache.
 */
export const cachePage = async (address: string): Promise<string[]> => {
  const url = new URL(address)
  if (url.origin !== location.origin) return []
  const path = pageKey(url)
  if (path === null) return []
  const answer = await fetch(path, { credentials: 'same-origin', redirect: 'manual' })
  const key = renderingKey(url, answer.headers.get(DATA_USE_HEADER))
  if (key === null || !isOwnResponse(answer) || !isOfThisBuild(answer)) return []
  const cache = await caches.open(PAGES_CACHE)
  await cache.put(key, withTimestamp(answer.clone()))
  invalidateIndex()
  const html = await answer.text()
  const sources = [...html.matchAll(/src(?:set)?="([^"]+)"/gi)].map(([, source = '']) =>
    source.replaceAll('&amp;', '&'),
  )
  return [...new Set(sources.flatMap((source) => source.match(/\/images\/[^\s,]+/g) ?? []))].slice(0, PICTURES_MAX)
}
