import type { ReactNode } from 'react'
import { classes } from '../base/classes.ts'
import layout from '../base/layout.module.css'
import styles from './TotalRow.module.css'

interface TotalRowProps {
  label: ReactNode
  amount: ReactNode
  /** The last line, below the rule. */
  total?: boolean
}

/** A line of a total: label left, amount right. */
export const TotalRow = ({ label, amount, total }: TotalRowProps) => (
  <div className={classes(layout.spread, styles.sum, total && styles.total)}>
    <span>{label}</span>
    <span className={styles.amount}>{amount}</span>
  </div>
)
