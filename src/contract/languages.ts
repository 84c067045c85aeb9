/** The languages of the shop. English has no prefix in addresses, every other its code: `/hi/cart`. */

export const LANGUAGES = ['en', 'hi', 'mr', 'gu', 'pa', 'bn', 'te', 'ta', 'kn', 'ml', 'or'] as const
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (code: string | undefined): code is Language => LANGUAGES.some((known) => known === code)

/** `/hi/cart` → hi. English is what has no prefix. */
export const languageOf = (path: string): Language => {
  const code = path.split('/', 2)[1]
  return isLanguage(code) && code !== 'en' ? code : 'en'
}

/** What stands before the paths of a language: `/hi`, nothing for English. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`)

/** `/hi/cart` → `/cart` */
export const withoutLanguage = (path: string): string => path.slice(prefixOf(languageOf(path)).length) || '/'

/** The same page in another language: `/cart` → `/hi/cart`, `/` → `/hi`. */
export const inLanguage = (path: string, language: Language): string => {
  const page = withoutLanguage(path)
  return page === '/' ? prefixOf(language) || '/' : prefixOf(language) + page
}
