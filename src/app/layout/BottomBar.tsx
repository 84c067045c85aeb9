import { NavLink } from 'react-router-dom'
import { useSession } from '../../features/account/session.store.ts'
import { toggleCart, useCart } from '../../features/cart/cart.store.ts'
import { t } from '../../texts/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './BottomBar.module.css'
import { Counted } from './Counted.tsx'
import { useCartCount, useWishCount } from './counts.ts'
import { openPanel, usePanel } from './panels.store.ts'

/** The five entries at the foot of a phone's screen. */
export const BottomBar = () => {
  const cart = useCartCount()
  const wishes = useWishCount()
  const cartOpen = useCart(({ isCartVisible }) => isCartVisible)
  const panel = usePanel(({ open }) => open)
  const user = useSession((session) => session.user)
  return (
    <nav className={styles.bar} aria-label={t.layout.bottomNavigation}>
      <NavLink to="/" end>
        <Icon name="home" />
        {t.layout.home}
      </NavLink>
      <button type="button" aria-expanded={panel === 'you'} onClick={() => openPanel('you')}>
        <Icon name="user" />
        {user ? t.layout.you : t.layout.guest}
      </button>
      <NavLink to="/wishlist" aria-label={wishes.name}>
        <Counted icon="heart" count={wishes.count} />
        {t.layout.wishlist}
      </NavLink>
      <button type="button" aria-label={cart.name} aria-expanded={cartOpen} onClick={() => toggleCart(true)}>
        <Counted icon="cart" count={cart.count} />
        {t.layout.cart}
      </button>
      <button type="button" aria-expanded={panel === 'more'} onClick={() => openPanel('more')}>
        <Icon name="menu" />
        {t.layout.menu}
      </button>
    </nav>
  )
}
