import { cacheNames } from 'workbox-core'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { isOfBuild, sameBuild } from './same-build.ts'
import { isText } from './texts.ts'
import { FIRST_FILES } from '../src/client/worker/first-files.ts'
import { isOwnResponse } from '../src/client/api/response-checks.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The build's own files. Those that a worker is installed with are all there, or it is not; with the shell there, every
 * other is too.
 */

const SHELL = '/index.html'
let manifest: ServiceWorkerGlobalScope['__WB_MANIFEST'] = []
const files = new PrecacheController({ plugins: [sameBuild(() => manifest)] })
/** Those that a phone's first worker is installed with. The rest comes by `repairPrecache`, once the page is used. */
const firstFiles = new PrecacheController()

/** Installed on a phone that has none of an earlier build, this one keeps at once only what the first touch needs. */
export const isFirstWorker = (): boolean => self.registration.active === null

/** Caches them at the worker's installation, but for texts; returns the route that serves them. */
export const precache = (given: ServiceWorkerGlobalScope['__WB_MANIFEST']): PrecacheRoute => {
  manifest = given.filter(({ url }) => !isText(`/${url}`))
  files.addToCacheList(manifest)
  firstFiles.addToCacheList(manifest.filter(({ url }) => FIRST_FILES.some((name) => url.startsWith(`assets/${name}-`))))
  // A newer build takes over from one that has all, and must have all itself.
  self.addEventListener('install', (event) => void (isFirstWorker() ? firstFiles : files).install(event))
  self.addEventListener('activate', (event) => void files.activate(event))
  // Rendered pages are served under `/`, so no URL may silently mean the app shell.
  return new PrecacheRoute(files, { directoryIndex: '', cleanURLs: false })
}

const isMissing = async (url: string): Promise<boolean> => (await files.matchPrecache(url)) === undefined

/** Whether the file is there at the end; those of a newer build come with its worker. */
const repairFile = async (url: string, cache: Cache): Promise<boolean> => {
  const key = files.getCacheKeyForURL(url)
  if (key === undefined || !(await isMissing(url))) return true
  const answer = await fetch(url, { cache: 'no-cache', credentials: 'same-origin' }).catch(() => undefined)
  if (!answer || !isOwnResponse(answer)) return false
  if (url.endsWith('.html') && !isOfBuild(await answer.clone().text(), manifest)) return false
  await cache.put(key, answer)
  return true
}

/**
 * Fetches files of this build that have not come yet or that the browser has evicted. The shell comes last, and only where nothing else is
 * missing: a page that does not find it asks for the rest again.
 */
export const repairPrecache = async (): Promise<void> => {
  const cache = await caches.open(cacheNames.precache)
  const isShell = ({ url }: { url: string }) => `/${url}` === SHELL
  let isWhole = true
  for (const { url } of manifest.filter((file) => !isShell(file))) isWhole = (await repairFile(url, cache)) && isWhole
  if (isWhole) for (const { url } of manifest.filter(isShell)) await repairFile(url, cache)
}

/** The app shell, rendered on the client. */
export const shell = (): Promise<Response | undefined> => files.matchPrecache(SHELL)
