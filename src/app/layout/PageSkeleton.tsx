import { ListSkeleton } from '../../ui/Skeleton.tsx'
import styles from './PageError.module.css'

/** What stands until the first page is there, when the server has not rendered it. */
export const PageSkeleton = () => (
  <div className={styles.page}>
    <ListSkeleton />
  </div>
)
