import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches } from 'workbox-precaching'
import { Route, Router } from 'workbox-routing'
import { catalogue, isCatalogue } from './catalogue.ts'
import { obey } from './messages.ts'
import { isPage, pages } from './pages.ts'
import { isPicture, pictures } from './pictures.ts'
import { isPin, keepDirectory, pins } from './pins.ts'
import { SYNC_TAG, sendWaiting } from './replay.ts'
import { precacheShell } from './shell.ts'
import { orNetwork } from './silence.ts'
import { removeOldCaches } from './tidy.ts'

declare const self: ServiceWorkerGlobalScope

/** The worker's events and the strategy of each; whatever is not named here goes to the network untouched. */

clientsClaim()
cleanupOutdatedCaches()

const router = new Router()
router.registerRoute(new Route(isPage, pages))
router.registerRoute(new Route(isCatalogue, catalogue))
router.registerRoute(new Route(isPicture, pictures))
router.registerRoute(new Route(isPin, pins))
router.registerRoute(precacheShell(self.__WB_MANIFEST))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const answer = router.handleRequest({ request, event })
  if (answer !== undefined) event.respondWith(orNetwork(request, answer))
})
self.addEventListener('install', (event) => event.waitUntil(keepDirectory()))
self.addEventListener('activate', (event) => event.waitUntil(removeOldCaches()))
self.addEventListener('message', (event) => event.waitUntil(obey(event)))
self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendWaiting())
})
