import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { isOwn } from '../src/offline/genuine.ts'

/** The build's own files, all there or not installed at all. */

const SHELL = '/index.html'
let manifest: ServiceWorkerGlobalScope['__WB_MANIFEST'] = []

export const precacheShell = (given: ServiceWorkerGlobalScope['__WB_MANIFEST']): void => {
  manifest = given
  // Rendered pages stand under `/`, so no address may quietly mean the shell.
  precacheAndRoute(manifest, { directoryIndex: '', cleanURLs: false })
}

const isMissing = async (url: string): Promise<boolean> => (await matchPrecache(url)) === undefined

/** Scripts that a page asks for at once. Those of another build than this worker's would not come without network. */
const isOfThisBuild = (html: string): boolean =>
  [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].every(([, file]) => manifest.some(({ url }) => url === file))

/** Fetches what the phone has cleared away of this build's files; what is of a newer build comes with its worker. */
export const repairShell = async (): Promise<void> => {
  const cache = await caches.open(cacheNames.precache)
  for (const { url } of manifest) {
    const key = getCacheKeyForURL(url)
    if (key === undefined || !(await isMissing(url))) continue
    const answer = await fetch(url, { cache: 'no-cache', credentials: 'same-origin' }).catch(() => undefined)
    if (!answer || !isOwn(answer)) continue
    if (url.endsWith('.html') && !isOfThisBuild(await answer.clone().text())) continue
    await cache.put(key, answer)
  }
}

/** The empty page, which the phone fills by itself. */
export const shell = (): Promise<Response | undefined> => matchPrecache(SHELL)
