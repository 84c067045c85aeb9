import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { dayInIndia } from '../../../src/contract/india.ts'
import type { CatalogueCache } from '../../shop/core/catalogue-cache.ts'
import { listingsRead, noteListings } from '../../shop/core/read-listings.ts'
import { preferredEncoding } from './compress.ts'
import { wantsLittleData } from './data-use.ts'

/** Answers of the catalogue and rendered pages, kept as the bytes that are sent until something in them changes. */

const BYTES_MAX = 40 * 1024 * 1024
/** What an entry takes beside its body. */
const ENTRY_BYTES = 2_000
/** Calls that are answered from the catalogue alone. A search is not: it counts what each network asks. */
const CATALOGUE =
  /^\/api\/(brands|category-listing|category-brands\/\w+|products|product-filters|crops|vendors|vendor-brands\/\w+|get-banner|get-deal|delivery-zones|(product\/details|get-review|similar-products|questions)\/[^/]+)$/
const OTHER_FILES = /^\/(images|assets|pins)\/|\.[a-z0-9]+$/i

interface Entry {
  body: Uint8Array<ArrayBuffer>
  headers: [string, string][]
  etag: string
  listings: ReadonlySet<number>
}

interface Surroundings {
  clock: () => Date
  /** Names the build that pages are rendered with; a newer one may come while the server runs. */
  build: () => string | number
}

/** Those that anybody may have, of which the next one gets the same. */
const keyOf = (c: Context, { clock, build }: Surroundings): string | null => {
  const { raw } = c.req
  if (raw.method !== 'GET' || raw.headers.has('Authorization') || raw.headers.has('Origin')) return null
  const { pathname, search } = new URL(raw.url)
  const isCall = pathname.startsWith('/api/')
  if ((isCall && !CATALOGUE.test(pathname)) || /[?&]q=/.test(search)) return null
  if (!isCall && OTHER_FILES.test(pathname)) return null
  // What is offered today may not be offered tomorrow.
  const version = isCall ? '' : `${build()} ${wantsLittleData(raw) ? 'little' : 'full'}`
  return `${preferredEncoding(raw)} ${dayInIndia(clock().getTime())} ${version} ${pathname}${search}`
}

const matches = (asked: string | undefined, etag: string): boolean =>
  asked?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')) ?? false

const again = ({ body, headers, etag }: Entry, asked: string | undefined): Response =>
  matches(asked, etag)
    ? new Response(null, {
        status: 304,
        headers: headers.filter(([name]) => !/^content-(encoding|type|length)$/i.test(name)),
      })
    : new Response(body, { headers })

/** Serves what is kept, and keeps what may be. Whoever has changed something sees it in the very next answer. */
export const createPrepared = (cache: CatalogueCache, surroundings: Surroundings): MiddlewareHandler => {
  const keysOf = new Map<number, Set<string>>()
  const forget = ({ listings }: Entry, key: string) => {
    for (const id of listings) {
      const keys = keysOf.get(id)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(id)
    }
  }
  const entries = new LRUCache<string, Entry>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ body, listings }) => body.length + ENTRY_BYTES + listings.size * 100,
    dispose: forget,
  })
  cache.listen(({ listing }) => {
    if (listing === undefined) {
      entries.clear()
      keysOf.clear()
    } else for (const key of keysOf.get(listing) ?? []) entries.delete(key)
  })

  const keep = async (
    key: string,
    answer: Response,
    listings: ReadonlySet<number>,
    since: number,
  ): Promise<Response> => {
    const etag = answer.headers.get('ETag')
    if (answer.status !== 200 || etag === null || answer.headers.get('Cache-Control') !== 'no-cache') return answer
    const body = new Uint8Array(await answer.arrayBuffer())
    if (cache.isStill(listings, since)) {
      entries.set(key, { body, headers: [...answer.headers], etag, listings })
      for (const id of listings) keysOf.set(id, (keysOf.get(id) ?? new Set()).add(key))
    }
    return new Response(body, answer)
  }

  const underway = new Map<string, Promise<void>>()

  return async (c, next) => {
    const key = keyOf(c, surroundings)
    if (key === null) {
      await next()
      // Stock has moved, say: the next list must tell.
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await cache.settled()
      return
    }
    // Many who ask for the same at once wait for one answer.
    const running = underway.get(key)
    if (running !== undefined) await running
    const kept = entries.get(key)
    if (kept !== undefined) {
      listingsRead(kept.listings)
      return again(kept, c.req.header('If-None-Match'))
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    underway.set(key, promise)
    try {
      const since = cache.moment()
      const listings = new Set<number>()
      await noteListings(listings, next)
      listingsRead(listings)
      c.res = await keep(key, c.res, listings, since)
    } finally {
      underway.delete(key)
      resolve()
    }
  }
}
