import { and, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { answers } from '../../../src/contract/answers.ts'
import type { calls } from '../../../src/contract/shop-calls.ts'
import { messages } from '../../../src/contract/messages.ts'
import { orders } from '../../db/schema.ts'
import { applyPaymentEvent, withOrderState, type PaymentState } from './apply-payment.ts'
import { consumeLimit } from '../core/rate-limits.ts'
import { checkoutContent, isSigned } from './signature.ts'
import { firstOf, Refusal } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'
import { reasonOf } from '../core/transaction.ts'

/** The result of the provider's checkout on the phone. */
type Claim = InferOutput<typeof calls.paymentVerify.body>

const pending = () => new Refusal('PAYMENT_PENDING', answers.paymentPending)

const fetchPayment = async (shop: ShopContext, paymentId: string) => {
  try {
    return await shop.provider.payment(paymentId)
  } catch (error) {
    shop.log.warn({ payment: paymentId, ...reasonOf(error) }, 'The payment provider did not report the payment')
    return null
  }
}

const requirePaid = (state: PaymentState | null): void => {
  if (state === 'paid') return
  if (state === 'refund_due' || state === 'refunded') throw new Refusal('NOT_ALLOWED_NOW', answers.paidTooLate)
  throw pending()
}

/** Verifies that an order is paid. Returns when it is; asking again changes nothing. */
export const verifyPayment = async (shop: ShopContext, customerId: number, claim: Claim): Promise<void> => {
  const own = and(eq(orders.id, claim.product_order_id), eq(orders.customerId, customerId))
  const order = firstOf(await shop.db.select().from(orders).where(own), answers.orderNotFound)
  const stored = order.gatewayOrderId
  const paymentId = claim.razorpay_payment_id
  const isSame = [claim.razorpay_order_id, claim.order_creation_id, claim.order_id].every((id) => id === stored)
  const content = checkoutContent(stored ?? '', paymentId)
  if (stored === null || !isSame || !isSigned(shop.provider.keySecret, content, claim.razorpay_signature)) {
    await consumeLimit(shop, 'forgedPayments', order.id)
    shop.log.warn({ order: order.id }, 'A payment with a wrong signature was refused')
    throw new Refusal('SIGNATURE_INVALID', messages.verificationFailed)
  }
  if (order.gatewayPaymentId === paymentId) return requirePaid(order.paymentState)
  const payment = await fetchPayment(shop, paymentId)
  if (payment === null || payment.orderId !== stored || payment.status === 'undecided') throw pending()
  requirePaid(await applyPaymentEvent(shop, await withOrderState(shop, payment)))
}
