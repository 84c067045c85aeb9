import type { Language } from '../contract/languages.ts'
import type { AnswerTexts, ShopTexts } from '../texts/texts.ts'
import type { Sentences } from './language/sentences.ts'
import type { Words } from './language/spoken.ts'

/** What the desk says in another language, and what it borrows of the shop's texts. */
export interface LanguageFile {
  words: Words
  answers: AnswerTexts
  sentences: Sentences
  messages: ShopTexts['messages']
  dates: ShopTexts['dates']
  goods: ShopTexts['goods']
}

const files = import.meta.glob<LanguageFile>('./languages/??.ts')

/** Fetches a language's file, which the worker keeps from then on; nothing of English, which is in the code. */
export const loadWords = async (language: Language): Promise<LanguageFile | undefined> =>
  files[`./languages/${language}.ts`]?.()
