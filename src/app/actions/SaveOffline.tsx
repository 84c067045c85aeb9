import styles from '../../features/saved/SaveOfflineButton.module.css'
import { lazyComponent } from '../../ui/base/lazy-component.tsx'

/** Its code comes after hydration: the server's rendering knows nothing of local downloads. */
export const SaveOffline = lazyComponent(
  async () => (await import('../../features/saved/SaveOfflineButton.tsx')).SaveOfflineButton,
  { wait: () => <div className={styles.keep} /> },
)
