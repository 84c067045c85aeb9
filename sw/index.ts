import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches } from 'workbox-precaching'
import { Route, Router } from 'workbox-routing'
import { catalogue, isCatalogue, precacheZones } from './catalogue.ts'
import { handleMessage } from './handle-message.ts'
import { isPage, pages } from './navigation.ts'
import { isPicture, pictures } from './pictures.ts'
import { isPin, pins } from './pincodes.ts'
import { startCounting } from '../src/shop/data-use/count.shared.ts'
import { openApp } from '../src/client/app.ts'
import { shop } from '../src/shop/shop.shared.ts'
import { flushInBackground } from '../src/client/worker/flush-in-background.ts'
import { openNews, showNews } from './push.ts'
import { isFirstWorker, precache } from './precache.ts'
import { withNetworkFallback } from './cache-watchdog.ts'
import { isTextRequest, listTexts, precacheTexts, texts } from './texts.ts'
import { removeOldCaches } from './cache-cleanup.ts'

declare const self: ServiceWorkerGlobalScope

/** The worker's events and the strategy of each; whatever is not named here goes to the network untouched. */

openApp(shop)
clientsClaim()
startCounting()
cleanupOutdatedCaches()

const router = new Router()
router.registerRoute(new Route(isPage, pages))
router.registerRoute(new Route(isCatalogue, catalogue))
router.registerRoute(new Route(isPicture, pictures))
router.registerRoute(new Route(isPin, pins))
router.registerRoute(new Route(isTextRequest, texts))
// The build puts the list in place of this very expression.
const files = self.__WB_MANIFEST
listTexts(files)
router.registerRoute(precache(files))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const answer = router.handleRequest({ request, event })
  if (answer !== undefined) event.respondWith(withNetworkFallback(request, answer))
})
self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([precacheTexts(!isFirstWorker()), precacheZones(event)])),
)
self.addEventListener('activate', (event) => event.waitUntil(removeOldCaches()))
self.addEventListener('message', (event) => event.waitUntil(handleMessage(event)))
self.addEventListener('sync', (event) => {
  if (event.tag === shop.syncTag) event.waitUntil(flushInBackground())
})
self.addEventListener('push', (event) => event.waitUntil(showNews(event, '/order-history')))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNews(event)))
