import { useLocation } from 'react-router-dom'
import { OWN_NAMES } from '../../contract/language-choice.ts'
import type { Language } from '../../contract/languages.ts'
import { LANGUAGE_OFFERS } from '../../texts/language-offers.ts'
import { text } from '../../texts/texts.ts'
import { Prompt } from '../../ui/overlay/Prompt.tsx'
import { answerLanguageOffer } from './language-offer.ts'
import { inChosenLanguage } from './LanguageLinks.tsx'

/** Where one looks around; over a form it would cover fields. */
const CALM_PAGES = /^\/(?:$|(?:category|product-details)\/)/

/** Offers the page in another language of the reader's browser. */
export const LanguageOffer = ({ code }: { code: Language }) => {
  const { pathname, search } = useLocation()
  if (!CALM_PAGES.test(pathname)) return null
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
