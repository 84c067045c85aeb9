import { Link } from 'react-router-dom'
import { t } from '../../texts/texts.ts'
import { DropDown } from './DropDown.tsx'
import { lazily } from '../../ui/lazily.tsx'
import styles from './Navigation.module.css'
import { openPanel } from './panels.store.ts'

const MenuList = lazily(async () => (await import('./MenuList.tsx')).MenuList, {
  fail: () => <p className={styles.failed}>{t.layout.listFailed}</p>,
})

/** The desk's ways through the shop. */
export const Navigation = () => (
  <nav className={styles.navigation} aria-label={t.layout.mainNavigation}>
    <ul>
      <li>
        <DropDown label={t.layout.categories}>{() => <MenuList kind="categories" />}</DropDown>
      </li>
      <li>
        <DropDown label={t.layout.brands}>{() => <MenuList kind="brands" wide />}</DropDown>
      </li>
      <li>
        <DropDown label={t.layout.sellers}>{() => <MenuList kind="sellers" wide />}</DropDown>
      </li>
      <li>
        <Link className={styles.link} to="/about">
          {t.layout.aboutUs}
        </Link>
      </li>
      <li className={styles.forum}>
        {t.layout.forum} <small>{t.layout.coming}</small>
      </li>
      <li className={styles.last}>
        <button type="button" className={styles.link} onClick={() => openPanel('contact')}>
          {t.layout.bulkOrders}
        </button>
      </li>
    </ul>
  </nav>
)
