import type { ReactNode } from 'react'
import { classes } from '../base/classes.ts'
import styles from './Answers.module.css'

/** The buttons that answer what a dialog asks, below or beside each other: they stay in sight, what is above scrolls. */
export const Answers = ({ pair = false, children }: { pair?: boolean; children: ReactNode }) => (
  <div className={classes(styles.answers, pair && styles.pair)}>{children}</div>
)
