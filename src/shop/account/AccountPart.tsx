import { useId, type ReactNode } from 'react'
import layout from '../../ui/base/layout.module.css'
import styles from './Account.module.css'

/** A part of the account's page: what it is, what it is good for, and what can be done. */
export const AccountPart = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={layout.below6} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  )
}
