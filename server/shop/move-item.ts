import { and, eq, sql } from 'drizzle-orm'
import type { ItemStatus } from '../../src/contract/entities.ts'
import { orderEvents, orderItems, orders, reservations, variants } from '../db/schema.ts'
import { refundItem } from './refunds.ts'
import { notFound, Refusal } from './refusal.ts'
import type { Shop } from './shop.ts'
import { inTransaction } from './transaction.ts'
import { closeUnpaid } from './unpaid-orders.ts'

/** The item's machine of decision 28; payments place items by their own function. */
const MOVES: Readonly<Record<ItemStatus, readonly ItemStatus[]>> = {
  payment_pending: ['cancelled'],
  placed: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

export interface Move {
  orderItemId: number
  to: ItemStatus
  /** Who moves it, for the log of moves. */
  actor: string
  /** The owner, when a customer asks; another's item is as good as none. */
  customerId?: number
}

/** Puts the item's stock back, exactly once: the reservation's state decides. */
const putStockBack = async ({ db }: Shop, orderItemId: number): Promise<void> => {
  const [released] = await db
    .update(reservations)
    .set({ state: 'released' })
    .where(and(eq(reservations.orderItemId, orderItemId), eq(reservations.state, 'consumed')))
    .returning()
  if (released === undefined) return
  await db
    .update(variants)
    .set({ onHand: sql`${variants.onHand} + ${released.quantity}` })
    .where(eq(variants.sku, released.sku))
}

/**
 * Moves an item on, logs the move, puts the stock of a cancelled item back and makes what was paid for it due. An item
 * that still waits for its payment takes the whole order with it: nobody can pay for half of it.
 */
export const moveItem = (shop: Shop, { orderItemId, to, actor, customerId }: Move): Promise<ItemStatus> =>
  inTransaction(shop, async (inner) => {
    // The order's row is the one lock of payments and moves alike; the item is read once it is held.
    const [order] = await inner.db
      .select({ id: orders.id, owner: orders.customerId })
      .from(orders)
      .innerJoin(orderItems, eq(orders.id, orderItems.orderId))
      .where(eq(orderItems.id, orderItemId))
      .for('update', { of: orders })
    if (order === undefined || (customerId !== undefined && order.owner !== customerId))
      throw notFound('Order item not found')
    const [item] = await inner.db
      .select({ status: orderItems.itemStatus })
      .from(orderItems)
      .where(eq(orderItems.id, orderItemId))
    if (item === undefined) throw notFound('Order item not found')
    if (!MOVES[item.status].includes(to))
      throw new Refusal('NOT_ALLOWED_NOW', `An item that is ${item.status} cannot become ${to}`)
    if (item.status === 'payment_pending') {
      await closeUnpaid(inner, order.id, actor)
      return to
    }
    const now = shop.clock()
    await inner.db
      .update(orderItems)
      .set({ itemStatus: to, ...(to === 'delivered' ? { deliveryDate: now } : {}) })
      .where(eq(orderItems.id, orderItemId))
    if (to === 'cancelled') {
      await putStockBack(inner, orderItemId)
      await refundItem(inner, orderItemId, 'cancelled')
    }
    await inner.db.insert(orderEvents).values({ orderItemId, fromStatus: item.status, toStatus: to, actor, at: now })
    return to
  })
