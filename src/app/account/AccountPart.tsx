import { useId, type ReactNode } from 'react'
import styles from './Account.module.css'

/** A part of the account's page: what it is, what it is good for, and what can be done. */
export const AccountPart = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  )
}
