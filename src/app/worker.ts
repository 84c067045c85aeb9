import { Workbox } from 'workbox-window'

interface Reactions {
  /** A fresh answer differs from the kept one that the screen shows. */
  onFresher: () => void
  /** A new build waits; `apply` puts it to work and reloads. */
  onUpdate: (apply: () => void) => void
}

const CACHE_UPDATED = 'CACHE_UPDATED'
/** Asks the worker to keep the page that was open before it was there. */
export const KEEP_PAGE = 'KEEP_PAGE'

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined

/** Puts the service worker to work, in production builds only. */
export const startWorker = async ({ onFresher, onUpdate }: Reactions): Promise<void> => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const worker = new Workbox('/sw.js')
  worker.addEventListener('waiting', () => onUpdate(() => worker.messageSkipWaiting()))
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate === true) location.reload()
    else void worker.messageSW({ type: KEEP_PAGE, url: location.href })
  })
  worker.addEventListener('message', ({ data }) => {
    if (typeOf(data) === CACHE_UPDATED) onFresher()
  })
  await worker.register()
}
