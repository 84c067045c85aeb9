import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { CASH_ON_DELIVERY } from '../../../src/contract/constants.ts'
import { variants } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { refuseLines } from '../core/refusal.ts'
import { bySku } from './reservations.ts'

/** Of fewer pieces than these the seller is told. */
const LOW_STOCK = 5

/** A pack of which few pieces are left, since just now. */
export interface LowStock {
  sku: string
  left: number
}

/**
 * Takes the stock of every line, or only reserves it until it is paid for; or refuses and says what is left. Lines come
 * sorted, so that orders never deadlock. Returns what has just become low.
 */
export const takeStock = async (
  { db }: ShopContext,
  wanted: readonly { sku: string; quantity: number }[],
  method: 'c' | 'p',
): Promise<LowStock[]> => {
  const short: string[] = []
  const low: LowStock[] = []
  for (const { sku, quantity } of wanted) {
    const inCash = method === CASH_ON_DELIVERY
    const taken = await db
      .update(variants)
      .set(
        inCash
          ? { onHand: sql`${variants.onHand} - ${quantity}` }
          : { reserved: sql`${variants.reserved} + ${quantity}` },
      )
      .where(and(eq(variants.sku, sku), gte(sql`${variants.onHand} - ${variants.reserved}`, quantity)))
      .returning({ left: sql<number>`(${variants.onHand} - ${variants.reserved})::int` })
    const [row] = taken
    if (row === undefined) short.push(sku)
    else if (row.left < LOW_STOCK && row.left + quantity >= LOW_STOCK) low.push({ sku, left: row.left })
  }
  if (short.length === 0) return low
  const left = await db
    .select({ sku: variants.sku, available: sql<number>`(${variants.onHand} - ${variants.reserved})::int` })
    .from(variants)
    .where(inArray(variants.sku, short))
  refuseLines('OUT_OF_STOCK', answers.outOfStock, left.toSorted(bySku))
  return low
}
