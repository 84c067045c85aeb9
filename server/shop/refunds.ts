import { and, desc, eq } from 'drizzle-orm'
import type { AdminRefund } from '../../src/contract/admin-calls/refunds.ts'
import { rupees } from '../../src/contract/money.ts'
import { customers, orderItems, orders, refunds } from '../db/schema.ts'
import { notFound } from './refusal.ts'
import type { Shop } from './shop.ts'
import { inTransaction } from './transaction.ts'

type Reason = (typeof refunds.$inferSelect)['reason']
type Order = typeof orders.$inferSelect

/** What a prepaid order is charged: whole rupees, in paise. */
export const chargedPaise = ({ totalPaise, roundOffPaise }: Pick<Order, 'totalPaise' | 'roundOffPaise'>): number =>
  totalPaise + roundOffPaise

/** A payment goes back whole. */
export const refundPayment = async (
  { db, clock }: Shop,
  payment: { id: string; orderId: string; amountPaise: number },
  reason: Reason,
): Promise<void> => {
  await db.insert(refunds).values({
    orderId: payment.orderId,
    paymentId: payment.id,
    amountPaise: payment.amountPaise,
    reason,
    createdAt: clock(),
  })
}

/**
 * What an item of a paid order cost goes back, once. The last item of a prepaid order takes the rounding with it, so
 * that all refunds of the order come to what was paid. Cash was paid for what was delivered and comes back, and for
 * nothing else. The order's row is locked, and the item is no longer counted as bought.
 */
export const refundItem = async (
  { db, clock }: Shop,
  orderItemId: number,
  reason: Extract<Reason, 'cancelled' | 'returned'>,
): Promise<void> => {
  const [row] = await db
    .select({ order: orders, totalPaise: orderItems.totalPaise })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orderItems.id, orderItemId))
  if (row === undefined) return
  const paidInCash = row.order.paymentState === 'cash' && reason === 'returned'
  if (paidInCash) {
    const due = { orderId: row.order.id, orderItemId, amountPaise: row.totalPaise, reason, createdAt: clock() }
    await db.insert(refunds).values(due).onConflictDoNothing()
    return
  }
  const paymentId = row.order.gatewayPaymentId
  if (row.order.paymentState !== 'paid' || !paymentId) return
  const before = await db
    .select({ orderItemId: refunds.orderItemId, amountPaise: refunds.amountPaise })
    .from(refunds)
    .where(and(eq(refunds.orderId, row.order.id), eq(refunds.paymentId, paymentId)))
  const items = await db.select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.orderId, row.order.id))
  const gone = new Set([orderItemId, ...before.map((refund) => refund.orderItemId)])
  const isLast = items.every(({ id }) => gone.has(id))
  const left = chargedPaise(row.order) - before.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const amountPaise = isLast ? left : Math.min(row.totalPaise, left)
  await db
    .insert(refunds)
    .values({ orderId: row.order.id, paymentId, orderItemId, amountPaise, reason, createdAt: clock() })
    .onConflictDoNothing()
}

/** Every refund, those that are due first. */
export const listRefunds = async ({ db }: Shop): Promise<AdminRefund[]> => {
  const rows = await db
    .select({ refund: refunds, customer: customers.name })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .orderBy(desc(refunds.state), desc(refunds.id))
  return rows.map(({ refund, customer }) => ({
    id: refund.id,
    order_id: refund.orderId,
    order_item_id: refund.orderItemId,
    payment_id: refund.paymentId,
    amount: rupees(refund.amountPaise),
    reason: refund.reason,
    state: refund.state,
    customer_name: customer,
    created_at: refund.createdAt.toISOString(),
    done_at: refund.doneAt?.toISOString() ?? null,
  }))
}

/** The operator has sent the money back. Saying so twice changes nothing. */
export const markRefunded = (shop: Shop, refundId: number): Promise<{ id: number; state: 'done' }> =>
  inTransaction(shop, async ({ db, clock }) => {
    const [found] = await db.select().from(refunds).where(eq(refunds.id, refundId)).for('update')
    if (found === undefined) throw notFound('Refund not found')
    if (found.state === 'due')
      await db.update(refunds).set({ state: 'done', doneAt: clock() }).where(eq(refunds.id, refundId))
    const due = await db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.orderId, found.orderId), eq(refunds.state, 'due')))
    if (due.length === 0)
      await db
        .update(orders)
        .set({ paymentState: 'refunded' })
        .where(and(eq(orders.id, found.orderId), eq(orders.paymentState, 'refund_due')))
    return { id: refundId, state: 'done' }
  })
