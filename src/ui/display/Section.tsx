import { useId, type ReactNode } from 'react'
import { classes } from '../base/classes.ts'
import layout from '../base/layout.module.css'
import styles from './Section.module.css'

interface SectionProps {
  title: ReactNode
  /** A short fact beside the title. */
  note?: ReactNode
  id?: string
  children: ReactNode
}

/** A part of a page with its heading. */
export const Section = ({ title, note, id, children }: SectionProps) => {
  const made = useId()
  return (
    <section className={styles.section} aria-labelledby={made} id={id}>
      <div className={classes(layout.spread, layout.below3, styles.head)}>
        <h2 id={made}>{title}</h2>
        {note}
      </div>
      {children}
    </section>
  )
}
