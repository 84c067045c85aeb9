import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { networkMessages } from '../../../contract/network-messages.ts'
import { useNetwork } from '../../../client/page/network.store.ts'
import { plural } from '../../../texts/format.ts'
import { fullStop } from '../../../texts/full-stop.ts'
import { inWords, text } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { lazyComponent } from '../../../ui/base/lazy-component.tsx'
import { noteOnline } from './last-online.ts'
import { classes } from '../../../ui/base/classes.ts'
import tone from '../../../ui/base/tone.module.css'
import styles from './OfflineStrip.module.css'
import { withTexts } from '../../../texts/load-texts.ts'

const OfflineAge = lazyComponent(async () => (await withTexts('shop', import('./OfflineAge.tsx'))).OfflineAge)
const StorageNotice = lazyComponent(async () => (await withTexts('rest', import('./StorageNotice.tsx'))).StorageNotice)

/** Above the header, pushing the page: no network or server, age of the data, pending changes. Announced once. */
export const OfflineStrip = () => {
  const { online, linked, waiting, needAttention, trouble, loginNeeded } = useNetwork()
  const unsent = waiting + needAttention
  useEffect(() => {
    if (online) return noteOnline()
    // The strip itself stands where the page's first script kept room for it.
    document.documentElement.removeAttribute('data-offline')
    return undefined
  }, [online])
  return (
    <div role="status" className={styles.place}>
      {(trouble !== null || loginNeeded) && <StorageNotice />}
      {!online && (
        <div className={classes(tone.wait, styles.strip)}>
          <Icon name="off" />
          <p>
            <b>{text.status.offline}</b>
            <span className={linked ? '' : styles.line}>
              {linked && `${inWords(networkMessages.noAnswer)}${fullStop()} `}
              <OfflineAge />
            </span>
            {unsent > 0 && <Link to="/waiting">{plural(unsent, text.status.waiting)}</Link>}
          </p>
        </div>
      )}
      {online && needAttention > 0 && (
        <div className={classes(tone.wait, styles.strip)}>
          <Icon name="alert" />
          <p>
            <Link to="/waiting">{plural(needAttention, text.status.attention)}</Link>
          </p>
        </div>
      )}
    </div>
  )
}
