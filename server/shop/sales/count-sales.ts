import { gte, sql } from 'drizzle-orm'
import { countedDays, daySales, orderItems, orders, returns, shipments } from '../../db/schema.ts'
import { dayInIndia } from '../../../src/contract/india.ts'
import { today } from '../core/business-day.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'

/**
 * Adds up what was ordered, day by day: the orders of one day are found by the time they were placed and their lines by
 * the order, so what a day costs does not depend on how many orders there are beside it.
 */

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60_000
/** The longest time of which figures are shown. */
const SHOWN_DAYS = 90
/** So long after a day its lines may still be paid, cancelled, lost or given back. */
const OPEN_DAYS = 40
/** Whoever asks waits about so long for days that are added up meanwhile. */
const WAIT_MS = 2_000

/** The day so many days before another one; both as 2026-01-31. */
const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)

/** Days up to this one, the latest first. */
export const daysUpTo = (last: string, days: number): string[] =>
  Array.from({ length: days }, (_, before) => daysBefore(last, before))

/** Figures of days before this one are deleted. */
export const firstSalesDay = (shop: Pick<ShopContext, 'clock'>): string => daysBefore(today(shop), SHOWN_DAYS - 1)

/** When the first moment of a day is in India. */
const begins = (day: string): Date => new Date(`${day}T00:00:00+05:30`)

/** What was counted before this moment is counted anew: today's each minute, and until nothing more can come once a day. */
const countedSince = (day: string, now: Date): Date => {
  const age = now.getTime() - begins(day).getTime()
  const wanted = now.getTime() - (age < 2 * DAY_MS ? MINUTE_MS : DAY_MS)
  return new Date(Math.min(wanted, begins(day).getTime() + OPEN_DAYS * DAY_MS))
}

/** The lines of a day's orders that were not left unpaid. */
const linesOf = (day: string) => sql`
  select i.seller_id, i.listing_id::text as listing, coalesce(i.delivery_address->>'pincode', '') as pin, i.order_id, i.quantity,
    i.total_paise, i.item_status <> 'cancelled' as is_sold,
    case when s.state = 'returned' then 'undelivered' when r.state <> 'rejected' then r.problem end as reason
  from ${orders} o
  join ${orderItems} i on i.order_id = o.id
  join ${shipments} s on s.id = i.shipment_id
  left join ${returns} r on r.order_item_id = i.id
  where o.created_at >= ${begins(day).toISOString()}::timestamptz
    and o.created_at < ${new Date(begins(day).getTime() + DAY_MS).toISOString()}::timestamptz
    and i.item_status <> 'payment_pending'`

/** Each sum for one shop and for all, whose number is 0. */
const SUMS = sql`
  select case when grouping(listing) = 0 then 'listing' when grouping(pin) = 0 then 'pin'
      when grouping(reason) = 0 then 'reason' else 'all' end as kind,
    coalesce(seller_id, 0) as seller_id, coalesce(listing, pin, reason, '') as key,
    count(distinct order_id) filter (where is_sold)::int as orders,
    coalesce(sum(quantity) filter (where is_sold), 0) as pieces,
    coalesce(sum(total_paise) filter (where is_sold), 0) as paise,
    coalesce(sum(quantity) filter (where reason is not null), 0) as returned
  from lines
  group by grouping sets ((), (seller_id), (listing), (seller_id, listing), (pin), (seller_id, pin), (reason), (seller_id, reason))
  having count(*) > 0 and (grouping(reason) = 1 or reason is not null)`

/** Of the parcels of a day's orders that somebody took or may yet take: whose promised day is past, which of them were late, and the cash that was taken. */
const parcelsOf = (day: string, now: Date) => sql`
  select ${day}::date, 'parcels', coalesce(seller_id, 0), '', count(*) filter (where is_due)::int, count(*),
    coalesce(sum(cash), 0), count(*) filter (where is_due and is_late)
  from (
    select s.id, s.seller_id, coalesce(s.cash_taken_paise, 0) as cash,
      s.promised_to < ${dayInIndia(now.getTime())}::date as is_due,
      coalesce((max(i.delivery_date) at time zone 'Asia/Kolkata')::date > s.promised_to, s.state <> 'delivered') as is_late
    from ${orders} o
    join ${orderItems} i on i.order_id = o.id
    join ${shipments} s on s.id = i.shipment_id
    where o.created_at >= ${begins(day).toISOString()}::timestamptz
      and o.created_at < ${new Date(begins(day).getTime() + DAY_MS).toISOString()}::timestamptz
      and s.state not in ('waiting_payment', 'cancelled', 'returning', 'returned')
    group by s.id
  ) parcels
  group by grouping sets ((), (seller_id))
  having count(*) > 0`

/** Adds up one day, unless somebody else has done so meanwhile. */
const countDay = (shop: ShopContext, day: string): Promise<void> =>
  inTransaction(shop, async ({ db, clock }) => {
    const now = clock()
    const isOld = sql`${countedDays.countedAt} < ${countedSince(day, now).toISOString()}::timestamptz`
    const taken = await db
      .insert(countedDays)
      .values({ day, countedAt: now })
      .onConflictDoUpdate({ target: countedDays.day, set: { countedAt: now }, setWhere: isOld })
      .returning({ day: countedDays.day })
    if (taken.length === 0) return
    await db.execute(sql`delete from ${daySales} where day = ${day}::date`)
    await db.execute(
      sql`with lines as materialized (${linesOf(day)})
        insert into ${daySales} (day, kind, seller_id, key, orders, pieces, paise, returned)
        select ${day}::date, sums.* from (${SUMS}) sums`,
    )
    await db.execute(
      sql`insert into ${daySales} (day, kind, seller_id, key, orders, pieces, paise, returned) ${parcelsOf(day, now)}`,
    )
  })

interface Counting {
  /** Days to count, the latest first. */
  days: readonly string[]
  isStopping: () => boolean
}

/** Adds up those of the days whose figures are old. Returns how many have no figures yet. */
const countDays = async (shop: ShopContext, { days, isStopping }: Counting): Promise<number> => {
  const { db, clock } = shop
  const first = days.at(-1)
  if (first === undefined) return 0
  const known = await db.select().from(countedDays).where(gte(countedDays.day, first))
  const countedAt = new Map(known.map((row) => [row.day, row.countedAt]))
  const missing = new Set(days.filter((day) => !countedAt.has(day)))
  const old = days.filter((day) => {
    const at = countedAt.get(day)
    return at === undefined || at < countedSince(day, clock())
  })
  // Those that show nothing come before those that show what was.
  for (const day of [...old.filter((one) => missing.has(one)), ...old.filter((one) => !missing.has(one))]) {
    if (isStopping()) break
    await countDay(shop, day)
    missing.delete(day)
  }
  return missing.size
}

/** Adds up what somebody who waits is to see, today's first, as far as the time allows. */
export const countSoon = async (shop: ShopContext, days: readonly string[]): Promise<number> => {
  const until = performance.now() + WAIT_MS
  const [newest, ...rest] = days
  if (newest !== undefined) await countDays(shop, { days: [newest], isStopping: () => false })
  return countDays(shop, { days: rest, isStopping: () => performance.now() > until })
}

/** Adds up all that is old, so that nobody has to wait for it. */
export const countAllDays = (shop: ShopContext, isStopping: () => boolean): Promise<number> =>
  countDays(shop, { days: daysUpTo(today(shop), SHOWN_DAYS), isStopping })
