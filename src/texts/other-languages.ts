import type { Language } from '../contract/languages.ts'
import type { LanguageFile } from './texts.ts'

/** Where the languages beside English are; apart, so that an English reader does not load their names. */
const files = import.meta.glob<LanguageFile>(['./*/first.ts', '!./en/first.ts'])

export const fileOf = async (wanted: Language): Promise<LanguageFile> => {
  const load = files[`./${wanted}/first.ts`]
  if (load === undefined) throw new Error(`No texts of ${wanted}`)
  const { first, later } = await load()
  const shop = async () => {
    const translator = import('./translate.ts').then(({ loadTranslator }) => loadTranslator(wanted))
    return { ...(await later.shop()), inWords: await translator }
  }
  return { first, later: { ...later, shop } }
}
