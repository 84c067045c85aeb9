import { reconcileExpired, reconcileRequested } from '../shop/payments/reconcile.ts'
import { reconcileRefunds } from '../shop/payments/send-refunds.ts'
import { addMonths } from '../shop/maintenance/add-months.ts'
import { deleteOrphans } from '../shop/maintenance/delete-orphans.ts'
import { fillCustomers } from '../shop/maintenance/fill-customers.ts'
import { purgeErasedOrders } from '../shop/maintenance/purge-erased.ts'
import { refreshSearch } from '../shop/maintenance/refresh-search.ts'
import { purgeExpired } from '../shop/maintenance/purge-expired.ts'
import { renewNext } from '../shop/search/renew-search-texts.ts'
import { countAllDays } from '../shop/sales/count-sales.ts'
import { sendNews } from '../shop/news/send-news.ts'
import { tellBackInStock } from '../shop/news/tell-of-goods.ts'
import type { ShopContext } from '../shop/core/context.ts'
import { CHANGES_KEPT_MS, createChangeCleaner } from '../db/changes.ts'
import { sendSimulatorWebhooks } from '../adapters/simulator-webhooks.ts'
import { expireUnpaid } from '../shop/orders/unpaid-orders.ts'
import type { Job } from './scheduler.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Takes one batch after another, until none is left or the process ends. */
const untilNone = async (work: () => Promise<number>, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted && (await work()) > 0);
}

/**
 * Deletes what has expired, ends unpaid orders, and asks the provider about what it has not reported. Files are looked
 * through only where it is known that they are this shop's.
 */
export const shopJobs = (shop: ShopContext, { ownsFiles }: { ownsFiles: boolean }): Job[] => [
  { ms: HOUR, work: (signal) => purgeExpired(shop, signal), failure: 'Expired rows could not be deleted' },
  {
    ms: HOUR,
    work: (signal) => untilNone(() => purgeErasedOrders(shop), signal),
    failure: 'Old orders of erased accounts could not be deleted',
  },
  {
    ms: HOUR,
    work: (signal) => untilNone(() => fillCustomers(shop), signal),
    failure: 'Rows of an earlier build could not be filled in',
    atStart: true,
  },
  {
    ms: 24 * HOUR,
    work: () => addMonths(shop),
    failure: 'Parts for the coming months could not be added to tables',
    atStart: true,
  },
  ...(ownsFiles
    ? [
        {
          ms: HOUR,
          work: (signal: AbortSignal) => deleteOrphans(shop, signal),
          failure: 'Uploaded files that nothing refers to could not be deleted',
          atStart: true as const,
        },
      ]
    : []),
  {
    ms: MINUTE,
    work: (signal) => countAllDays(shop, () => signal.aborted),
    failure: 'What was ordered could not be added up',
  },
  {
    ms: CHANGES_KEPT_MS,
    work: createChangeCleaner(shop.db),
    failure: 'Changes that were told could not be deleted',
    atStart: true,
  },
  {
    ms: 24 * HOUR,
    work: (signal) => refreshSearch(shop, () => signal.aborted),
    failure: 'Search texts of an earlier build could not be made anew',
    atStart: true,
  },
  {
    ms: 10 * SECOND,
    work: (signal) => untilNone(() => renewNext(shop), signal),
    failure: 'Search texts of a brand or a category could not be made anew',
    atStart: true,
  },
  {
    ms: 30 * SECOND,
    work: (signal) => expireUnpaid(shop, signal),
    failure: 'Unpaid orders could not be ended',
    atStart: true,
  },
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
    ms: HOUR,
    work: (signal) => reconcileExpired(shop, signal),
    failure: 'Late payments could not be reconciled',
    atStart: true,
  },
  // Apart, so that a push service that hangs holds up no message to a phone.
  {
    ms: 2 * SECOND,
    work: (signal) => sendNews(shop, 'sms', signal),
    failure: 'News could not be sent to phones',
    atStart: true,
  },
  {
    ms: 2 * SECOND,
    work: (signal) => sendNews(shop, 'push', signal),
    failure: 'News could not be sent to browsers',
    atStart: true,
  },
  {
    ms: MINUTE,
    work: (signal) => untilNone(() => tellBackInStock(shop), signal),
    failure: 'What is back in stock could not be told',
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
