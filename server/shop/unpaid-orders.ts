import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import { orderEvents, orderItems, orders } from '../db/schema.ts'
import { releaseHeld } from './reserved-stock.ts'
import type { Shop } from './shop.ts'
import { inTransaction } from './transaction.ts'

type PaymentState = (typeof orders.$inferSelect)['paymentState']

/** Waiting for money, with stock held (reliability 3.3). */
export const OPEN_STATES = ['created', 'payment_requested', 'attempt_failed'] as const satisfies PaymentState[]
export const isOpen = (state: PaymentState): boolean => OPEN_STATES.some((open) => open === state)

/** Who cancels when nobody pays in time; only such items may be placed by a late payment. */
export const EXPIRY = 'expiry'

const BATCH = 100

/** Ends an order that nobody has paid: an unpaid order is one purchase, so all its items go. Its row is locked. */
export const closeUnpaid = async (shop: Shop, orderId: string, actor: string): Promise<void> => {
  const at = shop.clock()
  await shop.db.update(orders).set({ paymentState: 'expired' }).where(eq(orders.id, orderId))
  const cancelled = await shop.db
    .update(orderItems)
    .set({ itemStatus: 'cancelled' })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.itemStatus, 'payment_pending')))
    .returning({ orderItemId: orderItems.id })
  await releaseHeld(shop, orderId)
  if (cancelled.length === 0) return
  await shop.db
    .insert(orderEvents)
    .values(cancelled.map((item) => ({ ...item, fromStatus: 'payment_pending', toStatus: 'cancelled', actor, at })))
}

/** Ends every order whose time to pay is over; several processes may do it at once. Answers how many it ended. */
export const expireUnpaid = async (shop: Shop): Promise<number> => {
  const isOver = and(inArray(orders.paymentState, [...OPEN_STATES]), lt(orders.reservedUntil, shop.clock()))
  const late = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(isOver)
    .orderBy(asc(orders.reservedUntil))
    .limit(BATCH)
  let ended = 0
  // Each in a transaction of its own: a payment of one must not wait for the stock of all the others.
  for (const { id } of late)
    ended += await inTransaction(shop, async (inner) => {
      const [order] = await inner.db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, id), isOver))
        .for('update', { skipLocked: true })
      if (order === undefined) return 0
      await closeUnpaid(inner, order.id, EXPIRY)
      return 1
    })
  return ended
}
