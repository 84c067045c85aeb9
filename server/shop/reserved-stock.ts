import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { orderItems, reservations, variants } from '../db/schema.ts'
import { bySku } from './order-lines.ts'
import { Refusal } from './refusal.ts'
import type { Shop } from './shop.ts'

type ReservationState = (typeof reservations.$inferSelect)['state']

/** Moves the reservations of an order on; what was moved, sorted, so that two orders never wait in a circle. */
const move = async ({ db }: Shop, orderId: string, from: ReservationState, to: ReservationState) => {
  const items = db.select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.orderId, orderId))
  const moved = await db
    .update(reservations)
    .set({ state: to })
    .where(and(inArray(reservations.orderItemId, items), eq(reservations.state, from)))
    .returning({ sku: reservations.sku, quantity: reservations.quantity })
  return moved.toSorted(bySku)
}

/** What an unpaid order held may be sold again. */
export const releaseHeld = async (shop: Shop, orderId: string): Promise<void> => {
  for (const { sku, quantity } of await move(shop, orderId, 'held', 'released'))
    await shop.db
      .update(variants)
      .set({ reserved: sql`${variants.reserved} - ${quantity}` })
      .where(eq(variants.sku, sku))
}

/** What an order held is sold. */
export const consumeHeld = async (shop: Shop, orderId: string): Promise<void> => {
  for (const { sku, quantity } of await move(shop, orderId, 'held', 'consumed'))
    await shop.db
      .update(variants)
      .set({ reserved: sql`${variants.reserved} - ${quantity}`, onHand: sql`${variants.onHand} - ${quantity}` })
      .where(eq(variants.sku, sku))
}

/** Takes all of what an order had given back once more, or nothing. */
export const holdAgain = async (shop: Shop, orderId: string): Promise<boolean> => {
  try {
    await shop.db.transaction(async (savepoint) => {
      for (const { sku, quantity } of await move({ ...shop, db: savepoint }, orderId, 'released', 'held')) {
        const taken = await savepoint
          .update(variants)
          .set({ reserved: sql`${variants.reserved} + ${quantity}` })
          .where(and(eq(variants.sku, sku), gte(sql`${variants.onHand} - ${variants.reserved}`, quantity)))
          .returning({ sku: variants.sku })
        if (taken.length === 0) throw new Refusal('OUT_OF_STOCK', 'Some items are out of stock')
      }
    })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
