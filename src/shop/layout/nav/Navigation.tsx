import { Link } from 'react-router-dom'
import { text } from '../../../texts/texts.ts'
import { DropDown } from '../../page/DropDown.tsx'
import { lazyComponent } from '../../../ui/base/lazy-component.tsx'
import { classes } from '../../../ui/base/classes.ts'
import { withKeptMarkup } from '../../../ui/base/kept-markup.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './Navigation.module.css'
import { openPanel } from '../../page/panels.store.ts'
import { withTexts } from '../../../texts/load-texts.ts'

const MenuList = lazyComponent(async () => (await withTexts('shop', import('../menus/MenuList.tsx'))).MenuList, {
  fail: () => <p className={styles.failed}>{text.menus.listFailed}</p>,
})

/** The desk's ways through the shop. */
export const Navigation = withKeptMarkup('navigation', () => (
  <nav className={classes(styles.navigation, layout.desk)} aria-label={text.menus.mainNavigation}>
    <ul>
      <li>
        <DropDown label={text.menus.categories}>{() => <MenuList kind="categories" />}</DropDown>
      </li>
      <li>
        <DropDown label={text.menus.brands}>{() => <MenuList kind="brands" wide />}</DropDown>
      </li>
      <li>
        <DropDown label={text.menus.sellers}>{() => <MenuList kind="sellers" wide />}</DropDown>
      </li>
      <li>
        <Link className={styles.link} to="/about">
          {text.menus.aboutUs}
        </Link>
      </li>
      <li className={layout.quiet}>
        {text.menus.forum} <small>{text.menus.coming}</small>
      </li>
      <li className={styles.last}>
        <button type="button" className={styles.link} onClick={() => openPanel('contact')}>
          {text.menus.bulkOrders}
        </button>
      </li>
    </ul>
  </nav>
))
