import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './Sum.module.css'

interface SumProps {
  label: ReactNode
  amount: ReactNode
  /** The last line, below the furrow. */
  total?: boolean
}

/** What something comes to: the words left, the amount right. */
export const Sum = ({ label, amount, total }: SumProps) => (
  <div className={classes(css.sum, total && css.total)}>
    <span>{label}</span>
    <span className={css.amount}>{amount}</span>
  </div>
)
