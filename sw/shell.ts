import { cacheNames } from 'workbox-core'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { isOwn } from '../src/offline/genuine.ts'

/** The build's own files, all there or not installed at all. */

const SHELL = '/index.html'
let manifest: ServiceWorkerGlobalScope['__WB_MANIFEST'] = []
const files = new PrecacheController()

/** Keeps them at the worker's installation; answers the route that serves them. */
export const precacheShell = (given: ServiceWorkerGlobalScope['__WB_MANIFEST']): PrecacheRoute => {
  manifest = given
  files.precache(manifest)
  // Rendered pages stand under `/`, so no address may quietly mean the shell.
  return new PrecacheRoute(files, { directoryIndex: '', cleanURLs: false })
}

const isMissing = async (url: string): Promise<boolean> => (await files.matchPrecache(url)) === undefined

/** Scripts that a page asks for at once. Those of another build than this worker's would not come without network. */
const isOfThisBuild = (html: string): boolean =>
  [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].every(([, file]) => manifest.some(({ url }) => url === file))

/** Fetches what the phone has cleared away of this build's files; what is of a newer build comes with its worker. */
export const repairShell = async (): Promise<void> => {
  const cache = await caches.open(cacheNames.precache)
  for (const { url } of manifest) {
    const key = files.getCacheKeyForURL(url)
    if (key === undefined || !(await isMissing(url))) continue
    const answer = await fetch(url, { cache: 'no-cache', credentials: 'same-origin' }).catch(() => undefined)
    if (!answer || !isOwn(answer)) continue
    if (url.endsWith('.html') && !isOfThisBuild(await answer.clone().text())) continue
    await cache.put(key, answer)
  }
}

/** The empty page, which the phone fills by itself. */
export const shell = (): Promise<Response | undefined> => files.matchPrecache(SHELL)
