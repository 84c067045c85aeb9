import { classes } from '../base/classes.ts'
import styles from './Bar.module.css'

interface BarProps {
  value: number
  max: number
  /** Not the one that is meant. */
  pale?: boolean
}

/** A figure drawn beside its words, so that several can be compared at a glance; those who listen hear the words. */
export const Bar = ({ value, max, pale }: BarProps) => (
  <meter className={classes(styles.bar, pale && styles.pale)} min={0} max={max} value={value} aria-hidden="true" />
)
