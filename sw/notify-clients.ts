import { BroadcastUpdatePlugin } from 'workbox-broadcast-update'
import type { WorkboxPlugin } from 'workbox-core'
import { toPage } from '../src/client/worker/worker-protocol.ts'

declare const self: ServiceWorkerGlobalScope

/** Notifies every client that something it may show has changed. Our server's ETags are made from the content. */
export const broadcastUpdate = new BroadcastUpdatePlugin({ headersToCheck: ['ETag'] })

const notifyClients = async (type: string): Promise<void> => {
  const screens = await self.clients.matchAll({ type: 'window' })
  screens.forEach((screen) => screen.postMessage({ type }))
}

/** Notifies every client that something fresher than what it shows has come. */
export const notifyClientsUpdated = (): Promise<void> => notifyClients(toPage.updated)

/** Notifies every client that the server could not be reached, which cached answers would hide. */
export const notifyNetworkFailed: WorkboxPlugin = { fetchDidFail: () => notifyClients(toPage.unreached) }
