import type { SavedScope } from '../../offline/saved/cache.ts'
import { text } from '../../texts/texts.ts'
import { DropDown } from '../layout/menus/DropDown.tsx'
import styles from './PageMenu.module.css'
import { SaveOffline } from './SaveOffline.tsx'

/** The menu of a category's or a seller's page. */
export const PageMenu = ({ what }: { what: SavedScope }) => (
  <DropDown icon="phone" label={text.menus.keepMenu} align="end" className={styles.menu}>
    {() => (
      <div className={styles.content}>
        <SaveOffline what={what} />
      </div>
    )}
  </DropDown>
)
