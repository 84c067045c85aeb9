import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { OWN_NAMES } from '../../../contract/language-choice.ts'
import { inLanguage, LANGUAGES, type Language } from '../../../contract/languages.ts'
import { language, text } from '../../../texts/texts.ts'
import { rememberLanguage } from '../../language.ts'
import styles from './LanguageLinks.module.css'

/** Remembered before the page is left: an address without a language leads to the remembered one. */
const choose = async (event: MouseEvent<HTMLAnchorElement>, code: Language) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  const { href } = event.currentTarget
  event.preventDefault()
  await rememberLanguage(code)
  location.assign(href)
}

/** This page in every language, each by its own name. */
export const LanguageLinks = () => {
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={text.footer.languages}>
      <ul className={styles.links}>
        {LANGUAGES.map((code) => (
          <li key={code}>
            <a
              href={inLanguage(pathname, code) + search}
              hrefLang={code}
              lang={code}
              aria-current={code === language ? 'true' : undefined}
              onClick={(event) => void choose(event, code)}
            >
              {OWN_NAMES[code]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
