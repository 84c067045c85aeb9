import '../../startup/ui-labels.ts'
import { SkeletonBlock, ListSkeleton, RailSkeleton } from '../../../ui/display/Skeleton.tsx'
import { Wordmark } from '../../../ui/media/Wordmark.tsx'
import styles from './PageSkeleton.module.css'

/** The shape of a page that is on its way: a product's, one with rails, or a list. */
export const ContentSkeleton = ({ path = '' }) => (
  <div className={styles.page}>
    {path.startsWith('/product-details/') && (
      <>
        <SkeletonBlock size="block" />
        <SkeletonBlock size="short" />
        <SkeletonBlock size="price" />
        <SkeletonBlock size="button" />
      </>
    )}
    <SkeletonBlock size="head" />
    {/^(\/product-details\/.+|\/?)$/.test(path) && (
      <>
        <RailSkeleton />
        <SkeletonBlock size="head" />
      </>
    )}
    <ListSkeleton />
  </div>
)

/** Shown when the app shell starts without a rendered page. */
export const PageSkeleton = () => (
  <>
    <header className={styles.head}>
      <Wordmark />
    </header>
    <main>
      <ContentSkeleton />
    </main>
  </>
)
