import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import { orders } from '../../db/schema.ts'
import { applyPaymentEvent, withOrderState } from './apply-payment.ts'
import { recoverGatewayOrder } from './request-payment.ts'
import type { ShopContext } from '../core/context.ts'
import { reasonOf } from '../core/transaction.ts'

const MINUTE = 60_000
/** By then the phone and the webhook have had their chance. */
const RECONCILE_AFTER_MS = 15 * MINUTE
/** Banks authorise up to three days late. */
const RECONCILE_UNTIL_MS = 4 * 24 * 60 * MINUTE

type PendingOrder = Pick<typeof orders.$inferSelect, 'id' | 'gatewayOrderId'>

const reconcileOrder = async (shop: ShopContext, { id, gatewayOrderId }: PendingOrder): Promise<void> => {
  const gatewayId = gatewayOrderId ?? (await recoverGatewayOrder(shop, id))
  if (gatewayId === null) return
  for (const payment of await shop.provider.paymentsOf(gatewayId))
    if (payment.status === 'captured') await applyPaymentEvent(shop, await withOrderState(shop, payment))
}

/** Asks the provider about each of these; one that fails does not stop the others. */
const reconcileAll = async (shop: ShopContext, pending: PendingOrder[], signal?: AbortSignal): Promise<void> => {
  for (const order of pending) {
    if (signal?.aborted) return
    try {
      await reconcileOrder(shop, order)
    } catch (error) {
      shop.log.error({ order: order.id, ...reasonOf(error) }, 'A payment could not be reconciled')
    }
  }
}

const columns = { id: orders.id, gatewayOrderId: orders.gatewayOrderId }

/** Asks the provider about orders whose payment was requested and never reported. */
export const reconcileRequested = async (shop: ShopContext, signal?: AbortSignal): Promise<void> => {
  const before = new Date(shop.clock().getTime() - RECONCILE_AFTER_MS)
  const pending = await shop.db
    .select(columns)
    .from(orders)
    .where(and(inArray(orders.paymentState, ['payment_requested', 'attempt_failed']), lt(orders.createdAt, before)))
  await reconcileAll(shop, pending, signal)
}

/** Asks about orders that have expired: money may arrive late. */
export const reconcileExpired = async (shop: ShopContext, signal?: AbortSignal): Promise<void> => {
  const after = new Date(shop.clock().getTime() - RECONCILE_UNTIL_MS)
  const expired = await shop.db
    .select(columns)
    .from(orders)
    .where(and(eq(orders.paymentState, 'expired'), gt(orders.createdAt, after)))
  await reconcileAll(shop, expired, signal)
}
