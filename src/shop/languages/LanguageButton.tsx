import { OWN_NAMES } from '../../contract/language-choice.ts'
import { language, text } from '../../texts/texts.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import { openPanel } from '../page/panels.store.ts'

/** Opens the choice of languages. Before the page's code is there it leads to the one in the footer. */
export const LanguageButton = ({ className }: { className: string | undefined }) => (
  <a
    href="#languages"
    className={className}
    aria-label={`${text.layout.language}: ${OWN_NAMES[language]}`}
    onClick={(event) => {
      event.preventDefault()
      openPanel('languages')
    }}
  >
    <Icon name="globe" />
    <span>{OWN_NAMES[language]}</span>
  </a>
)
