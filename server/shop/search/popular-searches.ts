import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { seasonOf, type Season } from '../../../src/contract/india.ts'
import { wordsOf } from '../../../src/search/fold.ts'
import { understand } from '../../../src/search/understand.ts'
import { rowsOf } from '../../db/database.ts'
import { searchCounts } from '../../db/schema.ts'
import { today } from '../core/business-day.ts'
import type { ShopContext } from '../core/context.ts'
import { knownWords } from './spelling.ts'

/** Counts what many search for, of nobody in particular. */

const SHOWN_MAX = 8
const LOOKED_AT_MAX = 50
/** What fewer have searched for in this time is shown to nobody. */
export const SEARCHED_MIN = 5
const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
const WORDS_MAX = 3
const LENGTH_MAX = 40
/** Of one network a day, and of all together: words can be joined in more ways than a disk holds. */
const COUNTED_MAX = 50
export const STORED_MAX = 5_000

/** What stands there until enough have searched; only what the catalogue has is shown, in the reader's own words. */
export const IN_SEASON = {
  rabi: ['wheat seed', 'mustard', 'urea', 'dap', 'potato', 'sprayer', 'fungicide', 'drip'],
  zaid: ['drip', 'mulching', 'pump', 'moong', 'okra', 'shade net', 'cattle feed', 'sprayer'],
  kharif: ['paddy seed', 'cotton', 'soybean', 'maize', 'urea', 'weed killer', 'insecticide', 'sprayer'],
} as const satisfies Record<Season, readonly string[]>

/** What must be a word of the catalogue for a text to be one of it; any of the tokens in a list will do. */
const tokensOf = (text: string): string[][] => [
  ...understand(text).terms.map(({ tokens }) => tokens),
  ...wordsOf(text).flatMap((word) => (/^\d\d/.test(word) ? [[word]] : [])),
]

/** Those of which every word is one of the catalogue, so no name, number or address of anybody. */
const ofCatalogue = async (shop: ShopContext, texts: readonly string[]): Promise<string[]> => {
  const wanted = texts.map((text) => ({ text, tokens: tokensOf(text) }))
  const known = new Set(
    await knownWords(
      shop,
      wanted.flatMap(({ tokens }) => tokens.flat()),
    ),
  )
  return wanted
    .filter(({ tokens }) => tokens.length > 0 && tokens.every((some) => some.some((token) => known.has(token))))
    .map(({ text }) => text)
}

/** What each network was counted for today, in this process's memory alone: nobody makes a word popular by himself. */
const counted = new LRUCache<string, Set<string>>({ max: 5_000 })

/** Whose network is not known is not counted: a page of results may be asked for by anybody again and again. */
export const isNewSearch = (network: string | null, day: string, text: string): boolean => {
  if (network === null) return false
  const key = `${day} ${network}`
  const texts = counted.get(key) ?? new Set()
  counted.set(key, texts)
  return texts.size < COUNTED_MAX && texts.size < texts.add(text).size
}

/** As it is counted, whoever has typed it; null where it is too long for that. */
export const countedText = (typed: string): string | null => {
  const words = typed.normalize('NFC').toLowerCase().trim().split(/\s+/)
  const text = words.join(' ')
  return text === '' || words.length > WORDS_MAX || text.length > LENGTH_MAX ? null : text
}

/** Counts a search that found something, once a day for each network. Only the words and the day are stored. */
export const countSearch = async (shop: ShopContext, typed: string, network: string | null): Promise<void> => {
  const text = countedText(typed)
  if (text === null) return
  const day = today(shop)
  if (!isNewSearch(network, day, text)) return
  if ((await ofCatalogue(shop, [text])).length === 0) return
  await shop.db.execute(
    sql`insert into ${searchCounts} (day, text, count)
      select ${day}::date, ${text}::text, 1 where (select count(*) from ${searchCounts} where day = ${day}::date and text <> ${text}::text) < ${STORED_MAX}::int
      on conflict (day, text) do update set count = ${searchCounts}.count + 1`,
  )
}

/** What was searched for before this day does not count, and is deleted. */
export const firstDay = ({ clock }: Pick<ShopContext, 'clock'>): string =>
  today({ clock: () => new Date(clock().getTime() - KEPT_DAYS * DAY_MS) })

/** What was searched for most, filled up by what the season asks for; read once an hour, for it adds up many rows. */
export const popularSearches = async (shop: ShopContext): Promise<string[]> => {
  const hour = shop.clock().toISOString().slice(0, 13)
  const read = () => readPopular(shop)
  return shop.catalogue ? shop.catalogue.once(`popular ${hour}`, read) : read()
}

const readPopular = async (shop: ShopContext): Promise<string[]> => {
  const searched = await rowsOf<{ text: string }>(
    shop.db,
    sql`select text from ${searchCounts} where day >= ${firstDay(shop)}::date
      group by text having sum(count) >= ${SEARCHED_MIN}::int
      order by sum(count) desc, text limit ${LOOKED_AT_MAX}::int`,
  )
  const texts = new Set([...searched.map(({ text }) => text), ...IN_SEASON[seasonOf(today(shop))]])
  return (await ofCatalogue(shop, [...texts])).slice(0, SHOWN_MAX)
}
