import { reconcileExpired, reconcileRequested } from '../shop/payments/reconcile.ts'
import { reconcileRefunds } from '../shop/payments/send-refunds.ts'
import type { ShopContext } from '../shop/core/context.ts'
import { sendSimulatorWebhooks } from '../adapters/simulator-webhooks.ts'
import { expireUnpaid } from '../shop/orders/unpaid-orders.ts'
import { schedule } from './scheduler.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** The scheduled jobs of payments. Returns a function that stops them all. */
export const startPaymentJobs = (shop: ShopContext): (() => Promise<void>) => {
  const stops = [
    schedule(shop, {
      ms: 30 * SECOND,
      work: () => expireUnpaid(shop),
      failure: 'Unpaid orders could not be ended',
      atStart: true,
    }),
    schedule(shop, {
      ms: 5 * MINUTE,
      work: (signal) => reconcileRequested(shop, signal),
      failure: 'Payments could not be reconciled',
      atStart: true,
    }),
    schedule(shop, {
      ms: 15 * MINUTE,
      work: (signal) => reconcileRefunds(shop, signal),
      failure: 'Refunds could not be reconciled',
      atStart: true,
    }),
    schedule(shop, {
      ms: 60 * MINUTE,
      work: (signal) => reconcileExpired(shop, signal),
      failure: 'Late payments could not be reconciled',
      atStart: true,
    }),
  ]
  if (shop.provider.kind === 'simulator')
    stops.push(
      schedule(shop, {
        ms: 2 * SECOND,
        work: () => sendSimulatorWebhooks(shop),
        failure: 'The simulator could not tell of its payments',
      }),
    )
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}
