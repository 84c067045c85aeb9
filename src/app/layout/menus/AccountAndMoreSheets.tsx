import { Link } from 'react-router-dom'
import { useSession } from '../../../features/account/session.store.ts'
import { text } from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import type { IconName } from '../../../ui/media/Icon.tsx'
import { askToLogOut } from './log-out.ts'
import links from './MenuLinks.module.css'
import styles from './Panels.module.css'

const SheetLink = ({ to, icon, label }: { to: string; icon: IconName; label: string }) => (
  <li>
    <Link className={links.link} to={to}>
      <Icon name={icon} />
      {label}
    </Link>
  </li>
)

/** Behind You or Guest in the bottom bar. */
export const AccountSheet = ({ onClose }: { onClose: () => void }) => {
  const user = useSession((session) => session.user)
  return (
    <Dialog open title={user?.name ?? text.layout.guest} onClose={onClose} side="bottom">
      <ul className={styles.flush}>
        {user ? (
          <>
            <SheetLink to="/account" icon="user" label={text.layout.profile} />
            <li>
              <button
                type="button"
                className={links.link}
                onClick={() => {
                  onClose()
                  void askToLogOut()
                }}
              >
                <Icon name="logout" />
                {text.layout.logout}
              </button>
            </li>
          </>
        ) : (
          <>
            <SheetLink to="/signup" icon="user" label={text.layout.signUp} />
            <SheetLink to="/login" icon="login" label={text.layout.loginPlain} />
          </>
        )}
      </ul>
    </Dialog>
  )
}

/** Behind Menu in the bottom bar. */
export const MoreSheet = ({ onClose }: { onClose: () => void }) => (
  <Dialog open title={text.layout.menu} onClose={onClose} side="bottom">
    <ul className={styles.flush}>
      <SheetLink to="/order-history" icon="box" label={text.layout.orders} />
      <SheetLink to="/address" icon="pin" label={text.layout.address} />
      <SheetLink to="/my-reviews" icon="star" label={text.layout.reviews} />
    </ul>
  </Dialog>
)
