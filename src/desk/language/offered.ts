import { LANGUAGES, type Language } from '../../contract/languages.ts'

/** The languages that the desk says everything in; the page's script knows them from the build. */
export const OFFERED = [
  'en',
  'hi',
  'mr',
  'gu',
  'pa',
  'bn',
  'te',
  'ta',
  'kn',
  'ml',
  'or',
] as const satisfies readonly Language[]

/** The page's script has chosen it before the first paint, and says it to styles and screen readers too. */
export const pageLanguage = (): Language => LANGUAGES.find((code) => code === document.documentElement.lang) ?? 'en'
