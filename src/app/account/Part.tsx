import { useId } from 'react'
import type { ReactNode } from 'react'
import css from './Account.module.css'

/** A part of the account's page: what it is, what it is good for, and what can be done. */
export const Part = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={css.lead}>{lead}</p>
      {children}
    </section>
  )
}
