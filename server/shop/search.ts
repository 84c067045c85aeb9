import type { SQL } from 'drizzle-orm'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { listings } from '../db/schema.ts'
import { hasIndic, toLatin } from './indic.ts'
import type { Shop } from './shop.ts'
import { inTransaction } from './transaction.ts'

const WORDS_MAX = 8
/** How alike a word must be to one of the listing's: first close, then loosely. */
const CLOSE = '0.5'
const LOOSE = '0.36'

/** A word and its Latin spelling, when it has another. */
type Spellings = string[]

const spellingsOf = (text: string): Spellings[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s/]+/)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX)
    .map((word) => (hasIndic(word) ? [word, toLatin(word)] : [word]))

/** `%` and `_` mean themselves. */
const contains = (word: string): SQL => sql`${listings.searchText} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`
const resembles = (word: string): SQL => sql`${word}::text <% ${listings.searchText}`
const likeness = (word: string): SQL => sql`word_similarity(${word}::text, ${listings.searchText})`
const titleLikeness = (words: Spellings[]): SQL<number> =>
  sql<number>`word_similarity(${words.map(([word]) => word).join(' ')}::text, lower(${listings.title}))`

const bestOf = (word: Spellings): SQL => sql`greatest(${sql.join(word.map(likeness), sql`, `)})`
const sumOf = (words: Spellings[]): SQL => sql.join(words.map(bestOf), sql` + `)

const everyWord = (words: Spellings[], test: (word: string) => SQL): SQL | undefined =>
  and(eq(listings.published, true), ...words.map((word) => or(...word.map(test))))

const find = async ({ db }: Shop, where: SQL | undefined, rank: SQL, limit: number): Promise<number[]> => {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(where)
    .orderBy(desc(rank), listings.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}

const findAlike = (shop: Shop, words: Spellings[], threshold: string, limit: number): Promise<number[]> =>
  inTransaction(shop, async (inner) => {
    await inner.db.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${threshold}, true)`)
    return find(inner, everyWord(words, resembles), sumOf(words), limit)
  })

/**
 * Listing ids for a text, best first. What is written as typed wins; only when nothing is, misspellings and other
 * scripts are looked for (decision 16).
 */
export const searchListings = async (shop: Shop, text: string, limit: number): Promise<number[]> => {
  const words = spellingsOf(text)
  if (words.length === 0) return []
  const literal = await find(shop, everyWord(words, contains), titleLikeness(words), limit)
  if (literal.length > 0) return literal
  const close = await findAlike(shop, words, CLOSE, limit)
  return close.length > 0 ? close : findAlike(shop, words, LOOSE, limit)
}
