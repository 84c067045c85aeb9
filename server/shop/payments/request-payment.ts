import { and, eq, isNull } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { CURRENCY } from '../../../src/contract/constants.ts'
import type { InferOutput } from 'valibot'
import type { calls } from '../../../src/contract/shop-calls.ts'
import { messages } from '../../../src/contract/messages.ts'
import { paise, rupees } from '../../../src/contract/money.ts'
import { orders } from '../../db/schema.ts'
import { firstOf, Refusal } from '../core/refusal.ts'
import { chargedPaise } from './refunds.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction, reasonOf } from '../core/transaction.ts'
import { isOpen } from './apply-payment.ts'

type Order = typeof orders.$inferSelect

/** Its amount is only compared with the stored order's total, never charged. */
type PaymentClaim = Pick<InferOutput<typeof calls.paymentRequest.body>, 'product_order_id' | 'amount'>

/** Checks that the order may be paid, and stores the intent before the provider is asked. */
const recordIntent = (shop: ShopContext, customerId: number, { product_order_id: id, amount }: PaymentClaim) =>
  inTransaction(shop, async ({ db, clock }) => {
    const own = and(eq(orders.id, id), eq(orders.customerId, customerId))
    const order = firstOf(await db.select().from(orders).where(own).for('update'), answers.orderNotFound)
    const isInTime = order.reservedUntil !== null && order.reservedUntil > clock()
    if (!isOpen(order.paymentState) || !isInTime) throw new Refusal('NOT_ALLOWED_NOW', answers.notPayable)
    // One of a former build: no provider takes less.
    if (chargedPaise(order) === 0) throw new Refusal('AMOUNT_TOO_SMALL', answers.belowOneRupee)
    if (paise(amount) !== chargedPaise(order))
      throw new Refusal('AMOUNT_CHANGED', answers.amountChanged, {
        data: { amount: rupees(chargedPaise(order)) },
      })
    if (order.paymentState === 'created')
      await db.update(orders).set({ paymentState: 'payment_requested' }).where(eq(orders.id, id))
    return order
  })

/** Stores the provider's order; of two concurrent requests the first one's stays. */
const storeGatewayOrder = async ({ db }: ShopContext, orderId: string, gatewayOrderId: string): Promise<string> => {
  await db
    .update(orders)
    .set({ gatewayOrderId })
    .where(and(eq(orders.id, orderId), isNull(orders.gatewayOrderId)))
  const [row] = await db.select({ stored: orders.gatewayOrderId }).from(orders).where(eq(orders.id, orderId))
  return row?.stored ?? gatewayOrderId
}

/** Finds the provider's order of a request whose answer was lost; null when there is none. */
export const recoverGatewayOrder = async (shop: ShopContext, orderId: string): Promise<string | null> => {
  const found = await shop.provider.findOrder(orderId)
  return found === null ? null : storeGatewayOrder(shop, orderId, found)
}

const makeGatewayOrder = async (shop: ShopContext, order: Order): Promise<string> => {
  const isSecondTry = order.paymentState !== 'created'
  const recovered = isSecondTry ? await recoverGatewayOrder(shop, order.id) : null
  if (recovered !== null) return recovered
  const wanted = { receipt: order.id, amountPaise: chargedPaise(order), currency: CURRENCY }
  return storeGatewayOrder(shop, order.id, await shop.provider.createOrder(wanted))
}

/** Asks the provider to take the payment of an order. Asking again returns the same provider's order. */
export const requestPayment = async (shop: ShopContext, customerId: number, wanted: PaymentClaim) => {
  const order = await recordIntent(shop, customerId, wanted)
  const { kind: provider, keyId: key_id } = shop.provider
  const open = { amount: chargedPaise(order), currency: CURRENCY, provider, key_id }
  if (order.gatewayOrderId !== null) return { ...open, order_id: order.gatewayOrderId }
  try {
    return { ...open, order_id: await makeGatewayOrder(shop, order) }
  } catch (error) {
    shop.log.error({ order: order.id, ...reasonOf(error) }, 'The payment provider made no order')
    throw new Refusal('BUSY', messages.paymentFailed, { retryAfterSeconds: 10 })
  }
}
