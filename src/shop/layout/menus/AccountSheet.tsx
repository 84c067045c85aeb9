import { useSession } from '../../session/session.store.ts'
import { text } from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { LanguageButton } from '../../languages/LanguageButton.tsx'
import { HelpEntries, LogOutEntry, MenuEntry } from './MenuEntry.tsx'
import links from './MenuLinks.module.css'
import styles from './Panels.module.css'

const Language = () => (
  <li>
    <LanguageButton className={links.link} />
  </li>
)

/** Behind You or Guest in the bottom bar. */
export const AccountSheet = ({ onClose }: { onClose: () => void }) => {
  const user = useSession((session) => session.user)
  return (
    <Dialog title={user ? user.name || text.layout.you : text.layout.guest} onClose={onClose} side="bottom">
      <ul className={styles.flush}>
        {user ? (
          <>
            <MenuEntry to="/order-history" icon="box" label={text.menus.orders} />
            <MenuEntry to="/address" icon="pin" label={text.menus.address} />
            <MenuEntry to="/account" icon="user" label={text.menus.profile} />
            <HelpEntries className={links.link} />
            <Language />
            <LogOutEntry onClose={onClose} />
          </>
        ) : (
          <>
            <MenuEntry to="/signup" icon="user" label={text.menus.signUp} />
            <MenuEntry to="/login" icon="login" label={text.menus.loginPlain} />
            <HelpEntries className={links.link} />
            <Language />
          </>
        )}
      </ul>
    </Dialog>
  )
}
