import styles from '../../features/saved/SaveOfflineButton.module.css'
import { lazyComponent } from '../../ui/base/lazy-component.tsx'
import { clientStarted } from '../startup/start-when-wanted.ts'
import { withTexts } from '../../texts/load-texts.ts'

/** Its code comes with that of the farmer's own data: the server's rendering knows nothing of local downloads. */
export const SaveOffline = lazyComponent(
  async () => {
    await clientStarted
    return (await withTexts('rest', import('../../features/saved/SaveOfflineButton.tsx'))).SaveOfflineButton
  },
  { wait: () => <div className={styles.keep} /> },
)
