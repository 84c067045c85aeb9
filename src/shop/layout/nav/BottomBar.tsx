import { NavLink } from 'react-router-dom'
import { useSession } from '../../session/session.store.ts'
import { toggleCart, useCart } from '../../cart/cart.store.ts'
import { text } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import type { IconName } from '../../../ui/media/icons.ts'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import styles from './BottomBar.module.css'
import { useCartCount, useWishCount } from './counts.ts'
import { openPanel, usePanel } from '../../page/panels.store.ts'

/** An icon with the number of things behind it; the number is spoken by the control's name. */
const IconWithCount = ({ icon, count }: { icon: IconName; count: number }) => (
  <span className={styles.counted}>
    {/* Apart from the word before it. */} <Icon name={icon} />
    {count > 0 && (
      <span className={styles.number} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
    )}
  </span>
)

/** The five entries at the foot of a phone's screen. */
export const BottomBar = () => {
  const cart = useCartCount()
  const wishes = useWishCount()
  const cartOpen = useCart(({ isCartVisible }) => isCartVisible)
  const panel = usePanel(({ open }) => open)
  const user = useSession((session) => session.user)
  return (
    <nav className={classes(styles.bar, layout.phone)} aria-label={text.layout.bottomNavigation}>
      <NavLink to="/" end>
        <Icon name="home" />
        {text.layout.home}
      </NavLink>
      <button type="button" aria-expanded={panel === 'you'} onClick={() => openPanel('you')}>
        <Icon name="user" />
        {user ? text.layout.you : text.layout.guest}
      </button>
      <NavLink to="/wishlist" aria-label={wishes.name}>
        {text.layout.wishlist}
        <IconWithCount icon="heart" count={wishes.count} />
      </NavLink>
      <button type="button" aria-label={cart.name} aria-expanded={cartOpen} onClick={() => toggleCart(true)}>
        {text.layout.cart}
        <IconWithCount icon="cart" count={cart.count} />
      </button>
      <button type="button" aria-expanded={panel === 'menu'} onClick={() => openPanel('menu')}>
        <Icon name="menu" />
        {text.layout.menu}
      </button>
    </nav>
  )
}
