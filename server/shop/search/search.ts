import { and, asc, or, sql, type SQL } from 'drizzle-orm'
import { readDoc } from '../../../src/search/describe.ts'
import { conditionsOf, lesserOf, ranked } from '../../../src/search/rank.ts'
import { complete, strangersOf, understand, type Query, type Vocabulary } from '../../../src/search/understand.ts'
import { listings } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { learnCrops } from '../core/crop-book.ts'
import { onSale } from '../core/on-sale.ts'
import { createSearchSlots, EMBEDDED, type SearchStep } from '../core/search-slots.ts'
import { knownWords, wordsLike } from './spelling.ts'

/** Searches in what `search-text.ts` has stored; what a text means and what fits best is decided as on the phone. */

/** Tokens have no sign of a pattern, and stand between spaces. */
const hasToken = (token: string): SQL => sql`${listings.searchText} like ${`% ${token} %`}`
/** Listings that hold what a text asks for, in any script; no word of it is corrected. Nothing where it asks for nothing. */
export const holdsMeant = (text: string): SQL | undefined => {
  const query = understand(text)
  if (query.isHopeless) return undefined
  return and(...conditionsOf(query).map((tokens) => or(...tokens.map(hasToken))))
}

/** What a word in so many listings finds is the best of these, which is enough for any list, and not of all. */
const RANKED_MAX = 3_000

const find = async ({ db }: ShopContext, query: Query, limit: number): Promise<number[]> => {
  const rows = await db
    .select({ id: listings.productId, text: listings.searchText })
    .from(listings)
    .where(and(onSale, ...conditionsOf(query).map((tokens) => or(...tokens.map(hasToken)))))
    .orderBy(asc(listings.id))
    .limit(RANKED_MAX)
  const goods = rows.map(({ id, text }) => ({ id, doc: readDoc(text) }))
  return [...new Set(ranked(goods, query).map(({ id }) => id))].slice(0, limit)
}

const embedded = createSearchSlots(EMBEDDED)

/** At most this many words are corrected; honest searches are shorter. */
const GUESSED_MAX = 8

/** The query with what the shop's own words make of those that the lexicon does not know. */
const completed = async (shop: ShopContext, query: Query, step: SearchStep): Promise<Query | null> => {
  const strangers = strangersOf(query)
  if (query.isHopeless || strangers.length === 0) return complete(query, NOTHING)
  const known = new Set(await step(() => knownWords(shop, strangers)))
  const begun = new Map<string, string[]>()
  const alike = new Map<string, string[]>()
  const unknown = strangers.filter((token) => !known.has(token) && !/^\d|^.$/.test(token))
  const own: Vocabulary = {
    known,
    begun: (token) => begun.get(token) ?? [],
    alike: (token) => alike.get(token) ?? [],
  }
  for (const [at, token] of unknown.slice(0, GUESSED_MAX).entries()) {
    const found = await step(() => wordsLike(shop, token))
    begun.set(token, found.begun)
    alike.set(token, found.alike)
    // After a word that stands for nothing there is nothing more to look up.
    if (complete(query, { ...own, known: new Set([...known, ...unknown.slice(at + 1)]) }) === null) return null
  }
  return complete(query, own)
}

const NOTHING = { known: new Set<string>(), begun: () => [], alike: () => [] }

const whereSearchesRead = <T>(shop: ShopContext, work: (shop: ShopContext) => Promise<T>): Promise<T> =>
  shop.searches === undefined ? work(shop) : shop.searches.read((db) => work({ ...shop, db }))

/** Ids of products for a text, each as good as the best of its listings, best first. */
export const searchProducts = async (
  shop: ShopContext,
  { text, limit, network }: { text: string; limit: number; network: string | null },
): Promise<number[]> => {
  await learnCrops(shop)
  const query = understand(text)
  if (query.terms.length === 0 || query.isHopeless) return []
  const search = async (reading: ShopContext, step: SearchStep): Promise<number[]> => {
    const meant = await completed(reading, query, step)
    if (meant === null) return []
    for (const one of [meant, ...lesserOf(meant)]) {
      const found = await step(() => find(reading, one, limit))
      if (found.length > 0) return found
    }
    return []
  }
  return (shop.searchSlots ?? embedded)(network, (step) => whereSearchesRead(shop, (reading) => search(reading, step)))
}
