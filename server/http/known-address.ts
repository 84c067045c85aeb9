import { calls, type Call } from '../../src/contract/shop-calls.ts'
import { callNames, callPath, knownOf, pageNames } from '../../src/contract/queries.ts'

/** Calls that are answered from the catalogue alone. A search is not: it counts what each network asks. */
const catalogue = Object.values<Call>(calls)
  .filter(({ cachedBy }) => cachedBy === 'all')
  .map((call) => ({ path: callPath(call), call }))
/** Is made as the calls are. */
const DESCRIPTION = '/api/openapi.json'

const OTHER_FILES = /^\/(images|assets|pins|desk)\/|\.[a-z0-9]+$/i

const withKnown = ({ pathname, searchParams }: URL, names: readonly string[]): string => {
  const query = new URLSearchParams(knownOf(searchParams, names)).toString()
  return query === '' ? pathname : `${pathname}?${query}`
}

const hasText = ({ searchParams }: URL): boolean => knownOf(searchParams, ['q']).length > 0

/** Whether a page's address asks for a search. */
export const isSearch = (url: URL): boolean => pageNames(url.pathname).includes('q') && hasText(url)

/** Whether a list's address asks for a search. */
export const hasWords = (call: Call, url: URL): boolean => callNames(call).includes('q') && hasText(url)

/** A page's address with nothing but what it may carry: anything more leads to the very same page. */
export const pageAddress = (url: URL): string => withKnown(url, pageNames(url.pathname))

/** The same of what is kept for everybody: pages, and calls of the catalogue. Null for a search and for all else. */
export const keptAddress = (url: URL): string | null => {
  const { pathname } = url
  if (pathname === DESCRIPTION) return pathname
  if (!pathname.startsWith('/api/')) return isSearch(url) || OTHER_FILES.test(pathname) ? null : pageAddress(url)
  const known = catalogue.find(({ path }) => path.test(pathname))
  return known === undefined || hasWords(known.call, url) ? null : withKnown(url, callNames(known.call))
}
