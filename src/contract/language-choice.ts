import { isLanguage, type Language } from './languages.ts'

/** In which language a reader wishes to read. Apart from the addresses, which every page needs at once. */

/** What each is called by those who speak it. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
  gu: 'ગુજરાતી',
  pa: 'ਪੰਜਾਬੀ',
  bn: 'বাংলা',
  te: 'తెలుగు',
  ta: 'தமிழ்',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
  or: 'ଓଡ଼ିଆ',
}

/** In a page's query: the reader chooses this language from now on. Server and worker take it out of the address. */
export const LANGUAGE_PARAM = 'language'
/** On the worker's requests for pages: it has chosen already, and the server leads nobody away. */
export const LANGUAGE_HEADER = 'X-Language'
/** The cookie by which the server knows what a reader chose, and the cache in which the worker finds the same. */
export const LANGUAGE_COOKIE = 'language'
export const LANGUAGE_CACHE = 'language'

/** The first of ours among what a browser wishes for, such as `hi-IN`; English when there is none. */
export const firstOfOurs = (wishes: readonly string[]): Language =>
  wishes.map((wish) => wish.toLowerCase().split('-', 1)[0]).find(isLanguage) ?? 'en'
