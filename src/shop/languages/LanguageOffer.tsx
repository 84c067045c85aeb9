import { useLocation } from 'react-router-dom'
import { OWN_NAMES } from '../../contract/language-choice.ts'
import type { Language } from '../../contract/languages.ts'
import { LANGUAGE_OFFERS } from '../../texts/language-offers.ts'
import { text } from '../../texts/texts.ts'
import { Prompt } from '../../ui/overlay/Prompt.tsx'
import { isCalmPage } from '../page/calm-pages.ts'
import { answerLanguageOffer } from './language-offer.ts'
import { inChosenLanguage } from './LanguageLinks.tsx'

/** Offers the page in another language of the reader's browser. */
export const LanguageOffer = ({ code }: { code: Language }) => {
  const { pathname, search } = useLocation()
  if (!isCalmPage(pathname)) return null
  return (
    <Prompt
      words={<span lang={code}>{LANGUAGE_OFFERS[code]}</span>}
      yes={<span lang={code}>{OWN_NAMES[code]}</span>}
      no={text.menus.install.no}
      onYes={() => {
        answerLanguageOffer()
        location.assign(inChosenLanguage(pathname, search, code))
      }}
      onNo={answerLanguageOffer}
    />
  )
}
