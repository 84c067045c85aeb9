import { Link } from 'react-router-dom'
import { shopText } from '../../../texts/shop-texts.ts'
import { text } from '../../../texts/texts.ts'
import { DropDown } from '../menus/DropDown.tsx'
import { lazyComponent } from '../../../ui/base/lazy-component.tsx'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import styles from './Navigation.module.css'
import { openPanel } from '../menus/panels.store.ts'

const MenuList = lazyComponent(async () => (await import('../menus/MenuList.tsx')).MenuList, {
  fail: () => <p className={styles.failed}>{shopText.menus.listFailed}</p>,
})

/** The desk's ways through the shop. */
export const Navigation = () => (
  <nav className={classes(styles.navigation, layout.desk)} aria-label={text.layout.mainNavigation}>
    <ul>
      <li>
        <DropDown label={text.layout.categories}>{() => <MenuList kind="categories" />}</DropDown>
      </li>
      <li>
        <DropDown label={text.layout.brands}>{() => <MenuList kind="brands" wide />}</DropDown>
      </li>
      <li>
        <DropDown label={text.layout.sellers}>{() => <MenuList kind="sellers" wide />}</DropDown>
      </li>
      <li>
        <Link className={styles.link} to="/about">
          {text.layout.aboutUs}
        </Link>
      </li>
      <li className={layout.quiet}>
        {text.layout.forum} <small>{text.layout.coming}</small>
      </li>
      <li className={styles.last}>
        <button type="button" className={styles.link} onClick={() => openPanel('contact')}>
          {text.layout.bulkOrders}
        </button>
      </li>
    </ul>
  </nav>
)
