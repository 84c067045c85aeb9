import { Link, useLocation } from 'react-router-dom'
import { useNetwork } from '../../features/account/network.store.ts'
import { p } from '../../texts/pageTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './OfflineStrip.module.css'

/** One notice at a time: what the phone's memory cannot do, or that changes wait for a log-in. */
export const PhoneNotice = () => {
  const trouble = useNetwork((network) => network.trouble)
  const loginNeeded = useNetwork((network) => network.loginNeeded)
  const { pathname, search } = useLocation()
  const words = p.phone
  if (trouble === null && !loginNeeded) return null
  return (
    <div className={styles.strip}>
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
