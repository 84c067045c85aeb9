import type { RouteHandlerCallback, RouteMatchCallback, WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { PIN_DISTRICTS_PATH } from '../src/contract/pins.ts'
import { withTimeout } from '../src/client/api/timeout.ts'
import { isJson } from '../src/client/api/response-checks.ts'

/** The PIN directory: all districts from the installation on, areas by shard as they are asked for. */

const CACHE = 'pins'
const DISTRICTS_CACHE = `${CACHE}-districts`
export const PIN_CACHES = [CACHE, DISTRICTS_CACHE]
const SHARDS_MAX = 60

export const isPin: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.method === 'GET' && url.pathname.startsWith('/pins/')

const ownJson: WorkboxPlugin = { cacheWillUpdate: async ({ response }) => (isJson(response) ? response : null) }
const cachedIn = (cacheName: string, ...more: WorkboxPlugin[]) =>
  new StaleWhileRevalidate({ cacheName, matchOptions: { ignoreVary: true }, plugins: [ownJson, ...more] })

/** The file of districts is apart from the shards' count, so that it never makes room for one. */
const districts = cachedIn(DISTRICTS_CACHE)
const areas = cachedIn(CACHE, new ExpirationPlugin({ maxEntries: SHARDS_MAX, purgeOnQuotaError: true }))

export const pins: RouteHandlerCallback = (options) =>
  (new URL(options.request.url).pathname === PIN_DISTRICTS_PATH ? districts : areas).handle(options)

/** A worker is not installed before this is over. */
const DIRECTORY_MS = 10_000

/** Best effort: the worker installs without it as well, also when the file stalls in the middle. */
export const precachePincodes = async (): Promise<void> => {
  try {
    await withTimeout(DIRECTORY_MS, undefined, async (signal) => {
      const answer = await fetch(PIN_DISTRICTS_PATH, { signal })
      if (!isJson(answer)) return
      const cache = await caches.open(DISTRICTS_CACHE)
      await cache.put(PIN_DISTRICTS_PATH, answer)
    })
  } catch {
    // Fetched again when a PIN is first looked up.
  }
}
