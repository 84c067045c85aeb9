import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { calls } from '../src/contract/shop-calls.ts'
import { SAVE_OFFLINE_HEADER } from '../src/contract/constants.ts'
import { isJson } from '../src/client/api/response-checks.ts'
import { catalogueKey } from './cache-keys.ts'
import { markServerReachable, withTimeout, withSharedTimeout } from './timeout.ts'
import { CATALOGUE_CACHE } from '../src/shop/catalogue-index/caches.shared.ts'
import { savedResponse, offlineResponse, isOfflineCursor, invalidateIndex } from './offline-catalogue.ts'
import { timestampPlugin } from './timestamp-plugin.ts'
import { notifyClientsUpdated, broadcastUpdate, notifyNetworkFailed } from './notify-clients.ts'

/**
 * Stale while revalidate; screens are notified when the fresh answer differs. What is not cached is fetched, and
 * answered from the offline catalogue when the server does not answer.
 */

const ENTRIES_MAX = 400
/** After this long the offline catalogue is better than waiting on. */
const TIMEOUT_MS = 1_000
/** Together below the 8 s after which a screen gives up. */
const PARTIAL_TIMEOUT_MS = 4_000

export const isCatalogue: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin &&
  request.method === 'GET' &&
  // The page asks past every cache.
  request.cache !== 'reload' &&
  !request.headers.has('Authorization') &&
  !request.headers.has(SAVE_OFFLINE_HEADER) &&
  catalogueKey(url) !== null

/** A captive portal's page and a server error are no answer. */
const isAnswer = (answer: Response): boolean =>
  answer.status < 500 && (answer.headers.get('Content-Type') ?? '').startsWith('application/json')

class Catalogue extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = new URL(request.url)
    if (isOfflineCursor(url)) return (await offlineResponse(url))?.response ?? Response.error()
    const fresh = handler.fetchAndCachePut(request)
    void handler.waitUntil(fresh.catch(() => undefined))
    const kept = await handler.cacheMatch(request)
    if (kept !== undefined) return kept
    const known = (await savedResponse(url)) ?? (await insteadOf(fresh, url))
    if (known === undefined) return fresh
    const tell = async () => {
      if (isAnswer(await fresh)) await notifyClientsUpdated()
    }
    void handler.waitUntil(tell().catch(() => undefined))
    return known
  }
}

/**
 * Nothing when the server answers in time, or when the offline catalogue knows no better. Partial results wait longer:
 * on a slow network a list would be shown short and then grow.
 */
const insteadOf = async (fresh: Promise<Response>, url: URL): Promise<Response | undefined> => {
  const isThere = (answer: Response | undefined) => answer !== undefined && isAnswer(answer)
  if (isThere(await withSharedTimeout(TIMEOUT_MS, fresh))) return undefined
  const known = await offlineResponse(url)
  if (known === undefined || known.isWhole) return known?.response
  return isThere(await withTimeout(PARTIAL_TIMEOUT_MS, fresh)) ? undefined : known.response
}

const listen: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (isAnswer(response)) markServerReachable()
    return response
  },
  cacheDidUpdate: async () => invalidateIndex(),
}

export const catalogue = new Catalogue({
  cacheName: CATALOGUE_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => catalogueKey(new URL(request.url)) ?? request },
    { cacheWillUpdate: async ({ response }) => (isJson(response) ? response : null) },
    listen,
    timestampPlugin,
    broadcastUpdate,
    notifyNetworkFailed,
    new ExpirationPlugin({ maxEntries: ENTRIES_MAX, purgeOnQuotaError: true }),
  ],
})

/** Best effort: without network a promise needs where sellers deliver, also on the first product that is opened. */
export const precacheZones = async (event: ExtendableEvent): Promise<void> => {
  const request = `/api/${calls.deliveryZones.path}`
  await Promise.allSettled(catalogue.handleAll({ event, request }))
}
