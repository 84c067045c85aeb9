import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { orderItems, reservations, variants } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { Refusal } from '../core/refusal.ts'

type ReservationState = (typeof reservations.$inferSelect)['state']

/** Changes the state of an order's reservations; returns them sorted, so that two orders never deadlock. */
const move = async ({ db }: ShopContext, orderId: string, from: ReservationState, to: ReservationState) => {
  const items = db.select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.orderId, orderId))
  const moved = await db
    .update(reservations)
    .set({ state: to })
    .where(and(inArray(reservations.orderItemId, items), eq(reservations.state, from)))
    .returning({ sku: reservations.sku, quantity: reservations.quantity })
  return moved.toSorted(bySku)
}

/** Releases what an unpaid order reserved, or marks it as sold. */
export const settleReserved = async (shop: ShopContext, orderId: string, to: 'released' | 'consumed') => {
  for (const { sku, quantity } of await move(shop, orderId, 'held', to))
    await shop.db
      .update(variants)
      .set({
        reserved: sql`${variants.reserved} - ${quantity}`,
        ...(to === 'consumed' && { onHand: sql`${variants.onHand} - ${quantity}` }),
      })
      .where(eq(variants.sku, sku))
}

/** Reserves again all that an order had released, or nothing. */
export const reserveAgain = async (shop: ShopContext, orderId: string): Promise<boolean> => {
  try {
    await shop.db.transaction(async (savepoint) => {
      for (const { sku, quantity } of await move({ ...shop, db: savepoint }, orderId, 'released', 'held')) {
        const taken = await savepoint
          .update(variants)
          .set({ reserved: sql`${variants.reserved} + ${quantity}` })
          .where(and(eq(variants.sku, sku), gte(sql`${variants.onHand} - ${variants.reserved}`, quantity)))
          .returning({ sku: variants.sku })
        if (taken.length === 0) throw new Refusal('OUT_OF_STOCK', answers.outOfStock)
      }
    })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** The order in which every transaction takes stock; lines of one sku stand in any order. */
export const bySku = (a: { sku: string }, b: { sku: string }): number => (a.sku < b.sku ? -1 : 1)

/** Puts the stock of lines back, each exactly once: the reservation's state decides. */
export const putStockBack = async ({ db }: ShopContext, lines: readonly { id: number }[]): Promise<void> => {
  const ids = lines.map(({ id }) => id)
  const released = await db
    .update(reservations)
    .set({ state: 'released' })
    .where(and(inArray(reservations.orderItemId, ids), eq(reservations.state, 'consumed')))
    .returning()
  // In the order in which every transaction takes stock.
  for (const { sku, quantity } of released.toSorted(bySku))
    await db
      .update(variants)
      .set({ onHand: sql`${variants.onHand} + ${quantity}` })
      .where(eq(variants.sku, sku))
}
