import { Link, useNavigation, type Location } from 'react-router-dom'
import { LanguageButton } from '../../languages/LanguageButton.tsx'
import { toggleCart } from '../../cart/cart.store.ts'
import { formatNumber } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { classes } from '../../../ui/base/classes.ts'
import { withKeptMarkup } from '../../../ui/base/kept-markup.tsx'
import { lazySection } from '../../../ui/base/lazy-section.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { Wordmark } from '../../../ui/media/Wordmark.tsx'
import { useCartCount, useWishCount } from '../nav/counts.ts'
import layout from '../../../ui/base/layout.module.css'
import styles from './Header.module.css'
import { Fold } from '../../page/Fold.tsx'
import { Back } from '../../page/TitleBar.tsx'
import { openPanel } from '../../page/panels.store.ts'
import { withTexts } from '../../../texts/load-texts.ts'

const SearchBox = lazySection(async () => (await withTexts('shop', import('./SearchBox.tsx'))).SearchBox)
const Navigation = lazySection(async () => (await withTexts('shop', import('../nav/Navigation.tsx'))).Navigation)
const UserMenu = lazySection(async () => (await withTexts('shop', import('../menus/UserMenu.tsx'))).UserMenu)

interface HeaderProps {
  /** The page's own address. */
  here: Location
  /** Log-in and sign-up have only the way home. */
  bare: boolean
  /** On a phone the bar with Back replaces it, and is painted before the rest of the page has come. */
  hasBar: boolean
  /** On a phone the page of results has the box itself beside Back. */
  searching: boolean
}

const withCount = (word: string, count: number) => (count > 0 ? `${word} ${formatNumber(count)}` : word)

/** The wordmark, search, and what is the farmer's own. */
export const Header = withKeptMarkup('header', ({ here, bare, hasBar, searching }: HeaderProps) => {
  const { location: next = here } = useNavigation()
  const cart = useCartCount()
  const wishes = useWishCount()
  return (
    <div className={classes(styles.header, bare ? styles.bare : hasBar && layout.desk, searching && styles.searching)}>
      <div className={styles.top} id="header">
        {searching && <Back />}
        {!bare && (
          <button
            type="button"
            className={classes(layout.tool, styles.tool, layout.phone)}
            onClick={() => openPanel('menu')}
          >
            <Icon name="menu" />
            {text.layout.menu}
          </button>
        )}
        <Link to="/" className={styles.brand} aria-label={text.layout.shop}>
          <Wordmark />
        </Link>
        {!bare && (
          <>
            {/* Empty as soon as another page is asked for: what is typed while that page comes stays. */}
            <SearchBox key={next.key} at={next} />
            <LanguageButton className={classes(layout.tool, styles.language)} />
            <UserMenu />
            <Link to="/wishlist" className={classes(layout.tool, styles.tool, layout.desk)} aria-label={wishes.name}>
              <Icon name="heart" />
              <span>{withCount(text.layout.wishlist, wishes.count)}</span>
            </Link>
            <button
              type="button"
              className={classes(layout.tool, styles.tool, layout.desk)}
              aria-label={cart.name}
              onClick={() => toggleCart(true)}
            >
              <Icon name="cart" />
              <span>{withCount(text.layout.cart, cart.count)}</span>
            </button>
          </>
        )}
      </div>
      {!hasBar && <Fold />}
      {!bare && <Navigation />}
    </div>
  )
})
