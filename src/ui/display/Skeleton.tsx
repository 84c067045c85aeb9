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

const Words = () => (
  <div className={styles.words}>
    <SkeletonBlock />
    <SkeletonBlock size="short" />
    <SkeletonBlock size="price" />
    <SkeletonBlock size="short" />
  </div>
)

const Foot = () => (
  <div className={styles.foot}>
    <SkeletonBlock size="short" />
    <SkeletonBlock size="short" />
  </div>
)

/** The skeleton of a row card in a list. */
export const ListCardSkeleton = () => (
  <div className={classes(layout.card, styles.lie)}>
    <span className={styles.picture} />
    <Words />
    <Foot />
  </div>
)

/** The skeleton of a column card in a rail. */
export const RailCardSkeleton = () => (
  <div className={classes(layout.card, styles.up)}>
    <span className={styles.picture} />
    <Words />
    <Foot />
  </div>
)

/** A list of row cards. */
export const ListSkeleton = ({ count = 4 }: { count?: number }) => (
  <Waiting className={styles.list}>
    {Array.from({ length: count }, (_, index) => (
      <ListCardSkeleton key={index} />
    ))}
  </Waiting>
)

/** A rail of column cards. */
export const RailSkeleton = ({ count = 5 }: { count?: number }) => (
  <Waiting className={styles.rail}>
    {Array.from({ length: count }, (_, index) => (
      <RailCardSkeleton key={index} />
    ))}
  </Waiting>
)
