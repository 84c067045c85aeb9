import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { SAVE_OFFLINE_HEADER } from '../src/contract/constants.ts'
import { PICTURE_CACHE } from '../src/client/db/quota-recovery.ts'
import { isImage } from '../src/client/api/response-checks.ts'
import { withTimeout } from './timeout.ts'

/** Pictures never change under their URL, so a cached one is never asked for again. */

const ENTRIES_MAX = 300
const CACHE_BYTES_MAX = 50 * 1024 * 1024
/** With this, a full cache stays within its bytes whatever the pictures are. */
const PICTURE_BYTES_MAX = CACHE_BYTES_MAX / ENTRIES_MAX
/** A connection that brings nothing: another width of the same picture is better than a grey box. */
const TIMEOUT_MS = 1_500

export const isPicture: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin &&
  request.method === 'GET' &&
  url.pathname.startsWith('/images/') &&
  // A file of one account only; answers to authorised requests are never stored here.
  !request.headers.has('Authorization') &&
  !request.headers.has(SAVE_OFFLINE_HEADER)

const keeper = new CacheFirst({
  cacheName: PICTURE_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        isImage(response) && Number(response.headers.get('Content-Length') ?? 0) <= PICTURE_BYTES_MAX ? response : null,
    },
    new ExpirationPlugin({ maxEntries: ENTRIES_MAX, purgeOnQuotaError: true }),
  ],
})

export const pictures: RouteHandlerCallback = async ({ request, event }) => {
  const [answer, done] = keeper.handleAll({ request, event })
  event.waitUntil(done.catch(() => undefined))
  try {
    const first = await withTimeout(TIMEOUT_MS, answer)
    if (first?.ok) return first
    return (await otherWidth(request)) ?? first ?? (await answer)
  } catch {
    return Response.error()
  }
}

/** In the cache of seen pictures and in offline downloads. Looks through all caches, so only where it must. */
const otherWidth = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { ignoreSearch: true, ignoreVary: true })

const ALREADY_THERE = { cache: 'only-if-cached', mode: 'same-origin' } as const

/** Caches pictures that the page loaded before the worker was there. They come from the HTTP cache and cost no data. */
export const cacheImages = async (event: ExtendableEvent, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses) {
    const [answer, done] = keeper.handleAll({ request: new Request(address, ALREADY_THERE), event })
    await Promise.allSettled([answer, done])
  }
}
