import { cachePage } from './navigation.ts'
import { cacheImages } from './pictures.ts'
import { precachePincodes } from './pincodes.ts'
import { invalidateIndex } from './offline-catalogue.ts'
import { repairPrecache } from './precache.ts'
import { precacheTexts } from './texts.ts'
import { toWorker } from '../src/client/worker/worker-protocol.ts'

declare const self: ServiceWorkerGlobalScope

/** Handles messages of our own pages; anything else is ignored. */
export const handleMessage = async (event: ExtendableMessageEvent): Promise<void> => {
  if (event.origin !== self.location.origin) return
  const data: unknown = event.data
  if (typeof data !== 'object' || data === null || !('type' in data)) return
  if (data.type === toWorker.skipWaiting) return self.skipWaiting()
  if (data.type === toWorker.repair) await Promise.all([repairPrecache(), precacheTexts(), precachePincodes()])
  if (data.type === toWorker.savedChanged) return invalidateIndex()
  if (data.type === toWorker.cachePage && 'url' in data && typeof data.url === 'string') {
    try {
      // The page may have shown more than its markup names.
      const shown = 'pictures' in data && Array.isArray(data.pictures) ? data.pictures.map(String) : []
      await cacheImages(event, [...(await cachePage(data.url)), ...shown])
    } catch {
      // Without network there is nothing to cache.
    }
  }
}
