import { LRUCache } from 'lru-cache'
import type { Call } from '../../../src/contract/shop-calls.ts'
import { dayInIndia } from '../../../src/contract/india.ts'
import type { CatalogueCache } from '../../shop/core/catalogue-cache.ts'
import { isAhead } from '../middleware/changed-cookie.ts'
import { listingsRead, noteListings } from '../../shop/core/read-listings.ts'

/** What a call is made with, and how it is made where nothing is kept. */
export type KeepData = (
  call: Pick<Call, 'path' | 'cachedBy'>,
  given: { params?: unknown; query?: unknown; language?: unknown },
  make: () => Promise<unknown>,
) => Promise<unknown>

/** As JSON; parsed it takes about three times as much. */
const KEPT_LENGTH_MAX = 3_000_000

interface Kept {
  answer: unknown
  listings: ReadonlySet<number>
  since: number
}

const isSearch = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'q' in query && Boolean(query.q)

const hasSucceeded = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === true

/**
 * What pages are made of, parsed and checked, until something in it changes: the catalogue's answers that are the same
 * for everybody. Nobody may change what is kept.
 */
export const createKeptData = (cache: CatalogueCache, clock: () => Date): KeepData => {
  const entries = new LRUCache<string, Kept>({
    maxSize: KEPT_LENGTH_MAX,
    sizeCalculation: ({ answer }, key) => JSON.stringify(answer).length + key.length,
  })
  return async ({ path, cachedBy }, { params, query, language }, make) => {
    if (cachedBy !== 'all' || isSearch(query) || isAhead()) return make()
    // What is offered today may not be offered tomorrow.
    const key = JSON.stringify([path, params, query, language, dayInIndia(clock().getTime())])
    const known = entries.get(key)
    if (known !== undefined && cache.isStill(known.listings, known.since)) {
      listingsRead(known.listings)
      return known.answer
    }
    const since = cache.moment()
    const listings = new Set<number>()
    const answer = await noteListings(listings, make)
    listingsRead(listings)
    if (hasSucceeded(answer)) entries.set(key, { answer, listings, since })
    return answer
  }
}
