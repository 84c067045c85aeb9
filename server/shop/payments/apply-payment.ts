import { and, eq } from 'drizzle-orm'
import { CURRENCY } from '../../../src/contract/constants.ts'
import { orderEvents, orderItems, orders, payments, shipments } from '../../db/schema.ts'
import type { ProviderPayment } from '../../ports/payment-provider.ts'
import { chargedPaise, refundPayment } from './refunds.ts'
import { reserveAgain, settleReserved } from '../stock/reservations.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'
import { emit } from '../core/events.ts'

type Order = typeof orders.$inferSelect
export type PaymentState = Order['paymentState']

/** Payment states of an order that is unpaid, with stock reserved. */
export const OPEN_STATES = ['created', 'payment_requested', 'attempt_failed'] as const satisfies PaymentState[]

/** True while an order waits for its payment. */
export const isOpen = (state: PaymentState): boolean => OPEN_STATES.some((open) => open === state)

/** The actor of expired orders; only items it cancelled may be placed by a late payment. */
export const EXPIRY = 'expiry'

/** Places items that wait for their payment, or that have expired without one. */
const placeItems = async (shop: ShopContext, order: Order, from: 'payment_pending' | 'cancelled') => {
  const { db, clock } = shop
  const orderId = order.id
  const placed = await db
    .update(orderItems)
    .set({ itemStatus: 'placed' })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.itemStatus, from)))
    .returning({ orderItemId: orderItems.id, sellerId: orderItems.sellerId })
  await db
    .update(shipments)
    .set({ state: 'to_pack', movedAt: clock() })
    .where(
      and(
        eq(shipments.orderId, orderId),
        eq(shipments.state, from === 'payment_pending' ? 'waiting_payment' : 'cancelled'),
      ),
    )
  await db.insert(orderEvents).values(
    placed.map(({ orderItemId }) => ({
      orderItemId,
      fromStatus: from,
      toStatus: 'placed',
      actor: 'payment',
      at: clock(),
    })),
  )
  await emit(shop, 'placed', { order, sellerIds: [...new Set(placed.map(({ sellerId }) => sellerId))] })
}

const wasExpired = async ({ db }: ShopContext, orderId: string): Promise<boolean> => {
  const [event] = await db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .innerJoin(orderItems, eq(orderItems.id, orderEvents.orderItemId))
    .where(and(eq(orderItems.orderId, orderId), eq(orderEvents.actor, EXPIRY)))
    .limit(1)
  return event !== undefined
}

/** A payment, and whether the provider itself counts its order as paid in full. */
type PaymentWithOrder = ProviderPayment & { orderIsPaid?: boolean }

/**
 * Whether a payment pays for its order. It need not be of the very amount, in the two ways that the provider documents:
 * - an offer of the provider takes a discount off the payment, and the provider's own order is paid all the same;
 * - where customers pay the provider's fee it comes on top, so the payment is more by exactly that fee.
 * Any other amount is a mistake, and goes back whole.
 */
const paysFor = (order: Order, { amountPaise, feePaise, currency, orderIsPaid }: PaymentWithOrder): boolean => {
  if (currency !== CURRENCY) return false
  const charged = chargedPaise(order)
  if (amountPaise === charged) return true
  return amountPaise < charged ? amountPaise > 0 && orderIsPaid === true : amountPaise - (feePaise ?? 0) === charged
}

/** Applies a captured payment to its order. The order's row is locked. */
const applyCapture = async (shop: ShopContext, order: Order, payment: PaymentWithOrder): Promise<PaymentState> => {
  const { amountPaise, currency } = payment
  const wholePayment = { id: payment.id, orderId: order.id, amountPaise, currency }
  const become = async (paymentState: PaymentState, more: Partial<Order> = {}) => {
    await shop.db
      .update(orders)
      .set({ ...more, paymentState })
      .where(eq(orders.id, order.id))
    return paymentState
  }
  if (!paysFor(order, payment)) {
    await refundPayment(shop, wholePayment, 'wrong_amount')
    shop.log.error({ order: order.id, payment: payment.id }, 'A payment of another amount came in and goes back')
    return order.paymentState
  }
  if (isOpen(order.paymentState)) {
    await settleReserved(shop, order.id, 'consumed')
    await placeItems(shop, order, 'payment_pending')
    return become('paid', { gatewayPaymentId: payment.id })
  }
  if (order.paymentState !== 'expired') {
    await refundPayment(shop, wholePayment, 'paid_twice')
    return order.paymentState
  }
  // Too late: the goods may still be there, unless somebody has cancelled them.
  if ((await wasExpired(shop, order.id)) && (await reserveAgain(shop, order.id))) {
    await settleReserved(shop, order.id, 'consumed')
    await placeItems(shop, order, 'cancelled')
    return become('paid', { gatewayPaymentId: payment.id })
  }
  await refundPayment(shop, wholePayment, 'too_late')
  return become('refund_due', { gatewayPaymentId: payment.id })
}

/** Asks the provider about the order of a payment that is less than was charged. Not inside a transaction. */
export const withOrderState = async (shop: ShopContext, payment: ProviderPayment): Promise<PaymentWithOrder> => {
  const [order] = await shop.db.select().from(orders).where(eq(orders.gatewayOrderId, payment.orderId))
  const isLess = order !== undefined && payment.status === 'captured' && payment.amountPaise < chargedPaise(order)
  return { ...payment, orderIsPaid: isLess && (await shop.provider.isPaid(payment.orderId)) }
}

/**
 * The one way in which a payment changes an order, whoever reports it: the phone's verification, the provider's webhook
 * or the reconciler, in any sequence and any number of times. Only forward. Null when the payment belongs to no order
 * of the shop.
 */
export const applyPaymentEvent = (shop: ShopContext, payment: PaymentWithOrder): Promise<PaymentState | null> =>
  inTransaction(shop, async (inner) => {
    const [order] = await inner.db.select().from(orders).where(eq(orders.gatewayOrderId, payment.orderId)).for('update')
    if (order === undefined) return null
    if (payment.status === 'failed') {
      if (order.paymentState !== 'created' && order.paymentState !== 'payment_requested') return order.paymentState
      await inner.db.update(orders).set({ paymentState: 'attempt_failed' }).where(eq(orders.id, order.id))
      return 'attempt_failed'
    }
    if (payment.status !== 'captured') return order.paymentState
    const { id, amountPaise, currency } = payment
    const stored = await inner.db
      .insert(payments)
      .values({ id, orderId: order.id, amountPaise, currency, receivedAt: shop.clock() })
      .onConflictDoNothing()
      .returning({ id: payments.id })
    return stored.length === 0 ? order.paymentState : applyCapture(inner, order, payment)
  })
