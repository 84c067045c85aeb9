import { Link } from 'react-router-dom'
import { useSession } from '../../features/account/session.store.ts'
import { t } from '../../texts/texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import { askToLogOut } from './logOut.ts'
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
export const YouSheet = ({ onClose }: { onClose: () => void }) => {
  const user = useSession((session) => session.user)
  return (
    <Dialog open title={user?.name ?? t.layout.guest} onClose={onClose} side="bottom">
      <ul className={styles.flush}>
        {user ? (
          <>
            <SheetLink to="/account" icon="user" label={t.layout.profile} />
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
                {t.layout.logout}
              </button>
            </li>
          </>
        ) : (
          <>
            <SheetLink to="/signup" icon="user" label={t.layout.signUp} />
            <SheetLink to="/login" icon="login" label={t.layout.loginPlain} />
          </>
        )}
      </ul>
    </Dialog>
  )
}

/** Behind Menu in the bottom bar. */
export const MoreSheet = ({ onClose }: { onClose: () => void }) => (
  <Dialog open title={t.layout.menu} onClose={onClose} side="bottom">
    <ul className={styles.flush}>
      <SheetLink to="/order-history" icon="box" label={t.layout.orders} />
      <SheetLink to="/address" icon="pin" label={t.layout.address} />
      <SheetLink to="/my-reviews" icon="star" label={t.layout.reviews} />
    </ul>
  </Dialog>
)
