import type { WorkboxPlugin } from 'workbox-core'

type Files = ServiceWorkerGlobalScope['__WB_MANIFEST']

/** Whether a document names files of this worker's list alone. Those of another build would not come without network. */
export const isOfBuild = (html: string, files: Files, base = '/'): boolean =>
  [...html.matchAll(new RegExp(`(?:src|href)="${base}(assets/[^"#]+)`, 'g'))].every(([, file]) =>
    files.some(({ url }) => url === file),
  )

/** While a new version goes out, a machine of the other one may answer: a worker with its document is not installed. */
export const sameBuild = (filesOf: () => Files, base?: string): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => {
    if (response.status >= 400) return null
    const isDocument = response.headers.get('Content-Type')?.startsWith('text/html') === true
    return isDocument && !isOfBuild(await response.clone().text(), filesOf(), base) ? null : response
  },
})
