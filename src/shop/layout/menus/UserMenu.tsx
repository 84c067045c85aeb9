import { useSession } from '../../session/session.store.ts'
import { text } from '../../../texts/texts.ts'
import { DropDown } from '../../page/DropDown.tsx'
import { LogOutEntry, MenuEntry } from './MenuEntry.tsx'
import links from './MenuLinks.module.css'
import layout from '../../../ui/base/layout.module.css'
import styles from '../header/Header.module.css'

/** A phone has room for the first name. */
const Name = ({ name }: { name: string }) => {
  const [first, ...rest] = name.split(' ')
  return (
    <>
      {first}
      <span className={layout.desk}> {rest.join(' ')}</span>
    </>
  )
}

/** The user's name or Guest, and what belongs to it. */
export const UserMenu = () => {
  const user = useSession((session) => session.user)
  return (
    <DropDown
      label={user ? <Name name={user.name || text.layout.you} /> : text.layout.guest}
      icon="user"
      align="end"
      className={styles.user}
    >
      {(close) => (
        <ul className={links.list}>
          {user ? (
            <>
              <MenuEntry to="/order-history" icon="box" label={text.menus.orders} />
              <MenuEntry to="/address" icon="pin" label={text.menus.address} />
              <MenuEntry to="/my-reviews" icon="star" label={text.menus.review} />
              <MenuEntry to="/enquiries" icon="packs" label={text.menus.enquiries} />
              <MenuEntry to="/account" icon="user" label={text.menus.myAccount} />
              <LogOutEntry onClose={close} />
            </>
          ) : (
            <MenuEntry to="/login" icon="login" label={text.menus.login} />
          )}
        </ul>
      )}
    </DropDown>
  )
}
