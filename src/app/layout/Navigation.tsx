import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../texts/texts.ts'
import { DropDown } from './DropDown.tsx'
import styles from './Navigation.module.css'
import { openPanel } from './panels.store.ts'

const MenuList = lazy(async () => ({ default: (await import('./MenuList.tsx')).MenuList }))

/** The desk's ways through the shop. */
export const Navigation = () => (
  <nav className={styles.navigation} aria-label={t.layout.mainNavigation}>
    <ul>
      <li>
        <DropDown label={t.layout.categories}>
          {() => (
            <Suspense>
              <MenuList kind="categories" />
            </Suspense>
          )}
        </DropDown>
      </li>
      <li>
        <DropDown label={t.layout.brands}>
          {() => (
            <Suspense>
              <MenuList kind="brands" wide />
            </Suspense>
          )}
        </DropDown>
      </li>
      <li>
        <DropDown label={t.layout.sellers}>
          {() => (
            <Suspense>
              <MenuList kind="sellers" wide />
            </Suspense>
          )}
        </DropDown>
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
