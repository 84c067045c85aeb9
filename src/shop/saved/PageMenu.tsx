import type { SavedScope } from './cache.shared.ts'
import { text } from '../../texts/texts.ts'
import { DropDown } from '../page/DropDown.tsx'
import saved from './SaveOfflineButton.module.css'
import { lazyComponent } from '../../ui/base/lazy-component.tsx'
import { Bar } from '../../ui/display/Bar.tsx'
import { clientStarted } from '../page/client-started.ts'
import { withTexts } from '../../texts/load-texts.ts'
import styles from './PageMenu.module.css'

/** Its code comes with that of the farmer's own data: the server's rendering knows nothing of local downloads. */
const SaveOffline = lazyComponent(
  async () => {
    await clientStarted
    return (await withTexts('rest', import('./SaveOfflineButton.tsx'))).SaveOfflineButton
  },
  {
    wait: () => (
      <div className={saved.keep}>
        <Bar value={0} max={1} pale />
      </div>
    ),
  },
)

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
