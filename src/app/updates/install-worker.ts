import type { TrustedTypesWindow } from 'trusted-types/lib'
import { inLanguage } from '../../contract/languages.ts'
import { shopSettings } from '../../contract/shop-settings.ts'
import { toWorker } from '../../offline/platform/worker-protocol.ts'
import { language } from '../../texts/texts.ts'
import { whenQuiet } from './when-quiet.ts'

const WORKER = '/sw.js'

/** Browsers with Trusted Types take a script's address only from a named policy; this one vouches for our worker alone. */
const createWorkerUrl = () => {
  // The DOM library does not know Trusted Types yet; other browsers have no such property.
  const { trustedTypes } = window as Window & Partial<TrustedTypesWindow>
  return (
    trustedTypes?.createPolicy('worker', { createScriptURL: (url: string) => url }).createScriptURL(WORKER) ?? WORKER
  )
}
let url: ReturnType<typeof createWorkerUrl> | undefined
export const workerUrl = () => (url ??= createWorkerUrl())

/** The page by which the farmer came, perhaps a shared link, and the one that the home screen opens, where data allows. */
const firstPages = () =>
  new Set([location.href, ...(shopSettings.littleData ? [] : [location.origin + inLanguage('/', language)])])

/** What was open before the worker was there is cached by it as soon as it controls the page. */
const cacheFirstPages = () => {
  for (const page of firstPages())
    navigator.serviceWorker.controller?.postMessage({ type: toWorker.cachePage, url: page })
}

let installing: Promise<unknown> | undefined

/** Registers the first worker once the page fetches nothing else. Fails where that is denied. */
export const installWorker = (): Promise<unknown> =>
  (installing ??= whenQuiet().then(() => {
    navigator.serviceWorker.addEventListener('controllerchange', cacheFirstPages, { once: true })
    // The DOM library does not know Trusted Types yet.
    return navigator.serviceWorker.register(workerUrl() as string)
  }))
