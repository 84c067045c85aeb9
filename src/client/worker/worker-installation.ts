import type { TrustedTypesWindow } from 'trusted-types/lib'
import { retryUntilLoaded } from './retry-until-loaded.ts'

/** Each try costs data, and what a full phone or the shop itself lacks may be lacking for long. */
const LONGEST_PAUSE_MS = 10 * 60_000

/**
 * The address of a worker's file. Browsers with Trusted Types take a script's address only from a named policy, which a
 * page may make once; this one vouches for that file alone.
 */
export const trustedWorkerUrl = (file: string): string => {
  // The DOM library does not know Trusted Types yet; other browsers have no such property.
  const { trustedTypes } = globalThis as typeof globalThis & Pick<Partial<TrustedTypesWindow>, 'trustedTypes'>
  // Nor does its `register`: the address counts as the text that it is made of.
  return (trustedTypes?.createPolicy('worker', { createScriptURL: (url: string) => url }).createScriptURL(file) ??
    file) as string
}

/** Ends with the installation, which fails as a whole where one of the worker's files does not come. */
const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'redundant') reject(new Error('The worker was not installed'))
      else resolve()
    })
  })

/** Installs a page's first worker, retrying while the network does not bring it. Fails where that is denied. */
export const installFirstWorker = (url: string, options?: RegistrationOptions): Promise<void> =>
  retryUntilLoaded(async () => {
    const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(url, options)
    // Where workers are blocked from outside, the answer may be nothing at all.
    const worker = registration?.installing
    if (!worker) return
    await installed(worker)
    // Until it is active it looks like a new build that waits for the one before.
    await navigator.serviceWorker.ready
  }, LONGEST_PAUSE_MS)
