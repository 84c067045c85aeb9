import { purgeExpired } from '../shop/maintenance/purge-expired.ts'
import { purgeErasedOrders } from '../shop/maintenance/purge-erased.ts'
import type { ShopContext } from '../shop/core/context.ts'
import { deleteOrphans } from '../shop/maintenance/delete-orphans.ts'
import { schedule } from './scheduler.ts'

const HOUR_MS = 60 * 60 * 1000

/** Deletes expired rows and orphaned files. Returns a function that stops it and waits for a run in progress. */
export const startCleaning = (shop: ShopContext): (() => Promise<void>) => {
  const stops = [
    schedule(shop, { ms: HOUR_MS, work: () => purgeExpired(shop), failure: 'Expired rows could not be deleted' }),
    schedule(shop, {
      ms: HOUR_MS,
      work: () => purgeErasedOrders(shop),
      failure: 'Old orders of erased accounts could not be deleted',
    }),
    schedule(shop, {
      ms: HOUR_MS,
      work: (signal) => deleteOrphans(shop, signal),
      failure: 'Files that nothing names could not be removed',
      atStart: true,
    }),
  ]
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}
