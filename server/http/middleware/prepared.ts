import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { dayInIndia } from '../../../src/contract/india.ts'
import type { CatalogueCache } from '../../shop/core/catalogue-cache.ts'
import { listingsRead, noteListings } from '../../shop/core/read-listings.ts'
import type { AppEnv } from '../deps.ts'
import { keptAddress } from '../known-address.ts'
import { isAhead } from './changed-cookie.ts'
import { preferredEncoding, recompressed } from './compress.ts'
import { bodyOf, wholeAnswer } from '../whole-body.ts'
import { wantsLittleData } from './data-use.ts'
import { unlessKnown } from './revalidate.ts'

/** Answers of the catalogue and rendered pages, kept as the bytes that are sent until something in them changes. */

const BYTES_MAX = 40 * 1024 * 1024
/** What an entry takes beside its body. */
const ENTRY_BYTES = 2_000
/** What stands for so long is worth the time that fewer bytes take. */
const STEADY_MS = 5_000
/** One after another, at most so often: the processor is for those who wait. */
const RECOMPRESS_EVERY_MS = 1_000

interface Entry {
  status: number
  body: Uint8Array<ArrayBuffer>
  headers: [string, string][]
  listings: ReadonlySet<number>
  madeAt: number
  /** In as few bytes as it can be. */
  isSmallest: boolean
}

interface Surroundings {
  clock: () => Date
  /** Names the build that pages are rendered with; a newer one may come while the server runs. */
  build: () => string | number
}

/** Those that anybody may have, of which the next one gets the same. */
const keyOf = (c: Context<AppEnv>, { clock, build }: Surroundings): string | null => {
  const { raw } = c.req
  if (!/^(GET|HEAD)$/.test(raw.method) || raw.headers.has('Authorization')) return null
  const url = new URL(raw.url)
  const address = keptAddress(url)
  const isCall = url.pathname.startsWith('/api/')
  // Of a page of another site the answer has its name.
  if (address === null || (isCall && raw.headers.has('Origin'))) return null
  // What is offered today may not be offered tomorrow.
  const version = isCall ? '' : `${build()} ${wantsLittleData(raw) ? 'little' : 'full'}`
  return `${preferredEncoding(raw)} ${dayInIndia(clock().getTime())} ${version} ${address}`
}

const again = ({ status, body, headers }: Entry, asked: string | undefined): Response =>
  unlessKnown(wholeAnswer(body, { status, headers }), asked)

/** Serves what is kept, and keeps what may be. Whoever has changed something sees it in the very next answer. */
export const createPrepared = (cache: CatalogueCache, surroundings: Surroundings): MiddlewareHandler<AppEnv> => {
  const now = () => surroundings.clock().getTime()
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
    sizeCalculation: ({ body, listings }, key) => body.length + 2 * key.length + ENTRY_BYTES + listings.size * 100,
    dispose: forget,
  })
  cache.listen(({ listing }) => {
    if (listing === undefined) {
      entries.clear()
      keysOf.clear()
    } else for (const key of keysOf.get(listing) ?? []) entries.delete(key)
  })

  /** The answer as everybody gets it who asks meanwhile, kept where it may be; null for what is nobody else's. */
  const keep = async (
    c: Context<AppEnv>,
    key: string,
    listings: ReadonlySet<number>,
    since: number,
  ): Promise<Entry | null> => {
    const { status, headers } = c.res
    const isWhole = status === 404 || (status === 200 && headers.has('ETag'))
    if (!isWhole || headers.get('Cache-Control') !== 'no-cache') return null
    const body = Uint8Array.from(await bodyOf(c.res))
    const isSmallest = headers.get('Content-Encoding') !== 'br'
    const entry = { status, body, headers: [...headers], listings, madeAt: now(), isSmallest }
    // Without this its headers would be added to those of a 304.
    c.res = undefined
    c.res = again(entry, c.req.header('If-None-Match'))
    await cache.caughtUp()
    if (!cache.isStill(listings, since)) return null
    if (status === 200) {
      entries.set(key, entry)
      for (const id of listings) keysOf.set(id, (keysOf.get(id) ?? new Set()).add(key))
    }
    return entry
  }

  let nextRecompression = 0
  /** Where it fails, the larger bytes are as good. */
  const recompress = async (entry: Entry): Promise<void> => {
    nextRecompression = Infinity
    entry.isSmallest = true
    entry.body = await recompressed(entry.body).catch(() => entry.body)
    nextRecompression = now() + RECOMPRESS_EVERY_MS
  }
  const isWorthIt = ({ isSmallest, madeAt }: Entry): boolean =>
    !isSmallest && now() >= Math.max(madeAt + STEADY_MS, nextRecompression)

  const underway = new Map<string, Promise<Entry | null>>()

  return async (c, next) => {
    const key = isAhead() ? null : keyOf(c, surroundings)
    if (key === null) {
      await next()
      // Stock has moved, say: the next list must tell.
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await cache.settled()
      return
    }
    const give = (entry: Entry): Response => {
      listingsRead(entry.listings)
      return again(entry, c.req.header('If-None-Match'))
    }
    // Many who ask for the same at once wait for one answer; where it came to nothing the next one makes it.
    for (let running = underway.get(key); running !== undefined; running = underway.get(key)) {
      const made = await running
      if (made !== null) return give(made)
    }
    const kept = entries.get(key)
    if (kept !== undefined) {
      if (isWorthIt(kept)) void recompress(kept)
      return give(kept)
    }
    const { promise, resolve } = Promise.withResolvers<Entry | null>()
    underway.set(key, promise)
    let made: Entry | null = null
    try {
      c.set('whole', true)
      const since = cache.moment()
      const listings = new Set<number>()
      await noteListings(listings, next)
      listingsRead(listings)
      made = await keep(c, key, listings, since)
    } finally {
      underway.delete(key)
      resolve(made)
    }
  }
}
