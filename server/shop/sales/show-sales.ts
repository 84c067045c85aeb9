import { and, asc, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  RETURN_REASONS,
  RUNNING_OUT_MAX,
  SALES_NAMED_MAX,
  type DeskSales,
  type SalesDays,
  type Sold,
} from '../../../src/contract/calls/staff/sales.ts'
import { rupees } from '../../../src/contract/money.ts'
import { isOneOf } from '../../db/database.ts'
import { daySales, listings, sellers, variants } from '../../db/schema.ts'
import { today } from '../core/business-day.ts'
import type { ShopContext } from '../core/context.ts'
import type { Staff } from '../core/identity.ts'
import { listMisses } from '../search/missed-searches.ts'
import { ownShop } from '../sellers/particulars.ts'
import { countSoon, daysUpTo } from './count-sales.ts'

/** What sells, as the days were added up: of one shop, or for the operator of all. */

interface Query {
  days: SalesDays
  seller?: string | undefined
}

/** The number under which all shops are added up together. */
const ALL_SHOPS = 0

const sum = (column: AnyPgColumn) => sql<string>`sum(${column})`
const sums = {
  orders: sum(daySales.orders),
  pieces: sum(daySales.pieces),
  paise: sum(daySales.paise),
  returned: sum(daySales.returned),
}
const sold = ({ orders, pieces, paise, returned }: { [K in keyof typeof sums]: string | number }): Sold => ({
  orders: Number(orders),
  pieces: Number(pieces),
  amount: rupees(Number(paise)),
  returned: Number(returned),
})

const shopName = sql<string>`coalesce(${sellers.shopName}, ${sellers.name})`

type Kind = (typeof daySales.$inferSelect)['kind']

/** One kind of sums of these days: day by day, as the key begins with it. */
const ofDays = (kind: Kind, days: readonly string[]): SQL | undefined =>
  and(sql`${daySales.day} = any(${`{${days.join(',')}}`}::text::date[])`, eq(daySales.kind, kind))

const ofShop = (kind: Kind, sellerId: number, days: readonly string[]): SQL | undefined =>
  and(ofDays(kind, days), eq(daySales.sellerId, sellerId))

/** The shop whose figures are asked for; null for all, which the operator alone sees. */
const shopOf = async (shop: ShopContext, me: Staff, seller: string | undefined): Promise<DeskSales['shop']> => {
  const id = seller === undefined ? me.sellerId : Number(seller)
  if (id === null) return null
  const own = await ownShop(shop, me, id)
  return { id: own.id, shop_name: own.shopName ?? own.name }
}

const byDay = async ({ db }: ShopContext, sellerId: number, days: readonly string[]): Promise<DeskSales['days']> => {
  const rows = await db
    .select()
    .from(daySales)
    .where(ofShop('all', sellerId, days))
  const parcels = await db
    .select({ day: daySales.day, paise: daySales.paise })
    .from(daySales)
    .where(ofShop('parcels', sellerId, days))
  const known = new Map(rows.map((row) => [row.day, sold(row)]))
  const cash = new Map(parcels.map(({ day, paise }) => [day, rupees(paise)]))
  return days
    .map((day) => ({
      day,
      ...(known.get(day) ?? { orders: 0, pieces: 0, amount: 0, returned: 0 }),
      cash: cash.get(day) ?? 0,
    }))
    .toReversed()
}

/** Named once it is known which they are: a large shop sells tens of thousands of listings in a week. */
const byListing = async (
  { db }: ShopContext,
  sellerId: number,
  days: readonly string[],
): Promise<DeskSales['listings']> => {
  const rows = await db
    .select({ key: daySales.key, ...sums })
    .from(daySales)
    .where(ofShop('listing', sellerId, days))
    .groupBy(daySales.key)
    .orderBy(desc(sums.paise), sql`${daySales.key}::int`)
    .limit(SALES_NAMED_MAX)
  const named = await db
    .select({ id: listings.id, title: listings.title, shopName })
    .from(listings)
    .innerJoin(sellers, eq(sellers.id, listings.sellerId))
    .where(
      isOneOf(
        listings.id,
        rows.map(({ key }) => Number(key)),
      ),
    )
  const byId = new Map(named.map((row) => [row.id, row]))
  return rows.flatMap(({ key, ...row }) => {
    const one = byId.get(Number(key))
    return one === undefined ? [] : [{ listing_id: one.id, title: one.title, shop_name: one.shopName, ...sold(row) }]
  })
}

const byPin = async (
  { db, pins }: ShopContext,
  sellerId: number,
  days: readonly string[],
): Promise<DeskSales['pins']> => {
  const rows = await db
    .select({ pin: daySales.key, ...sums })
    .from(daySales)
    .where(ofShop('pin', sellerId, days))
    .groupBy(daySales.key)
    .orderBy(desc(sums.paise), daySales.key)
    .limit(SALES_NAMED_MAX)
  return rows.map(({ pin, ...row }) => ({ pincode: pin, district: pins.find(pin)[0]?.district ?? '', ...sold(row) }))
}

const byReason = async (
  { db }: ShopContext,
  sellerId: number,
  days: readonly string[],
): Promise<DeskSales['returns']> => {
  const rows = await db
    .select({ reason: daySales.key, returned: sums.returned })
    .from(daySales)
    .where(ofShop('reason', sellerId, days))
    .groupBy(daySales.key)
  const pieces = new Map(rows.map(({ reason, returned }) => [reason, Number(returned)]))
  return RETURN_REASONS.map((reason) => ({ reason, pieces: pieces.get(reason) ?? 0 })).filter((row) => row.pieces > 0)
}

/** How many parcels were to have come by now, and how many of them are late. */
const promised = async ({ db }: ShopContext, sellerId: number, days: readonly string[]) => {
  const [row] = await db
    .select({ parcels: sums.orders, late: sums.returned })
    .from(daySales)
    .where(ofShop('parcels', sellerId, days))
  return { parcels: Number(row?.parcels ?? 0), late: Number(row?.late ?? 0) }
}

/** What lasts longer than this does not run out. */
const RUNNING_OUT_DAYS = 60

/** What of a shop is gone first if as much is sold as in these days; of what sold nothing nobody can say. */
const runningOut = async (
  { db }: ShopContext,
  sellerId: number,
  days: readonly string[],
): Promise<DeskSales['running_out']> => {
  const pace = db.$with('pace').as(
    db
      .select({
        id: sql<number>`${daySales.key}::int`.as('sold_listing'),
        pieces: sql<string>`sum(${daySales.pieces})`.as('sold_pieces'),
      })
      .from(daySales)
      .where(ofShop('listing', sellerId, days))
      .groupBy(daySales.key)
      .having(sql`sum(${daySales.pieces}) > 0`),
  )
  const left = sql<string>`sum(${variants.onHand} - ${variants.reserved})`
  const lasts = sql<string>`sum(${variants.onHand} - ${variants.reserved}) * ${days.length}::int / ${pace.pieces}`
  const rows = await db
    .with(pace)
    .select({ listing_id: listings.id, title: listings.title, left, lasts })
    .from(pace)
    .innerJoin(listings, and(eq(listings.id, pace.id), isNull(listings.endedAt)))
    .innerJoin(variants, eq(variants.listingId, listings.id))
    .groupBy(listings.id, pace.pieces)
    .having(sql`${lasts} <= ${RUNNING_OUT_DAYS}::int`)
    .orderBy(asc(lasts), listings.id)
    .limit(RUNNING_OUT_MAX)
  return rows.map((row) => ({
    listing_id: row.listing_id,
    title: row.title,
    pieces: Number(row.left),
    days: Math.floor(Number(row.lasts)),
  }))
}

/** The shops that sell most. */
const byShop = async ({ db }: ShopContext, days: readonly string[]): Promise<DeskSales['shops']> => {
  const rows = await db
    .select({ id: sellers.id, shopName, ...sums })
    .from(daySales)
    .innerJoin(sellers, eq(sellers.id, daySales.sellerId))
    .where(and(ofDays('all', days), ne(daySales.sellerId, ALL_SHOPS)))
    .groupBy(sellers.id)
    .orderBy(desc(sums.paise), sellers.id)
    .limit(SALES_NAMED_MAX)
  return rows.map((row) => ({ id: row.id, shop_name: row.shopName, ...sold(row) }))
}

/** The figures of so many days, today's among them. */
export const showSales = async (shop: ShopContext, me: Staff, query: Query): Promise<DeskSales> => {
  const one = await shopOf(shop, me, query.seller)
  const id = one?.id ?? ALL_SHOPS
  const days = daysUpTo(today(shop), Number(query.days))
  const uncounted = await countSoon(shop, days)
  return {
    shop: one,
    days: await byDay(shop, id, days),
    listings: await byListing(shop, id, days),
    pins: await byPin(shop, id, days),
    returns: await byReason(shop, id, days),
    promised: await promised(shop, id, days),
    running_out: one === null ? [] : await runningOut(shop, one.id, days),
    shops: one === null ? await byShop(shop, days) : [],
    missed: await listMisses(shop, days.length),
    uncounted,
  }
}
