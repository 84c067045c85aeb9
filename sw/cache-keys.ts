import { calls, type Call } from '../src/contract/shop-calls.ts'
import { withoutLanguage } from '../src/contract/languages.ts'
import { callNames, callPath, knownOf, pageNames } from '../src/contract/queries.ts'

const cachedCalls = Object.values<Call>(calls)
  .filter(({ cachedBy }) => cachedBy !== undefined)
  .map((call) => ({ path: callPath(call), query: callNames(call) }))

/** The URL under which an answer is cached, without unknown query keys; null for what must never be cached. */
export const catalogueKey = (url: URL): string | null => {
  const call = cachedCalls.find(({ path }) => path.test(url.pathname))
  return call === undefined ? null : onlyKnown(url, call.query)
}

/** Pages whose content is the same for everybody. */
const PUBLIC = [
  /^\/(search|sellers)?$/,
  /^\/(brand|category|seller|product-details)\/[^/]+\/?$/,
  /^\/(about|terms-of-service|terms-and-conditions|return-and-refund|privacy-policy)$/,
  /^\/(cancellation-policy|shipping-and-delivery|disclaimer-policy)$/,
]

/** The URL under which a rendered page is cached; null for pages about the farmer. */
export const pageKey = (url: URL): string | null =>
  PUBLIC.some((path) => path.test(withoutLanguage(url.pathname))) ? onlyKnown(url, pageNames(url.pathname)) : null

/** The same for one of a page's two renderings: for a phone that wants to use little data, and for any other. */
export const renderingKey = (url: URL, dataUse: string | null): string | null => {
  const key = pageKey(url)
  if (key === null || dataUse !== 'little') return key
  const little = new URL(key)
  little.searchParams.set('data', 'little')
  return little.href
}

/** Not cached as pages: calls, files, the desk, which has a worker of its own, the operator's pages, and the seller form, whose URL holds a secret token. */
const NOT_PAGES = [/^\/(api|images|pins|admin|assets|desk)(\/|$)/, /^\/seller-form$/, /\.[a-z0-9]+$/]

export const isScreen = (url: URL): boolean =>
  pageKey(url) !== null || !NOT_PAGES.some((path) => path.test(withoutLanguage(url.pathname)))

const onlyKnown = (url: URL, names: readonly string[]): string => {
  const query = new URLSearchParams(knownOf(url.searchParams, names)).toString()
  return url.origin + url.pathname + (query === '' ? '' : `?${query}`)
}
