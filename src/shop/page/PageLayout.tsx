import type { ReactNode } from 'react'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './PageLayout.module.css'

/** A page of one column: forms, lists to choose from, one order after another. */
export const PageLayout = ({ children }: { children: ReactNode }) => <div className={styles.narrow}>{children}</div>

/** Words before a form or list. */
export const Lead = ({ children }: { children: ReactNode }) => <p className={layout.below4}>{children}</p>

/** A line below a form that leads elsewhere. */
export const Aside = ({ children }: { children: ReactNode }) => <p className={styles.aside}>{children}</p>

/** A page whose cards stand beside each other on a desk. */
export const Wide = ({ children }: { children: ReactNode }) => <div className={styles.wide}>{children}</div>

/** Cards below each other, as many in a row as there is room for on a desk. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <ul className={classes(layout.stack3, styles.cards)}>{children}</ul>
)

/** A page and what it comes to: beside it on a desk, below it on a phone. */
export const WithSummary = ({ children, summary }: { children: ReactNode; summary: ReactNode }) => (
  <div className={styles.summed}>
    <div>{children}</div>
    <div>{summary}</div>
  </div>
)

/** Two parts of a page: below each other on a phone, beside each other on a desk. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>
