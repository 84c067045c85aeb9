import { Link } from 'react-router-dom'
import { asWritten } from '../../../texts/localized.ts'
import { text } from '../../../texts/texts.ts'
import { Words } from '../../../ui/base/Words.tsx'
import { shopSettings } from '../../../contract/shop-settings.ts'
import { OutsideLink } from '../../../ui/display/OutsideLink.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import layout from '../../../ui/base/layout.module.css'
import { resultsOf } from './results-path.ts'
import styles from './NothingFound.module.css'

interface NothingFoundProps {
  popular: readonly string[]
  /** The shop did not answer; the phone was searched. */
  isFromPhone: boolean
}

/** A search without a find: somebody to call, and words that find something. */
export const NothingFound = ({ popular, isFromPhone }: NothingFoundProps) => {
  const phone = shopSettings.contact.find(({ kind, href }) => kind === 'phone' && href !== undefined)
  return (
    <div className={styles.none} role="status">
      <div>
        <p className={layout.strong}>{text.messages.noProductFound}</p>
        {isFromPhone && <p>{text.search.notHere}</p>}
      </div>
      {phone && (
        <div>
          <p className={styles.call}>
            <Icon name="call" />
            <OutsideLink href={phone.href}>{text.search.call(phone.text)}</OutsideLink>
          </p>
          <p>{text.search.callText}</p>
        </div>
      )}
      {popular.length > 0 && (
        <>
          <p>{text.search.elsewhere}</p>
          <ul className={styles.words}>
            {popular.map((word) => (
              <li key={word}>
                <Link to={resultsOf(word)}>
                  <Words {...asWritten(word)} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
