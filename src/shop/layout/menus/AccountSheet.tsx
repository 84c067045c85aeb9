import { useSession } from '../../session/session.store.ts'
import { text } from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { LogOutEntry, MenuEntry } from './MenuEntry.tsx'
import styles from './Panels.module.css'

/** Behind You or Guest in the bottom bar. */
export const AccountSheet = ({ onClose }: { onClose: () => void }) => {
  const user = useSession((session) => session.user)
  return (
    <Dialog title={user ? user.name || text.layout.you : text.layout.guest} onClose={onClose} side="bottom">
      <ul className={styles.flush}>
        {user ? (
          <>
            <MenuEntry to="/account" icon="user" label={text.menus.profile} />
            <LogOutEntry onClose={onClose} />
          </>
        ) : (
          <>
            <MenuEntry to="/signup" icon="user" label={text.menus.signUp} />
            <MenuEntry to="/login" icon="login" label={text.menus.loginPlain} />
          </>
        )}
      </ul>
    </Dialog>
  )
}
