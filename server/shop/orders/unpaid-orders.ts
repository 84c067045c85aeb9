import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import { orderEvents, orderItems, orders, shipments } from '../../db/schema.ts'
import { settleReserved } from '../stock/reservations.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'
import { OPEN_STATES, EXPIRY } from '../payments/apply-payment.ts'

const BATCH = 100

/** Ends an unpaid order: it is one purchase, so all its items are cancelled. Its row is locked. */
export const expireOrder = async (shop: ShopContext, orderId: string, actor: string): Promise<void> => {
  const at = shop.clock()
  await shop.db.update(orders).set({ paymentState: 'expired' }).where(eq(orders.id, orderId))
  const cancelled = await shop.db
    .update(orderItems)
    .set({ itemStatus: 'cancelled' })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.itemStatus, 'payment_pending')))
    .returning({ orderItemId: orderItems.id })
  await shop.db
    .update(shipments)
    .set({ state: 'cancelled', movedAt: at })
    .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'waiting_payment')))
  await settleReserved(shop, orderId, 'released')
  if (cancelled.length === 0) return
  await shop.db
    .insert(orderEvents)
    .values(cancelled.map((item) => ({ ...item, fromStatus: 'payment_pending', toStatus: 'cancelled', actor, at })))
}

/** Ends every unpaid order that has expired; several processes may do it at once. Returns how many it ended. */
export const expireUnpaid = async (shop: ShopContext): Promise<number> => {
  const isOver = and(inArray(orders.paymentState, [...OPEN_STATES]), lt(orders.reservedUntil, shop.clock()))
  const late = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(isOver)
    .orderBy(asc(orders.reservedUntil))
    .limit(BATCH)
  let ended = 0
  // Each in a transaction of its own: the payment of one must not wait for the stock of all the others.
  for (const { id } of late)
    ended += await inTransaction(shop, async (inner) => {
      const [order] = await inner.db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, id), isOver))
        .for('update', { skipLocked: true })
      if (order === undefined) return 0
      await expireOrder(inner, order.id, EXPIRY)
      return 1
    })
  return ended
}
