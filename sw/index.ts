import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { catalogue, isCatalogue } from './catalogue.ts'
import { obey } from './messages.ts'
import { isPage, pages } from './pages.ts'
import { isPicture, pictures } from './pictures.ts'
import { isPin, keepDirectory, pins } from './pins.ts'
import { SYNC_TAG, sendWaiting } from './replay.ts'
import { precacheShell } from './shell.ts'
import { removeOldCaches } from './tidy.ts'

declare const self: ServiceWorkerGlobalScope

/** The worker's events and the strategy of each; whatever is not named here goes to the network untouched. */

clientsClaim()
cleanupOutdatedCaches()

registerRoute(isPage, pages)
registerRoute(isCatalogue, catalogue)
registerRoute(isPicture, pictures)
registerRoute(isPin, pins)
precacheShell(self.__WB_MANIFEST)

self.addEventListener('install', (event) => event.waitUntil(keepDirectory()))
self.addEventListener('activate', (event) => event.waitUntil(removeOldCaches()))
self.addEventListener('message', (event) => event.waitUntil(obey(event)))
self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendWaiting())
})
