import { Link, useLocation } from 'react-router-dom'
import { useNetwork } from '../../../features/sync/network.store.ts'
import { pageText } from '../../../texts/page-texts.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { classes } from '../../../ui/base/classes.ts'
import tone from '../../../ui/base/tone.module.css'
import styles from './OfflineStrip.module.css'

/** One notice at a time: what is wrong with the local storage, or that changes wait for a log-in. */
export const StorageNotice = () => {
  const trouble = useNetwork((network) => network.trouble)
  const { pathname, search } = useLocation()
  const words = pageText.storage
  return (
    <div className={classes(tone.wait, styles.strip)}>
      <Icon name="alert" />
      <p>
        <span>{trouble === null ? words.login : words[trouble]}</span>
        {trouble === 'reload' && (
          <button type="button" className={styles.act} onClick={() => location.reload()}>
            {words.reloadNow}
          </button>
        )}
        {trouble === 'full' && <Link to="/offline">{words.seeKept}</Link>}
        {trouble === null && (
          <Link to="/login" state={{ returnTo: pathname + search }}>
            {words.loginNow}
          </Link>
        )}
      </p>
    </div>
  )
}
