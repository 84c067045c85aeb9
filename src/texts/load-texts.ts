import { LANGUAGES, type Language } from '../contract/languages.ts'
import { language, speak, type LanguageFile, type WholeLanguage } from './texts.ts'

/** Fetches the texts of a language, part by part: nobody loads those of another one. */

/** What comes after the first screen's texts. */
export type LaterPart = 'shop' | 'product' | 'rest'

/** Where a language begins. */
export const fileOf = async (wanted: Language): Promise<LanguageFile> =>
  wanted === 'en' ? import('./en/first.ts') : (await import('./other-languages.ts')).fileOf(wanted)

/** The page's own language, while or after it is fetched; the server, which has read all of them, opens none. */
let opening: Promise<LanguageFile> | undefined

/** Speaks a language from now on. Awaited before the first render. */
export const openLanguage = async (wanted: Language): Promise<void> => {
  opening = fileOf(wanted)
  const { first } = await opening
  speak(wanted, { first })
}

/** The part of the page's language is there once this is, and with it what the catalogue says. */
export const loadTexts = async (part: LaterPart): Promise<void> => {
  const file = await opening
  if (file === undefined) return
  for (const texts of await Promise.all([file.later.shop(), file.later[part]()])) speak(language, texts)
}

/** Code together with the texts that it says: `withTexts('rest', import('./Part.tsx'))`. */
export const withTexts = async <Code>(part: LaterPart, code: Promise<Code>): Promise<Code> =>
  (await Promise.all([code, loadTexts(part)]))[0]

/** All that the pages of a language say. */
export const loadWhole = async (wanted: Language): Promise<WholeLanguage> => {
  const { first, later } = await fileOf(wanted)
  return {
    inWords: (sentence) => sentence,
    first,
    ...(await later.shop()),
    ...(await later.product()),
    ...(await later.rest()),
  }
}

/** Every language as a whole, for the server, which renders any page. */
export const loadLanguages = async (): Promise<Map<Language, WholeLanguage>> =>
  new Map(await Promise.all(LANGUAGES.map(async (code) => [code, await loadWhole(code)] as const)))
