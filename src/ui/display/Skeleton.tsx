import type { ReactNode } from 'react'
import { classes } from '../base/classes.ts'
import layout from '../base/layout.module.css'
import styles from './Skeleton.module.css'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { labels } from '../base/labels.ts'

/** One block in the shape of what comes. */
export const SkeletonBlock = ({
  size = 'line',
}: {
  size?: 'line' | 'short' | 'head' | 'price' | 'button' | 'block'
}) => <span className={classes(styles.bone, styles[size])} />

/** Announces once that something is loading; the blocks themselves are hidden from screen readers. */
export const Waiting = ({ children, className }: { children: ReactNode; className?: string | undefined }) => (
  <div role="status" className={className}>
    <VisuallyHidden>{labels().loading}</VisuallyHidden>
    {children}
  </div>
)

/** The skeleton of a row card in a list, or of a column card in a rail. */
export const CardSkeleton = ({ shape = 'lie' }: { shape?: 'lie' | 'up' }) => (
  <div className={classes(layout.card, styles[shape])}>
    <span className={styles.picture} />
    <div className={classes(layout.stack2, styles.words)}>
      <SkeletonBlock />
      <SkeletonBlock size="short" />
      <SkeletonBlock size="price" />
      <SkeletonBlock size="short" />
    </div>
    <div className={styles.foot}>
      <SkeletonBlock size="short" />
      <SkeletonBlock size="short" />
    </div>
  </div>
)

/** A list of row cards. */
export const ListSkeleton = ({ count = 4 }: { count?: number }) => (
  <Waiting className={classes(layout.stack3, styles.list)}>
    {Array.from({ length: count }, (_, index) => (
      <CardSkeleton key={index} />
    ))}
  </Waiting>
)

/** A rail of column cards. */
export const RailSkeleton = () => (
  <Waiting className={styles.rail}>
    {Array.from({ length: 5 }, (_, index) => (
      <CardSkeleton key={index} shape="up" />
    ))}
  </Waiting>
)
