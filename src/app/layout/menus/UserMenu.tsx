import { Link } from 'react-router-dom'
import { useSession } from '../../../features/account/session.store.ts'
import { text } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { DropDown } from './DropDown.tsx'
import { askToLogOut } from './log-out.ts'
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
      label={user ? <Name name={user.name} /> : text.layout.guest}
      icon="user"
      align="end"
      className={styles.user}
    >
      {(close) => (
        <ul className={links.list}>
          {user ? (
            <>
              <li>
                <Link className={links.link} to="/order-history">
                  <Icon name="box" />
                  {text.layout.orders}
                </Link>
              </li>
              <li>
                <Link className={links.link} to="/address">
                  <Icon name="pin" />
                  {text.layout.address}
                </Link>
              </li>
              <li>
                <Link className={links.link} to="/my-reviews">
                  <Icon name="star" />
                  {text.layout.review}
                </Link>
              </li>
              <li>
                <Link className={links.link} to="/account">
                  <Icon name="user" />
                  {text.layout.myAccount}
                </Link>
              </li>
              <li>
                <button
                  type="button"
                  className={links.link}
                  onClick={() => {
                    close()
                    void askToLogOut()
                  }}
                >
                  <Icon name="logout" />
                  {text.layout.logout}
                </button>
              </li>
            </>
          ) : (
            <li>
              <Link className={links.link} to="/login">
                <Icon name="login" />
                {text.layout.login}
              </Link>
            </li>
          )}
        </ul>
      )}
    </DropDown>
  )
}
