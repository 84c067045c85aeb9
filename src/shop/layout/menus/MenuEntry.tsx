import { Link } from 'react-router-dom'
import { text } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import type { IconName } from '../../../ui/media/icons.ts'
import { lazyComponent } from '../../../ui/base/lazy-component.tsx'
import { askToLogOut } from './log-out.ts'
import styles from './MenuLinks.module.css'

/** How the shop is reached, in a menu. */
export const HelpEntries = lazyComponent(async () => (await import('../../help/HelpLines.tsx')).HelpLines)

/** A link of a menu. */
export const MenuEntry = ({ to, icon, label }: { to: string; icon: IconName; label: string }) => (
  <li>
    <Link className={styles.link} to={to}>
      <Icon name={icon} />
      {label}
    </Link>
  </li>
)

/** Closes the menu and logs out. */
export const LogOutEntry = ({ onClose }: { onClose: () => void }) => (
  <li>
    <button
      type="button"
      className={styles.link}
      onClick={() => {
        onClose()
        void askToLogOut()
      }}
    >
      <Icon name="logout" />
      {text.menus.logout}
    </button>
  </li>
)
