import { create } from 'zustand'
import { LANGUAGE_COOKIE } from '../../contract/language-choice.ts'
import { isLanguage, type Language } from '../../contract/languages.ts'
import { language } from '../../texts/texts.ts'

/** Another language that the reader's browser asks for; null where there is none, or where the reader has answered. */
export const useLanguageOffer = create<{ code: Language | null }>(() => ({ code: null }))

const ANSWERED = 'language-offer'

const hasChosen = (): boolean => {
  try {
    return localStorage.getItem(ANSWERED) !== null || new RegExp(`\\b${LANGUAGE_COOKIE}=\\w`).test(document.cookie)
  } catch {
    // Where an answer cannot be remembered, nothing is asked.
    return true
  }
}

/** Looks once whether there is one to offer. */
export const watchLanguages = (): void => {
  if (hasChosen()) return
  const codes = navigator.languages.map((wish) => wish.toLowerCase().split('-', 1)[0])
  useLanguageOffer.setState({ code: codes.filter(isLanguage).find((code) => code !== language) ?? null })
}

/** Not asked again; header, menu, account and footer still have it. */
export const answerLanguageOffer = (): void => {
  useLanguageOffer.setState({ code: null })
  try {
    localStorage.setItem(ANSWERED, '1')
  } catch {
    // Then it holds until the shop is next opened.
  }
}
