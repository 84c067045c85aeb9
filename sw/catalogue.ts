import type { RouteMatchCallback } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { isJson } from './genuine.ts'
import { catalogueKey } from './keys.ts'
import { tellScreens, tellUnreached } from './tell.ts'

/** What is kept is shown at once and refreshed behind; screens are told when the fresh answer differs. */

const ENTRIES_MAX = 400

export const isCatalogue: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.method === 'GET' && !request.headers.has('Authorization') && catalogueKey(url) !== null

export const catalogue = new StaleWhileRevalidate({
  cacheName: 'catalogue',
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => catalogueKey(new URL(request.url)) ?? request },
    { cacheWillUpdate: async ({ response }) => (isJson(response) ? response : null) },
    tellScreens,
    tellUnreached,
    new ExpirationPlugin({ maxEntries: ENTRIES_MAX, purgeOnQuotaError: true }),
  ],
})
