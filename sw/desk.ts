import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { Route, Router } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { configureCalls } from '../src/client/api/api-settings.ts'
import { isImage } from '../src/client/api/response-checks.ts'
import { openApp } from '../src/client/app.ts'
import { desk } from '../src/desk/desk.shared.ts'
import { DESK_CACHE, DESK_PICTURES } from '../src/client/worker/storage-names.ts'
import { flushInBackground } from '../src/client/worker/flush-in-background.ts'
import { sendFromDesk } from './flush-desk.ts'
import { isManifest, isWords, listWords, manifest, precacheWords, removeOldWords, words } from './desk-words.ts'
import { openNews, showNews } from './push.ts'
import { sameBuild } from './same-build.ts'

declare const self: ServiceWorkerGlobalScope

/** The desk's worker: its own files, and its own queue. Calls go to the network untouched. */

openApp(desk)
configureCalls({ credentials: 'same-origin' })
clientsClaim()

// The build puts the list in place of this very expression.
const list = self.__WB_MANIFEST
const files = new PrecacheController({ cacheName: DESK_CACHE, plugins: [sameBuild(() => list, '/desk/')] })
files.precache(list.filter(({ url }) => !isWords(url)))
listWords(list)

const DOCUMENT = '/desk/index.html'
const PICTURES_MAX = 200
const isPicture = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean =>
  sameOrigin && url.pathname.startsWith('/images/products/')
const pictures = new CacheFirst({
  cacheName: DESK_PICTURES,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isImage(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: PICTURES_MAX, purgeOnQuotaError: true }),
  ],
})

const isNavigation = ({ request }: { request: Request }): boolean => request.mode === 'navigate'

const router = new Router()
router.registerRoute(
  new Route(isNavigation, async ({ request }) => (await files.matchPrecache(DOCUMENT)) ?? fetch(request)),
)
router.registerRoute(new Route(isPicture, pictures))
router.registerRoute(new Route(({ url, sameOrigin }) => sameOrigin && isWords(url.pathname), words))
router.registerRoute(new Route(({ url, sameOrigin }) => sameOrigin && isManifest(url.pathname), manifest))
router.registerRoute(new PrecacheRoute(files, { directoryIndex: '', cleanURLs: false }))

self.addEventListener('fetch', (event) => {
  const answer = router.handleRequest({ request: event.request, event })
  if (answer !== undefined) event.respondWith(answer)
})
// An open desk has all its code: nothing of the build before is asked for.
self.addEventListener('install', (event) => event.waitUntil(Promise.all([precacheWords(), self.skipWaiting()])))
self.addEventListener('activate', (event) => event.waitUntil(removeOldWords()))
self.addEventListener('push', (event) => event.waitUntil(showNews(event, '/desk/')))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNews(event)))
self.addEventListener('sync', (event) => {
  if (event.tag === desk.syncTag) event.waitUntil(flushInBackground(sendFromDesk))
})
