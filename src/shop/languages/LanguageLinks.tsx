import { useLocation } from 'react-router-dom'
import { LANGUAGE_PARAM, OWN_NAMES } from '../../contract/language-choice.ts'
import { inLanguage, LANGUAGES, type Language } from '../../contract/languages.ts'
import { language, text } from '../../texts/texts.ts'
import { classes } from '../../ui/base/classes.ts'
import styles from './LanguageLinks.module.css'

/** The address of a page in this language, which is the reader's choice from then on. */
export const inChosenLanguage = (pathname: string, search: string, code: Language): string => {
  const params = new URLSearchParams(search)
  params.set(LANGUAGE_PARAM, code)
  return `${inLanguage(pathname, code)}?${params.toString()}`
}

/** This page in every language, each by its own name. They work before the page's code is there. */
export const LanguageLinks = ({ inLine, id }: { inLine?: boolean; id?: string }) => {
  const { pathname, search } = useLocation()
  return (
    <nav id={id} className={classes(styles.nav, inLine && styles.line)} aria-label={text.layout.language}>
      <ul className={styles.links}>
        {LANGUAGES.map((code) => (
          <li key={code}>
            <a
              href={inChosenLanguage(pathname, search, code)}
              hrefLang={code}
              lang={code}
              aria-current={code === language ? 'true' : undefined}
            >
              {OWN_NAMES[code]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
