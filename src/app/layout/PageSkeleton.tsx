import '../words.ts'
import { Bone, ListSkeleton, RailSkeleton } from '../../ui/Skeleton.tsx'
import { Wordmark } from '../../ui/Wordmark.tsx'
import styles from './PageSkeleton.module.css'

/** The shape of a page that is on its way: a product's, one with rails, or a list. */
export const PageBones = ({ path = '' }) => (
  <div className={styles.page}>
    {path.startsWith('/product-details/') && (
      <>
        <Bone size="block" />
        <Bone size="short" />
        <Bone size="price" />
        <Bone size="button" />
      </>
    )}
    <Bone size="head" />
    {/^(\/(product-details|brand|category|seller)\/.+|\/?)$/.test(path) && (
      <>
        <RailSkeleton count={5} />
        <Bone size="head" />
      </>
    )}
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
