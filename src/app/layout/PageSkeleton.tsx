import '../words.ts'
import { Bone, ListSkeleton, RailSkeleton } from '../../ui/Skeleton.tsx'
import { Wordmark } from '../../ui/Wordmark.tsx'
import styles from './PageSkeleton.module.css'

/** The shape of a page that is on its way. */
export const PageBones = () => (
  <div className={styles.page}>
    <Bone size="head" />
    <RailSkeleton count={5} />
    <Bone size="head" />
    <ListSkeleton count={4} />
  </div>
)

/** What stands there when the shell starts without a rendered page. */
export const PageSkeleton = () => (
  <>
    <header className={styles.head}>
      <Wordmark />
    </header>
    <main>
      <PageBones />
    </main>
  </>
)
