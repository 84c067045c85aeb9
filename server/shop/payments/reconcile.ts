import { and, eq, gt, inArray, lt, type SQL } from 'drizzle-orm'
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

type Order = typeof orders.$inferSelect

const reconcileOrder = async (shop: ShopContext, { id, gatewayOrderId }: Order): Promise<void> => {
  const gatewayId = gatewayOrderId ?? (await recoverGatewayOrder(shop, id))
  if (gatewayId === null) return
  for (const payment of await shop.provider.paymentsOf(gatewayId))
    if (payment.status === 'captured') await applyPaymentEvent(shop, await withOrderState(shop, payment))
}

/** Asks the provider about each of these orders; one that fails does not stop the others. */
const reconcileAll = async (shop: ShopContext, isAsked: SQL | undefined, signal?: AbortSignal): Promise<void> => {
  for (const order of await shop.db.select().from(orders).where(isAsked)) {
    if (signal?.aborted) return
    try {
      await reconcileOrder(shop, order)
    } catch (error) {
      shop.log.error({ order: order.id, ...reasonOf(error) }, 'A payment could not be reconciled')
    }
  }
}

/** Asks the provider about orders whose payment was requested and never reported. */
export const reconcileRequested = async (shop: ShopContext, signal?: AbortSignal): Promise<void> => {
  const before = new Date(shop.clock().getTime() - RECONCILE_AFTER_MS)
  const isRequested = inArray(orders.paymentState, ['payment_requested', 'attempt_failed'])
  await reconcileAll(shop, and(isRequested, lt(orders.createdAt, before)), signal)
}

/** Asks about orders that have expired: money may arrive late. */
export const reconcileExpired = async (shop: ShopContext, signal?: AbortSignal): Promise<void> => {
  const after = new Date(shop.clock().getTime() - RECONCILE_UNTIL_MS)
  await reconcileAll(shop, and(eq(orders.paymentState, 'expired'), gt(orders.createdAt, after)), signal)
}
