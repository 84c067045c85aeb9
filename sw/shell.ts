import { matchPrecache, precacheAndRoute } from 'workbox-precaching'

/** The build's own files, all there or not installed at all. */

const SHELL = '/index.html'
let placeholderName: string | undefined

export const precacheShell = (manifest: ServiceWorkerGlobalScope['__WB_MANIFEST']): void => {
  placeholderName = manifest.find(({ url }) => /(^|\/)placeholder\./.test(url))?.url
  // Rendered pages stand under `/`, so no address may quietly mean the shell.
  precacheAndRoute(manifest, { directoryIndex: '', cleanURLs: false })
}

/** The empty page, which the phone fills by itself. */
export const shell = (): Promise<Response | undefined> => matchPrecache(SHELL)

export const placeholder = async (): Promise<Response | undefined> =>
  placeholderName === undefined ? undefined : matchPrecache(placeholderName)
