import { and, eq, gte, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { answers } from '../../../src/contract/answers.ts'
import { CASH_ON_DELIVERY } from '../../../src/contract/constants.ts'
import { prepared } from '../../db/prepared.ts'
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

const LINE = { sku: variants.sku, quantity: variants.onHand }

/** Of a line, if there is as much; returns what is left. */
const takeBy = (change: (quantity: SQL) => PgUpdateSetSource<typeof variants>) =>
  prepared(LINE, (db, { sku, quantity }) =>
    db
      .update(variants)
      .set(change(quantity))
      .where(and(eq(variants.sku, sku), gte(sql`${variants.onHand} - ${variants.reserved}`, quantity)))
      .returning({ left: sql<number>`(${variants.onHand} - ${variants.reserved})::int` })
      .prepare(''),
  )
const take = takeBy((quantity) => ({ onHand: sql`${variants.onHand} - ${quantity}` }))
const reserve = takeBy((quantity) => ({ reserved: sql`${variants.reserved} + ${quantity}` }))

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
    const [row] = await (method === CASH_ON_DELIVERY ? take : reserve)(db, { sku, quantity })
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
