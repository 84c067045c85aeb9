import { cachePage } from './navigation.ts'
import { cacheImages } from './pictures.ts'
import { precachePincodes } from './pincodes.ts'
import { invalidateIndex } from './offline-catalogue.ts'
import { repairPrecache } from './precache.ts'

declare const self: ServiceWorkerGlobalScope

/** Handles messages of our own pages; anything else is ignored. */
export const handleMessage = async (event: ExtendableMessageEvent): Promise<void> => {
  if (event.origin !== self.location.origin) return
  const data: unknown = event.data
  if (typeof data !== 'object' || data === null || !('type' in data)) return
  if (data.type === 'SKIP_WAITING') return self.skipWaiting()
  if (data.type === 'REPAIR') await Promise.all([repairPrecache(), precachePincodes()])
  if (data.type === 'KEPT_CHANGED') return invalidateIndex()
  if (data.type === 'KEEP_PAGE' && 'url' in data && typeof data.url === 'string') {
    try {
      await cacheImages(event, await cachePage(data.url))
    } catch {
      // Without network there is nothing to cache.
    }
  }
}
