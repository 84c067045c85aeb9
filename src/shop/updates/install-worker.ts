import { inLanguage } from '../../contract/languages.ts'
import { shopSettings } from '../../contract/shop-settings.ts'
import { installFirstWorker, trustedWorkerUrl } from '../../client/worker/worker-installation.ts'
import { toWorker } from '../../client/worker/worker-protocol.ts'
import { language } from '../../texts/texts.ts'
import { whenQuiet } from './when-quiet.ts'

let url: string | undefined
export const workerUrl = (): string => (url ??= trustedWorkerUrl('/sw.js'))

/** The page by which the farmer came, perhaps a shared link, and the one that the home screen opens, where data allows. */
const firstPages = () =>
  new Set([location.href, ...(shopSettings.littleData ? [] : [location.origin + inLanguage('/', language)])])

/** What was open before the worker was there is cached by it as soon as it controls the page. */
const cacheFirstPages = () => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const pictures = loaded.filter((name) => name.startsWith(`${location.origin}/images/`))
  for (const page of firstPages())
    navigator.serviceWorker.controller?.postMessage({ type: toWorker.cachePage, url: page, pictures })
}

let installing: Promise<void> | undefined

/** Installs the first worker once the page fetches nothing else. Fails where that is denied. */
export const installWorker = (): Promise<void> =>
  (installing ??= whenQuiet().then(() => {
    navigator.serviceWorker.addEventListener('controllerchange', cacheFirstPages, { once: true })
    return installFirstWorker(workerUrl())
  }))
