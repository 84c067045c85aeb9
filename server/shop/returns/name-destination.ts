import { and, eq, inArray } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import type { RefundDestination } from '../../../src/contract/refund-destination.ts'
import { orders, refunds, returns } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { storeDestination } from '../payments/refund-destinations.ts'
import { lockItem } from '../shipments/locks.ts'

/** What was paid over the provider goes back there, wherever else somebody would like it. */
const isPaidInCash = async ({ db }: ShopContext, orderId: string): Promise<boolean> =>
  (await db.$count(orders, and(eq(orders.id, orderId), eq(orders.paymentState, 'cash')))) > 0

/** Keeps where the cash of an order goes, where its customer has named it with a return. */
export const keepDestination = async (
  shop: ShopContext,
  orderId: string,
  destination: RefundDestination | null,
): Promise<void> => {
  if (destination !== null && (await isPaidInCash(shop, orderId))) await storeDestination(shop, orderId, destination)
}

/** Whether cash of an item waits to be sent back, or will once its return is approved. */
const isWaiting = async ({ db }: ShopContext, orderItemId: number): Promise<boolean> => {
  const isDue = and(eq(refunds.orderItemId, orderItemId), inArray(refunds.state, ['due', 'failed']))
  const isAsked = and(eq(returns.orderItemId, orderItemId), eq(returns.state, 'requested'))
  return (await db.$count(refunds, isDue)) + (await db.$count(returns, isAsked)) > 0
}

/** Names where the cash of an item goes, until it is sent. */
export const nameDestination = (
  shop: ShopContext,
  { customerId, orderItemId }: { customerId: number; orderItemId: number },
  destination: RefundDestination | null,
): Promise<void> =>
  inTransaction(shop, async (inner) => {
    const { orderId } = await lockItem(inner, orderItemId, customerId)
    if (!(await isPaidInCash(inner, orderId)) || !(await isWaiting(inner, orderItemId)))
      throw new Refusal('NOT_ALLOWED_NOW', answers.noRefundWaits)
    await keepDestination(inner, orderId, destination)
  })
