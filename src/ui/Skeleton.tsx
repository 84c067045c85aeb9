import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Skeleton.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { words } from './words.ts'

/** One block in the shape of what comes. */
export const Bone = ({ size = 'line' }: { size?: 'line' | 'short' | 'head' | 'price' | 'button' | 'block' }) => (
  <span className={classes(styles.bone, styles[size])} />
)

/** Says once that something is coming; the blocks themselves are silent. */
export const Waiting = ({ children, className }: { children: ReactNode; className?: string | undefined }) => (
  <div role="status" className={className}>
    <VisuallyHidden>{words().loading}</VisuallyHidden>
    {children}
  </div>
)

const Words = () => (
  <div className={styles.words}>
    <Bone />
    <Bone size="short" />
    <Bone size="price" />
    <Bone size="short" />
  </div>
)

const Foot = () => (
  <div className={styles.foot}>
    <Bone size="short" />
    <Bone size="short" />
  </div>
)

/** A card lying in a list. */
export const LyingBones = () => (
  <div className={classes(styles.card, styles.lie)}>
    <span className={styles.picture} />
    <Words />
    <Foot />
  </div>
)

/** A card upright in a rail. */
export const UprightBones = () => (
  <div className={classes(styles.card, styles.up)}>
    <span className={styles.picture} />
    <Words />
    <Foot />
  </div>
)

/** A list of lying cards. */
export const ListSkeleton = ({ count = 4 }: { count?: number }) => (
  <Waiting className={styles.list}>
    {Array.from({ length: count }, (_, index) => (
      <LyingBones key={index} />
    ))}
  </Waiting>
)

/** A rail of upright cards. */
export const RailSkeleton = ({ count = 5 }: { count?: number }) => (
  <Waiting className={styles.rail}>
    {Array.from({ length: count }, (_, index) => (
      <UprightBones key={index} />
    ))}
  </Waiting>
)
