import { BroadcastUpdatePlugin } from 'workbox-broadcast-update'
import type { WorkboxPlugin } from 'workbox-core'

declare const self: ServiceWorkerGlobalScope

/** Tells every screen that something it may show has changed. Our server's ETags are made from the content. */
export const tellScreens = new BroadcastUpdatePlugin({ headersToCheck: ['ETag'] })

/** Tells every screen that something fresher than what it shows has come. */
export const tellFresher = async (): Promise<void> => {
  const screens = await self.clients.matchAll({ type: 'window' })
  screens.forEach((screen) => screen.postMessage({ type: 'CACHE_UPDATED' }))
}

/** Tells every screen that the server could not be reached, which what was kept would hide. */
export const tellUnreached: WorkboxPlugin = {
  fetchDidFail: async () => {
    const screens = await self.clients.matchAll({ type: 'window' })
    screens.forEach((screen) => screen.postMessage({ type: 'UNREACHED' }))
  },
}
