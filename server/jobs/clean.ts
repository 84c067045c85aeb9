import { forgetExpired } from '../shop/forget-expired.ts'
import { purgeErasedOrders } from '../shop/purge-erased.ts'
import type { Shop } from '../shop/shop.ts'
import { sweepFiles } from '../shop/sweep-files.ts'
import { every } from './every.ts'

const HOUR_MS = 60 * 60 * 1000

/** Forgets expired rows and files that nothing names. Answers the function that stops it and waits for a run under way. */
export const startCleaning = (shop: Shop): (() => Promise<void>) => {
  const stops = [
    every(shop, { ms: HOUR_MS, work: () => forgetExpired(shop), failure: 'Expired rows could not be deleted' }),
    every(shop, {
      ms: HOUR_MS,
      work: () => purgeErasedOrders(shop),
      failure: 'Old orders of erased accounts could not be deleted',
    }),
    every(shop, {
      ms: HOUR_MS,
      work: (signal) => sweepFiles(shop, signal),
      failure: 'Files that nothing names could not be removed',
      atStart: true,
    }),
  ]
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}
