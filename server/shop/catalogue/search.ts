import { and, desc, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { apart, wordsOf, written, type Spellings } from '../../../src/contract/search/words.ts'
import { listings } from '../../db/schema.ts'
import { onSale } from './on-sale.ts'
import type { ShopContext } from '../core/context.ts'
import { createSearchSlots, EMBEDDED } from './search-slots.ts'
import { knownWordsLike } from './spelling.ts'

/** `%` and `_` are literal. */
const contains = (word: string): SQL => sql`${listings.searchText} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`
/** What a word in so many listings finds is the best of these, which is enough for any list, and not of all. */
const RANKED_MAX = 3_000

/** What a listing is ranked by. */
interface Ranked {
  title: AnyColumn
  searchText: AnyColumn
}

const anyOf = (spellings: Spellings, condition: (spelling: string) => SQL): SQL =>
  sql`(${sql.join(spellings.map(condition), sql` or `)})`

/**
 * A word of the title, or nearly one, counts more than one of the description; the middle of a word counts nothing. Of
 * several spellings the one that counts most; likeness, which is slow, is only asked for where no title has one.
 */
const weight = ({ title, searchText }: Ranked, word: Spellings): SQL => sql`case
  when ${anyOf(word, (spelling) => sql`strpos(' ' || lower(${title}), ${` ${spelling}`}) > 0`)} then 1.5::float8
  when ${anyOf(word, (spelling) => sql`word_similarity(${spelling}::text, lower(${title})) >= 0.5`)} then 1
  when ${anyOf(word, (spelling) => sql`strpos(' ' || ${searchText}, ${` ${spelling}`}) > 0`)} then 0.5
  else 0 end`

/** The weight of every word, then short texts over long ones. */
const rank = (listing: Ranked, words: Spellings[]): SQL => {
  const weights = words.map((word) => weight(listing, word))
  return sql`${sql.join(weights, sql` + `)} + 40::float8 / (40 + length(${listing.searchText}))`
}

const find = async ({ db }: ShopContext, words: Spellings[], limit: number): Promise<number[]> => {
  const matching = db
    .select({ id: listings.id, title: listings.title, searchText: listings.searchText })
    .from(listings)
    .where(and(onSale, ...words.map((word) => or(...word.map(contains)))))
    .limit(RANKED_MAX)
    .as('matching')
  const rows = await db
    .select({ id: matching.id })
    .from(matching)
    .orderBy(desc(rank(matching, words)), matching.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}

const embedded = createSearchSlots(EMBEDDED)

/** At most this many words are corrected; honest searches are shorter. */
const GUESSED_MAX = 8

/**
 * Listing ids for a text, best first. The text as typed wins; only when nothing matches, other scripts and misspellings
 * are tried.
 */
export const searchListings = async (
  shop: ShopContext,
  { text, limit, network }: { text: string; limit: number; network: string | null },
): Promise<number[]> => {
  const words = wordsOf(text)
  if (words.length === 0) return []
  return (shop.searchSlots ?? embedded)(network, async (step) => {
    const literal = await step(() => find(shop, written(words), limit))
    if (literal.length > 0) return literal
    const corrected: Spellings[] = []
    for (const word of written(words.flatMap(apart).slice(0, GUESSED_MAX))) {
      const known = await step(() => knownWordsLike(shop, word))
      // A word without any known spelling is in no text, so there is nothing to find and nothing more to look up.
      if (known.length === 0 && (await step(() => find(shop, [word], 1))).length === 0) return []
      corrected.push(known.length > 0 ? known : word)
    }
    return step(() => find(shop, corrected, limit))
  })
}
