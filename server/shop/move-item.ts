import { and, eq, sql } from 'drizzle-orm'
import type { ItemStatus } from '../../src/contract/entities.ts'
import { orderEvents, orderItems, reservations, variants } from '../db/schema.ts'
import { lockItem } from './lock-item.ts'
import { refundItem } from './refunds.ts'
import { Refusal } from './refusal.ts'
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
    const item = await lockItem(inner, orderItemId, customerId)
    if (!MOVES[item.itemStatus].includes(to))
      throw new Refusal('NOT_ALLOWED_NOW', `An item that is ${item.itemStatus} cannot become ${to}`)
    if (item.itemStatus === 'payment_pending') {
      await closeUnpaid(inner, item.orderId, actor)
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
    await inner.db
      .insert(orderEvents)
      .values({ orderItemId, fromStatus: item.itemStatus, toStatus: to, actor, at: now })
    return to
  })
