import { reconcileExpired, reconcileRequested } from '../shop/payments/reconcile.ts'
import { reconcileRefunds } from '../shop/payments/send-refunds.ts'
import type { ShopContext } from '../shop/core/context.ts'
import { sendSimulatorWebhooks } from '../adapters/simulator-webhooks.ts'
import { expireUnpaid } from '../shop/orders/unpaid-orders.ts'
import type { Job } from './scheduler.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Ends unpaid orders, and asks the provider about what it has not reported. */
export const paymentJobs = (shop: ShopContext): Job[] => [
  { ms: 30 * SECOND, work: () => expireUnpaid(shop), failure: 'Unpaid orders could not be ended', atStart: true },
  {
    ms: 5 * MINUTE,
    work: (signal) => reconcileRequested(shop, signal),
    failure: 'Payments could not be reconciled',
    atStart: true,
  },
  {
    ms: 15 * MINUTE,
    work: (signal) => reconcileRefunds(shop, signal),
    failure: 'Refunds could not be reconciled',
    atStart: true,
  },
  {
    ms: 60 * MINUTE,
    work: (signal) => reconcileExpired(shop, signal),
    failure: 'Late payments could not be reconciled',
    atStart: true,
  },
  ...(shop.provider.kind === 'simulator'
    ? [
        {
          ms: 2 * SECOND,
          work: () => sendSimulatorWebhooks(shop),
          failure: 'The simulator could not send its webhooks',
        },
      ]
    : []),
]
