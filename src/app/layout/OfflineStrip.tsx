import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { messages } from '../../contract/messages.ts'
import { useNetwork } from '../../features/account/network.store.ts'
import { plural } from '../../texts/format.ts'
import { t } from '../../texts/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { noteOnline } from './lastOnline.ts'
import styles from './OfflineStrip.module.css'

const OfflineAge = lazily(async () => (await import('./OfflineAge.tsx')).OfflineAge)
const PhoneNotice = lazily(async () => (await import('./PhoneNotice.tsx')).PhoneNotice)

/** Above the header, pushing the page: that there is no network, or no shop, how old things are, what waits. Said once. */
export const OfflineStrip = () => {
  const online = useNetwork((network) => network.online)
  const linked = useNetwork((network) => network.linked)
  const waiting = useNetwork((network) => network.waiting)
  const needAttention = useNetwork((network) => network.needAttention)
  const unsent = waiting + needAttention
  const notice = useNetwork(({ trouble, loginNeeded }) => trouble !== null || loginNeeded)
  useEffect(() => (online ? noteOnline() : undefined), [online])
  return (
    <div role="status">
      {notice && <PhoneNotice />}
      {!online && (
        <div className={styles.strip}>
          <Icon name="off" />
          <p>
            <b>{t.layout.offline}</b>
            <span>
              {linked && `${messages.noAnswer}. `}
              <OfflineAge />
            </span>
            {unsent > 0 && <Link to="/waiting">{plural(unsent, t.layout.waiting)}</Link>}
          </p>
        </div>
      )}
      {online && needAttention > 0 && (
        <div className={styles.strip}>
          <Icon name="alert" />
          <p>
            <Link to="/waiting">{plural(needAttention, t.layout.attention)}</Link>
          </p>
        </div>
      )}
    </div>
  )
}
