import type { ReactNode } from 'react'
import css from './Narrow.module.css'

/** A page of one column: forms, lists to choose from, one order after another. */
export const Narrow = ({ children }: { children: ReactNode }) => <div className={css.narrow}>{children}</div>

/** Words before a form or list. */
export const Lead = ({ children }: { children: ReactNode }) => <p className={css.lead}>{children}</p>

/** A line below a form that leads elsewhere. */
export const Aside = ({ children }: { children: ReactNode }) => <p className={css.aside}>{children}</p>

/** A page whose cards stand beside each other on a desk. */
export const Wide = ({ children }: { children: ReactNode }) => <div className={css.wide}>{children}</div>

/** Cards below each other, two in a row on a desk. */
export const Cards = ({ children }: { children: ReactNode }) => <ul className={css.cards}>{children}</ul>

/** Two parts of a page: below each other on a phone, beside each other on a desk. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={css.columns}>{children}</div>
