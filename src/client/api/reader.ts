import type { Call } from '../../contract/shop-calls.ts'
import { languageOf, type Language } from '../../contract/languages.ts'

/** The language in which answers name products. A worker, which has no page, asks in English. */

/** That of this page, which its address says as long as it lives; a server has none. */
const pageLanguage = (): Language => (typeof location === 'undefined' ? 'en' : languageOf(location.pathname))

/** Tells a call that names products in which language; English says nothing, so that its addresses stay as they are. */
export const readerQuery = ({ query }: Pick<Call, 'query'>, language = pageLanguage()): { lang?: Language } =>
  query !== undefined && 'entries' in query && 'lang' in Object(query.entries) && language !== 'en'
    ? { lang: language }
    : {}
