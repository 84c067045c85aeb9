import { Workbox } from 'workbox-window'
import { shopSettings } from '../../contract/shop-settings.ts'
import { loadParts } from './load-parts.ts'
import { installWorker, workerUrl } from './install-worker.ts'
import { whenQuiet } from './when-quiet.ts'
import { onWorkerMessage } from './worker-messages.ts'
import { toPage } from '../../client/worker/worker-protocol.ts'

interface Reactions {
  /** The first use of the page. */
  used: Promise<void>
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

/** Puts the service worker to work, in production builds only. */
export const startWorker = async ({ used, onFresher, onUnreached, onUpdate, onUpdated }: Reactions): Promise<void> => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const worker = new Workbox(workerUrl())
  // From the worker's files: nothing is fetched twice. A page that nobody uses has no menu to open.
  let loading: Promise<void> | undefined
  const partsLoaded = () =>
    (loading ??= navigator.serviceWorker.ready
      .then(whenQuiet)
      .then(() => (shopSettings.littleData ? undefined : loadParts())))
  void used.then(partsLoaded)
  // An old worker that is answering when it is to go stays, in Chromium until it has long been silent.
  const takeOver = (): void => void partsLoaded().finally(() => worker.messageSkipWaiting())
  let offered: ServiceWorker | undefined
  const offer = (build: ServiceWorker | undefined): void => {
    if (build === offered) return
    offered = build
    onUpdate(takeOver)
  }
  worker.addEventListener('waiting', ({ sw }) => offer(sw))
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate === true) onUpdated()
  })
  onWorkerMessage((news) => {
    if (typeOf(news) === toPage.updated) onFresher()
    if (typeOf(news) === toPage.unreached) onUnreached()
  })
  if (navigator.serviceWorker.controller === null) await installWorker()
  const registration = await worker.register()
  // Workbox sees only installations that begin from now on; on a slow phone the browser is faster than this page.
  const early = registration?.installing
  if (early && registration?.active)
    early.addEventListener('statechange', () => registration.waiting === early && offer(early))
}
