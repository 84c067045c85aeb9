import type { SavedScope } from '../../offline/saved/cache.ts'
import { shopText } from '../../texts/shop-texts.ts'
import { TitleBarSlot } from '../layout/header/TitleBar.tsx'
import { DropDown } from '../layout/menus/DropDown.tsx'
import styles from './PageMenu.module.css'
import { SaveOffline } from './SaveOffline.tsx'

/** The menu of a category's or a seller's page, at the end of its title bar. */
export const PageMenu = ({ what }: { what: SavedScope }) => (
  <TitleBarSlot>
    <DropDown icon="phone" label={shopText.menus.keepMenu} align="end" className={styles.menu}>
      {() => (
        <div className={styles.content}>
          <SaveOffline what={what} />
        </div>
      )}
    </DropDown>
  </TitleBarSlot>
)
