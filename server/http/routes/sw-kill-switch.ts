import { WORKER_POLICY } from '../middleware/security-headers.ts'

/**
 * In place of a broken service worker that was released: it unregisters itself, deletes the broken one's caches, and
 * reloads the open windows. Shop and desk share one storage: each takes its own alone. The databases with unsent changes
 * stay, and so do the farmer's offline downloads and the choices of language and little data. A page that registers it
 * again gets it again, which changes nothing: it looks only for windows that it controls.
 */
const SCRIPT = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
const isDesks = (name) => /^desk(-|$)/.test(name)
const isOwn =
  self.location.pathname === '/desk/sw.js' ? isDesks : (name) => !isDesks(name) && !/^(kept-|data-use$|language$)/.test(name)
const leave = async () => {
  const windows = await self.clients.matchAll({ type: 'window' })
  const names = (await caches.keys()).filter(isOwn)
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
  await Promise.all(windows.map((window) => window.navigate(window.url).catch(() => undefined)))
}
`

/** Serves the script under the address of the service worker. */
export const serveWorkerOff = (): Response =>
  new Response(SCRIPT, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': WORKER_POLICY,
    },
  })
