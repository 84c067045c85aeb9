import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classes } from '../base/classes.ts'
import layout from '../base/layout.module.css'
import styles from './Section.module.css'

interface SectionProps {
  title: ReactNode
  /** Stands beside the title: a link to all of it, or a short fact. */
  more?: { to: string; label: string } | ReactNode
  id?: string
  children: ReactNode
}

const isLink = (more: SectionProps['more']): more is { to: string; label: string } =>
  typeof more === 'object' && more !== null && 'to' in more

/** A part of a page with its heading. */
export const Section = ({ title, more, id, children }: SectionProps) => {
  const made = useId()
  return (
    <section className={styles.section} aria-labelledby={made} id={id}>
      <div className={classes(layout.spread, layout.below3, styles.head)}>
        <h2 id={made}>{title}</h2>
        {isLink(more) ? <Link to={more.to}>{more.label}</Link> : more}
      </div>
      {children}
    </section>
  )
}
