import { Link } from 'react-router-dom'
import { toggleCart } from '../../features/cart/cart.store.ts'
import { formatNumber } from '../../texts/format.ts'
import { t } from '../../texts/texts.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Wordmark } from '../../ui/Wordmark.tsx'
import { useCartCount, useWishCount } from './counts.ts'
import styles from './Header.module.css'
import { Navigation } from './Navigation.tsx'
import { openPanel } from './panels.store.ts'
import { SearchBox } from './SearchBox.tsx'
import { UserMenu } from './UserMenu.tsx'

interface HeaderProps {
  /** Log-in and sign-up have only the way home (spec 2.2). */
  bare: boolean
  /** On a phone the bar with Back stands in its place. */
  deskOnly: boolean
}

const withCount = (word: string, count: number) => (count > 0 ? `${word} ${formatNumber(count)}` : word)

/** The wordmark, search, and what is the farmer's own. */
export const Header = ({ bare, deskOnly }: HeaderProps) => {
  const cart = useCartCount()
  const wishes = useWishCount()
  return (
    <div className={classes(styles.header, deskOnly && styles.deskOnly, bare && styles.bare)}>
      <div className={styles.top}>
        {!bare && (
          <button type="button" className={classes(styles.tool, styles.menu)} onClick={() => openPanel('side-menu')}>
            <Icon name="menu" />
            {t.layout.menu}
          </button>
        )}
        <Link to="/" className={styles.brand} aria-label={t.layout.shop}>
          <Wordmark />
        </Link>
        {!bare && (
          <>
            <SearchBox />
            <UserMenu />
            <Link to="/wishlist" className={classes(styles.tool, styles.desk)} aria-label={wishes.name}>
              <Icon name="heart" />
              <span>{withCount(t.layout.wishlist, wishes.count)}</span>
            </Link>
            <button
              type="button"
              className={classes(styles.tool, styles.desk)}
              aria-label={cart.name}
              onClick={() => toggleCart(true)}
            >
              <Icon name="cart" />
              <span>{withCount(t.layout.cart, cart.count)}</span>
            </button>
          </>
        )}
      </div>
      {!bare && <Navigation />}
    </div>
  )
}
