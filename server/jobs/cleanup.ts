import { deleteOrphans } from '../shop/maintenance/delete-orphans.ts'
import { purgeErasedOrders } from '../shop/maintenance/purge-erased.ts'
import { purgeExpired } from '../shop/maintenance/purge-expired.ts'
import type { ShopContext } from '../shop/core/context.ts'
import type { Job } from './scheduler.ts'

const ms = 60 * 60 * 1000

/** Deletes expired rows and orphaned files. */
export const cleanupJobs = (shop: ShopContext): Job[] => [
  { ms, work: () => purgeExpired(shop), failure: 'Expired rows could not be deleted' },
  { ms, work: () => purgeErasedOrders(shop), failure: 'Old orders of erased accounts could not be deleted' },
  {
    ms,
    work: (signal) => deleteOrphans(shop, signal),
    failure: 'Uploaded files that nothing refers to could not be deleted',
    atStart: true,
  },
]
