import { sql } from 'drizzle-orm'
import { MISSES_KEPT_DAYS, SALES_NAMED_MAX } from '../../../src/contract/calls/staff/sales.ts'
import { rowsOf } from '../../db/database.ts'
import { searchMisses } from '../../db/schema.ts'
import { today } from '../core/business-day.ts'
import type { ShopContext } from '../core/context.ts'
import { keyedHash } from '../core/encryption.ts'
import { countedText, isNewSearch, SEARCHED_MIN, STORED_MAX } from './popular-searches.ts'

/** Counts what many look for in vain, of nobody in particular. */

const DAY_MS = 24 * 60 * 60 * 1000
/** No number of a phone, an account or a house. */
const HAS_DIGIT = /\p{Nd}|@/u

/** What was looked for before this day does not count, and is deleted. */
export const firstMissedDay = ({ clock }: Pick<ShopContext, 'clock'>, days: number = MISSES_KEPT_DAYS): string =>
  today({ clock: () => new Date(clock().getTime() - (Math.min(days, MISSES_KEPT_DAYS) - 1) * DAY_MS) })

/** Counts a search that found nothing, once a day for each network. Its words are stored once enough have searched for them. */
export const countMiss = async (shop: ShopContext, typed: string, network: string | null): Promise<void> => {
  const { db, dataKeys } = shop
  const text = countedText(typed)
  if (text === null || HAS_DIGIT.test(text)) return
  const day = today(shop)
  if (!isNewSearch(network, day, text)) return
  const hash = keyedHash(dataKeys, 'search-miss', [text])
  await db.execute(
    sql`insert into ${searchMisses} (hash, day, count)
      select ${hash}::text, ${day}::date, 1 where (select count(*) from ${searchMisses} where day = ${day}::date and hash <> ${hash}::text) < ${STORED_MAX}::int
      on conflict (hash, day) do update set count = ${searchMisses}.count + 1`,
  )
  await db.execute(
    sql`update ${searchMisses} set text = ${text}::text where hash = ${hash}::text and day = ${day}::date and text is null
      and (select sum(count) from ${searchMisses} where hash = ${hash}::text and day >= ${firstMissedDay(shop)}::date) >= ${SEARCHED_MIN}::int`,
  )
}

/** What enough have looked for in these days and nothing was found, most often first. */
export const listMisses = async (shop: ShopContext, days: number): Promise<{ text: string; count: number }[]> =>
  rowsOf<{ text: string; count: number }>(
    shop.db,
    sql`select max(text) as text, sum(count)::int as count from ${searchMisses} where day >= ${firstMissedDay(shop, days)}::date
      group by hash having max(text) is not null order by 2 desc, 1 limit ${SALES_NAMED_MAX}::int`,
  )
