import { reconcileExpired, reconcileRequested } from '../shop/reconcile.ts'
import { reconcileRefunds } from '../shop/send-refunds.ts'
import type { Shop } from '../shop/shop.ts'
import { tellSimulatorWebhooks } from '../shop/simulator-webhooks.ts'
import { expireUnpaid } from '../shop/unpaid-orders.ts'
import { every } from './every.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** What happens to payments by the clock (reliability 3.3). Answers the function that stops it all. */
export const startPaymentJobs = (shop: Shop): (() => Promise<void>) => {
  const stops = [
    every(shop, {
      ms: 30 * SECOND,
      work: () => expireUnpaid(shop),
      failure: 'Unpaid orders could not be ended',
      atStart: true,
    }),
    every(shop, {
      ms: 5 * MINUTE,
      work: (signal) => reconcileRequested(shop, signal),
      failure: 'Payments could not be reconciled',
      atStart: true,
    }),
    every(shop, {
      ms: 15 * MINUTE,
      work: (signal) => reconcileRefunds(shop, signal),
      failure: 'Refunds could not be reconciled',
      atStart: true,
    }),
    every(shop, {
      ms: 60 * MINUTE,
      work: (signal) => reconcileExpired(shop, signal),
      failure: 'Late payments could not be reconciled',
      atStart: true,
    }),
  ]
  if (shop.provider.kind === 'simulator')
    stops.push(
      every(shop, {
        ms: 2 * SECOND,
        work: () => tellSimulatorWebhooks(shop),
        failure: 'The simulator could not tell of its payments',
      }),
    )
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}
