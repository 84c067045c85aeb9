import type { TrustedTypesWindow } from 'trusted-types/lib'

const WORKER = '/desk/sw.js'

/** Browsers with Trusted Types take a script's address only from a named policy; this one vouches for our worker alone. */
const workerUrl = () => {
  // The DOM library does not know Trusted Types yet; other browsers have no such property.
  const { trustedTypes } = window as Window & Partial<TrustedTypesWindow>
  return (
    trustedTypes?.createPolicy('worker', { createScriptURL: (url: string) => url }).createScriptURL(WORKER) ?? WORKER
  )
}

/** Puts the desk's worker to work. Where that is denied the desk needs the network to open. */
export const installWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  // The DOM library does not know Trusted Types yet.
  await navigator.serviceWorker.register(workerUrl() as string, { scope: '/desk/' })
}
