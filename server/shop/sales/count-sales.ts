import { gte, sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database.ts'
import { countedDays, orders } from '../../db/schema.ts'
import { today } from '../core/business-day.ts'
import type { ShopContext } from '../core/context.ts'
import { addNewOrders, addUpDay, begins, DAY_MS, ends } from './add-up.ts'

/** Which days are added up, and when: what a day costs grows with its orders. */

const MINUTE_MS = 60_000
/** The longest time of which figures are shown. */
const SHOWN_DAYS = 90
/** So long after a day its lines may still be paid, cancelled, lost or given back. */
const OPEN_DAYS = 40
/** Whoever asks waits about so long for days that are added up meanwhile. */
const WAIT_MS = 2_000
/** A day of more orders is added up by the clock alone: it takes seconds. Whoever asks has what was ordered since added. */
const LARGE = 1_000
/** The clock adds up today and yesterday anew so often. */
const CLOCK_MS = 5 * MINUTE_MS

/** The day so many days before another one; both as 2026-01-31. */
const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)

/** Days up to this one, the latest first. */
export const daysUpTo = (last: string, days: number): string[] =>
  Array.from({ length: days }, (_, before) => daysBefore(last, before))

/** Figures of days before this one are deleted. */
export const firstSalesDay = (shop: Pick<ShopContext, 'clock'>): string => daysBefore(today(shop), SHOWN_DAYS - 1)

/** What was counted before this moment is counted anew: today's and yesterday's so often, and until nothing more can come once a day. */
const countedSince = (day: string, now: Date, often: number): Date => {
  const age = now.getTime() - begins(day).getTime()
  const wanted = now.getTime() - (age < 2 * DAY_MS ? often : DAY_MS)
  return new Date(Math.min(wanted, begins(day).getTime() + OPEN_DAYS * DAY_MS))
}

const isLarge = async ({ db }: ShopContext, day: string): Promise<boolean> => {
  const [found] = await rowsOf<{ orders: number }>(
    db,
    sql`select count(*)::int as orders from (
      select from ${orders} o where o.created_at >= ${begins(day).toISOString()}::timestamptz
        and o.created_at < ${ends(day).toISOString()}::timestamptz limit ${LARGE + 1}) found`,
  )
  return (found?.orders ?? 0) > LARGE
}

interface Counting {
  /** Days to count, the latest first. */
  days: readonly string[]
  isStopping: () => boolean
  /** Somebody waits. */
  isAsked: boolean
}

/** Adds up those of the days whose figures are old. Returns how many have no figures yet. */
const countDays = async (shop: ShopContext, { days, isStopping, isAsked }: Counting): Promise<number> => {
  const { db, clock } = shop
  const first = days.at(-1)
  if (first === undefined) return 0
  const known = await db.select().from(countedDays).where(gte(countedDays.day, first))
  const countedAt = new Map(known.map((row) => [row.day, row.countedAt]))
  const missing = new Set(days.filter((day) => !countedAt.has(day)))
  const since = (day: string) => countedSince(day, clock(), isAsked ? MINUTE_MS : CLOCK_MS)
  const old = days.filter((day) => {
    const at = countedAt.get(day)
    return at === undefined || at < since(day)
  })
  // Those that show nothing come before those that show what was.
  for (const day of [...old.filter((one) => missing.has(one)), ...old.filter((one) => !missing.has(one))]) {
    if (isStopping()) break
    if (isAsked && (await isLarge(shop, day))) {
      await addNewOrders(shop, day, since(day))
      continue
    }
    await addUpDay(shop, day, since(day))
    missing.delete(day)
  }
  return missing.size
}

/** Adds up what somebody who waits is to see, today's first, as far as the time allows. */
export const countSoon = async (shop: ShopContext, days: readonly string[]): Promise<number> => {
  const until = performance.now() + WAIT_MS
  const [newest, ...rest] = days
  const asked = { isAsked: true }
  const uncounted =
    newest === undefined ? 0 : await countDays(shop, { ...asked, days: [newest], isStopping: () => false })
  return uncounted + (await countDays(shop, { ...asked, days: rest, isStopping: () => performance.now() > until }))
}

/** Adds up all that is old, so that nobody has to wait for it. */
export const countAllDays = (shop: ShopContext, isStopping: () => boolean): Promise<number> =>
  countDays(shop, { days: daysUpTo(today(shop), SHOWN_DAYS), isStopping, isAsked: false })
