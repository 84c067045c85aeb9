import { and, asc, eq, inArray, lt, notInArray } from 'drizzle-orm'
import { orderEvents, orderItems, orders, shipments } from '../../db/schema.ts'
import { settleReserved } from '../stock/reservations.ts'
import { actorOf, recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { notFound, Refusal } from '../core/refusal.ts'
import { inTransaction, reasonOf } from '../core/transaction.ts'
import { OPEN_STATES, EXPIRY } from '../payments/apply-payment.ts'

export const NO_ORDER = 'There is no such order'

/** More failures than this are the database's, and not an order's. */
const FAILED_MAX = 10
/** Orders ended at the same time: one after another they would come to an end more slowly than a busy shop places them. */
const AT_ONCE = 4

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

/** Ends an order that waits for its payment, all of it: nobody can pay for half of it. */
export const endUnpaid = (shop: ShopContext, orderId: string): Promise<void> =>
  inTransaction(shop, async (inner) => {
    const [order] = await inner.db.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (order === undefined) throw notFound(NO_ORDER)
    const waiting = and(eq(shipments.orderId, orderId), eq(shipments.state, 'waiting_payment'))
    if ((await inner.db.$count(shipments, waiting)) === 0)
      throw new Refusal('NOT_ALLOWED_NOW', 'This order does not wait for a payment any more')
    await expireOrder(inner, orderId, actorOf(inner))
    await recordChange(inner, {
      action: 'order.end',
      entity: 'order',
      entityId: orderId,
      sellerId: null,
      before: { state: 'waiting_payment' },
      after: { state: 'cancelled' },
    })
  })

/**
 * Ends every unpaid order that has expired, a few at once, until none is left. Several processes may do it at once: each
 * takes those that no other one has. One that cannot be ended is passed over until the next time. Returns how many it
 * ended.
 */
export const expireUnpaid = async (shop: ShopContext, stopping?: AbortSignal): Promise<number> => {
  const failed: string[] = []
  const isOver = () =>
    and(
      inArray(orders.paymentState, [...OPEN_STATES]),
      lt(orders.reservedUntil, shop.clock()),
      failed.length === 0 ? undefined : notInArray(orders.id, failed),
    )
  /** In a transaction of its own: the payment of one must not wait for the stock of all the others. */
  const expireNext = async (): Promise<boolean> => {
    let picked: string | undefined
    try {
      return await inTransaction(shop, async (inner) => {
        const [order] = await inner.db
          .select({ id: orders.id })
          .from(orders)
          .where(isOver())
          .orderBy(asc(orders.reservedUntil))
          .limit(1)
          .for('update', { skipLocked: true })
        picked = order?.id
        if (picked === undefined) return false
        await expireOrder(inner, picked, EXPIRY)
        return true
      })
    } catch (error) {
      if (picked === undefined || failed.length >= FAILED_MAX) throw error
      failed.push(picked)
      shop.log.error({ order: picked, ...reasonOf(error) }, 'An unpaid order could not be ended')
      return true
    }
  }
  let passes = 0
  const expireAll = async (): Promise<void> => {
    const isStopping = () => stopping?.aborted === true
    while (!isStopping() && (await expireNext())) passes += 1
  }
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, expireAll))
  const failure = ends.find((end) => end.status === 'rejected')
  if (failure !== undefined) throw failure.reason
  return passes - failed.length
}
