import type { TrustedTypesWindow } from 'trusted-types/lib'
import { Workbox } from 'workbox-window'
import { loadParts } from './load-parts.ts'
import { whenQuiet } from './when-quiet.ts'
import { onWorkerMessage } from './worker-messages.ts'
import { toPage, toWorker } from '../../offline/platform/worker-protocol.ts'

interface Reactions {
  /** A fresh answer differs from the cached one that the screen shows. */
  onFresher: () => void
  /** The server did not answer when what is shown was to be refreshed. */
  onUnreached: () => void
  /** A new build waits; `apply` activates it and reloads. */
  onUpdate: (apply: () => void) => void
  /** A new build now controls this window. */
  onUpdated: () => void
}

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined

/** The page by which the farmer came, perhaps a shared link, and the one that the home screen opens. */
const firstKept = () => new Set([location.href, `${location.origin}/`])

const WORKER = '/sw.js'

/** Browsers with Trusted Types take a script's address only from a named policy; this one vouches for our worker alone. */
const workerUrl = () => {
  // The DOM library does not know Trusted Types yet; other browsers have no such property.
  const { trustedTypes } = window as Window & Partial<TrustedTypesWindow>
  return (
    trustedTypes?.createPolicy('worker', { createScriptURL: (url: string) => url }).createScriptURL(WORKER) ?? WORKER
  )
}

/** Puts the service worker to work, in production builds only. */
export const startWorker = async ({ onFresher, onUnreached, onUpdate, onUpdated }: Reactions): Promise<void> => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const worker = new Workbox(workerUrl())
  let offered: ServiceWorker | undefined
  const offer = (build: ServiceWorker | undefined): void => {
    if (build === offered) return
    offered = build
    onUpdate(() => worker.messageSkipWaiting())
  }
  worker.addEventListener('waiting', ({ sw }) => offer(sw))
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate === true) onUpdated()
    else for (const url of firstKept()) void worker.messageSW({ type: toWorker.cachePage, url })
  })
  onWorkerMessage((news) => {
    if (typeOf(news) === toPage.updated) onFresher()
    if (typeOf(news) === toPage.unreached) onUnreached()
  })
  // From the worker's files: nothing is fetched twice.
  void navigator.serviceWorker.ready.then(whenQuiet).then(loadParts)
  if (navigator.serviceWorker.controller === null) await whenQuiet()
  const registration = await worker.register()
  // Workbox sees only installations that begin from now on; on a slow phone the browser is faster than this page.
  const early = registration?.installing
  if (early && registration?.active)
    early.addEventListener('statechange', () => registration.waiting === early && offer(early))
}
