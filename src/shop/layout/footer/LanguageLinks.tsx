import { useLocation } from 'react-router-dom'
import { LANGUAGE_PARAM, OWN_NAMES } from '../../../contract/language-choice.ts'
import { inLanguage, LANGUAGES, type Language } from '../../../contract/languages.ts'
import { language, text } from '../../../texts/texts.ts'
import { classes } from '../../../ui/base/classes.ts'
import styles from './LanguageLinks.module.css'

const choiceOf = (search: string, code: Language): string => {
  const params = new URLSearchParams(search)
  params.set(LANGUAGE_PARAM, code)
  return `?${params.toString()}`
}

/** This page in every language, each by its own name. They work before the page's code is there. */
export const LanguageLinks = ({ inLine }: { inLine?: boolean }) => {
  const { pathname, search } = useLocation()
  return (
    <nav className={classes(styles.nav, inLine && styles.line)} aria-label={text.footer.languages}>
      <ul className={styles.links}>
        {LANGUAGES.map((code) => (
          <li key={code}>
            <a
              href={inLanguage(pathname, code) + choiceOf(search, code)}
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
