import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { countedDays, daySales, orderItems, orders, returns, shipments } from '../../db/schema.ts'
import { dayInIndia } from '../../../src/contract/india.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'

/**
 * Adds up what was ordered: the orders of a time are found by when they were placed and their lines by the order, so what
 * it costs does not depend on how many orders there are beside them.
 */

export const DAY_MS = 24 * 60 * 60 * 1000

/** When the first moment of a day is in India. */
export const begins = (day: string): Date => new Date(`${day}T00:00:00+05:30`)
export const ends = (day: string): Date => new Date(begins(day).getTime() + DAY_MS)

/** The end is not in it. */
interface Time {
  from: Date
  to: Date
}

/** How much of a day is over. */
const endOf = (day: string, now: Date): Date => new Date(Math.min(now.getTime(), ends(day).getTime()))

const isWithin = ({ from, to }: Time) =>
  sql`o.created_at >= ${from.toISOString()}::timestamptz and o.created_at < ${to.toISOString()}::timestamptz`

/** The lines of orders that were not left unpaid. */
const linesOf = (time: Time) => sql`
  select i.seller_id, i.listing_id::text as listing, coalesce(i.delivery_address->>'pincode', '') as pin, i.order_id, i.quantity,
    i.total_paise, i.item_status <> 'cancelled' as is_sold,
    case when s.state = 'returned' then 'undelivered' when r.state <> 'rejected' then r.problem end as reason
  from ${orders} o
  join ${orderItems} i on i.order_id = o.id
  join ${shipments} s on s.id = i.shipment_id
  left join ${returns} r on r.order_item_id = i.id
  where ${isWithin(time)} and i.item_status <> 'payment_pending'`

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

/** Of the parcels of orders that somebody took or may yet take: whose promised day is past, which of them were late, and the cash that was taken. */
const parcelsOf = (time: Time, now: Date) => sql`
  select 'parcels', coalesce(seller_id, 0), '', count(*) filter (where is_due)::int, count(*),
    coalesce(sum(cash), 0), count(*) filter (where is_due and is_late)
  from (
    select s.id, s.seller_id, coalesce(s.cash_taken_paise, 0) as cash,
      s.promised_to < ${dayInIndia(now.getTime())}::date as is_due,
      coalesce((max(i.delivery_date) at time zone 'Asia/Kolkata')::date > s.promised_to, s.state <> 'delivered') as is_late
    from ${orders} o
    join ${orderItems} i on i.order_id = o.id
    join ${shipments} s on s.id = i.shipment_id
    where ${isWithin(time)} and s.state not in ('waiting_payment', 'cancelled', 'returning', 'returned')
    group by s.id
  ) parcels
  group by grouping sets ((), (seller_id))
  having count(*) > 0`

/** Each set of sums is sorted by itself: in memory, without code made for one statement, and for longer than a call may take. */
const ROOM = sql`select set_config('work_mem', '64MB', true), set_config('jit', 'off', true),
  set_config('statement_timeout', '120s', true)`

const COLUMNS = sql`day, kind, seller_id, key, orders, pieces, paise, returned`

/**
 * Adds up all of a day, unless that was done since this moment. Only what has changed is written. Not by `not exists`: of a
 * day that the planner knows no rows of it would look through all sums for each.
 */
export const addUpDay = (shop: ShopContext, day: string, since: Date): Promise<void> =>
  inTransaction(shop, async ({ db, clock }) => {
    const now = clock()
    const time = { from: begins(day), to: endOf(day, now) }
    const counted = { countedAt: now, through: time.to }
    const isOld = lt(countedDays.countedAt, since)
    const taken = await db
      .insert(countedDays)
      .values({ day, ...counted })
      .onConflictDoUpdate({ target: countedDays.day, set: counted, setWhere: isOld })
      .returning({ day: countedDays.day })
    if (taken.length === 0) return
    await db.execute(ROOM)
    await db.execute(sql`
      with lines as materialized (${linesOf(time)}),
      sums as materialized (${SUMS} union all ${parcelsOf(time, now)}),
      gone as (
        delete from ${daySales} where day = ${day}::date
          and (kind, seller_id, key) not in (select kind, seller_id, key from sums)
      )
      insert into ${daySales} as old (${COLUMNS}) select ${day}::date, sums.* from sums
      on conflict (day, kind, seller_id, key) do update
        set (orders, pieces, paise, returned) = (excluded.orders, excluded.pieces, excluded.paise, excluded.returned)
        where (old.orders, old.pieces, old.paise, old.returned)
          is distinct from (excluded.orders, excluded.pieces, excluded.paise, excluded.returned)`)
  })

/**
 * Adds what was ordered since a day was added up, or since this was done last if that is before this moment: each order
 * once, as it belongs to one time. What is changed, paid or stored later than it says shows once the day is added up anew.
 * Does nothing while somebody else adds.
 */
export const addNewOrders = (shop: ShopContext, day: string, since: Date): Promise<void> =>
  inTransaction(shop, async ({ db, clock }) => {
    const to = endOf(day, clock())
    // A build that knows of no such moment has added up later than it says.
    const isBehind = and(lt(countedDays.through, to), lt(countedDays.through, since))
    const [counted] = await db
      .select({ from: countedDays.through })
      .from(countedDays)
      .where(and(eq(countedDays.day, day), gte(countedDays.through, countedDays.countedAt), isBehind))
      .for('update', { skipLocked: true })
    const from = counted?.from ?? null
    if (from === null) return
    await db.update(countedDays).set({ through: to }).where(eq(countedDays.day, day))
    await db.execute(sql`
      with lines as materialized (${linesOf({ from, to })})
      insert into ${daySales} as old (${COLUMNS}) select ${day}::date, sums.* from (${SUMS}) sums
      on conflict (day, kind, seller_id, key) do update set orders = old.orders + excluded.orders,
        pieces = old.pieces + excluded.pieces, paise = old.paise + excluded.paise, returned = old.returned + excluded.returned`)
  })
