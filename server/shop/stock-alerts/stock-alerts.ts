import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { STOCK_ALERTS_MAX } from '../../../src/contract/constants.ts'
import { listings, stockAlerts, variants } from '../../db/schema.ts'
import { onSale } from '../core/on-sale.ts'
import type { ShopContext } from '../core/context.ts'
import { firstOf, Refusal } from '../core/refusal.ts'

/** The packs that a customer waits for, with when they were asked for. */
export const listStockAlerts = async ({ db }: ShopContext, customerId: number) => {
  const own = eq(stockAlerts.customerId, customerId)
  const rows = await db.select().from(stockAlerts).where(own).orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.sku))
  return rows.map(({ sku, createdAt }) => ({ sku, added_at: createdAt.toISOString() }))
}

/** Waiting is a set: asking twice is the same as asking once. A pack that came back meanwhile is no error. */
export const addStockAlert = async ({ db, clock }: ShopContext, customerId: number, sku: string): Promise<void> => {
  firstOf(await db.select({ sku: variants.sku }).from(variants).where(eq(variants.sku, sku)), answers.packNotFound)
  const others = and(eq(stockAlerts.customerId, customerId), ne(stockAlerts.sku, sku))
  if ((await db.$count(stockAlerts, others)) >= STOCK_ALERTS_MAX)
    throw new Refusal('CONFLICT', answers.alertsLimit(String(STOCK_ALERTS_MAX)))
  await db.insert(stockAlerts).values({ customerId, sku, createdAt: clock() }).onConflictDoNothing()
}

/** Waits no more; what was not waited for is no error. */
export const removeStockAlert = async ({ db }: ShopContext, customerId: number, sku: string): Promise<void> => {
  await db.delete(stockAlerts).where(and(eq(stockAlerts.customerId, customerId), eq(stockAlerts.sku, sku)))
}

/** Who waits for a pack that can be bought again, the longest first; of those the ones of which this holds. */
export const dueStockAlerts = ({ db }: Pick<ShopContext, 'db'>, who?: SQL) =>
  db
    .select({
      customerId: stockAlerts.customerId,
      sku: stockAlerts.sku,
      title: listings.title,
      slug: listings.slug,
      since: stockAlerts.createdAt,
    })
    .from(stockAlerts)
    .innerJoin(variants, eq(variants.sku, stockAlerts.sku))
    .innerJoin(listings, eq(listings.id, variants.listingId))
    .where(and(onSale, sql`${variants.onHand} > ${variants.reserved}`, who))
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.customerId))
    .$dynamic()
