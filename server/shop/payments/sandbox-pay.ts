import { and, eq } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { orders } from '../../db/schema.ts'
import { firstOf, notFound } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'

/** Pays one of the caller's orders on the simulator, in the provider's field names. */
export const sandboxPay = async (
  { db, provider }: ShopContext,
  customerId: number,
  { order_id, outcome }: { order_id: string; outcome: 'success' | 'failure' },
) => {
  if (provider.sandbox === undefined) throw notFound(answers.noSuchCall)
  const own = and(eq(orders.gatewayOrderId, order_id), eq(orders.customerId, customerId))
  firstOf(await db.select().from(orders).where(own), answers.orderNotFound)
  const { paymentId, signature } = await provider.sandbox(order_id, outcome)
  return { razorpay_payment_id: paymentId, razorpay_order_id: order_id, razorpay_signature: signature }
}
