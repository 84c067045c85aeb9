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

/** A word, and its Latin spellings when it is written in another script. */
type Spellings = string[]

const spellingsOf = (text: string): Spellings[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s/]+/)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX)
    .map((word) => (hasIndic(word) ? [word, ...toLatin(word)] : [word]))

/** `%` and `_` mean themselves. */
const contains = (word: string): SQL => sql`${listings.searchText} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`
const resembles = (word: string): SQL => sql`${word}::text <% ${listings.searchText}`
const best = (word: Spellings, rank: (word: string) => SQL): SQL => sql`greatest(${sql.join(word.map(rank), sql`, `)})`
const sum = (words: Spellings[], rank: (word: string) => SQL): SQL =>
  sql.join(
    words.map((word) => best(word, rank)),
    sql` + `,
  )

/** For what is written as typed: words of the title, then words that begin so, then short texts over long ones. */
const plainRank = (words: Spellings[]): SQL => {
  const title = sql`word_similarity(${words.map(([word]) => word).join(' ')}::text, lower(${listings.title}))`
  const begins = (word: string): SQL => sql`case when strpos(' ' || ${listings.searchText}, ${` ${word}`}) > 0
    then 0.5 else 0 end`
  return sql`${title} + ${sum(words, begins)} + 40.0 / (40 + length(${listings.searchText}))`
}

/** The sounds that a misspelling keeps: wheet and wheat are both `wt`. */
const sounds = (text: SQL): SQL =>
  sql`regexp_replace(regexp_replace(${text}, '[aeiouyh]', '', 'g'), '(.)\\1+', '\\1', 'g')`

/** For misspellings: likeness of letters, and a bonus for the same sounds. */
const alikeRank = (words: Spellings[]): SQL => {
  const text = sounds(sql`' ' || ${listings.searchText} || ' '`)
  const sound = (word: string): SQL => sounds(sql`${` ${word} `}::text`)
  return sum(
    words,
    (word) => sql`word_similarity(${word}::text, ${listings.searchText})
      + case when length(${sound(word)}) > 3 and strpos(${text}, ${sound(word)}) > 0 then 0.5 else 0 end`,
  )
}

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
    return find(inner, everyWord(words, resembles), alikeRank(words), limit)
  })

/**
 * Listing ids for a text, best first. What is written as typed wins; only when nothing is, misspellings and other
 * scripts are looked for (decision 16).
 */
export const searchListings = async (shop: Shop, text: string, limit: number): Promise<number[]> => {
  const words = spellingsOf(text)
  if (words.length === 0) return []
  const literal = await find(shop, everyWord(words, contains), plainRank(words), limit)
  if (literal.length > 0) return literal
  const close = await findAlike(shop, words, CLOSE, limit)
  return close.length > 0 ? close : findAlike(shop, words, LOOSE, limit)
}
