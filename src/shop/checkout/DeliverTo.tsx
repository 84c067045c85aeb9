import type { ReactNode } from 'react'
import { pageText } from '../../texts/texts.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './DeliverTo.module.css'

interface DeliverToProps {
  title: string
  /** Nothing when the address is not on this phone. */
  name?: string | undefined
  place?: string | undefined
  onChange: () => void
  /** Stands below it. */
  note?: ReactNode
}

/** Opens the choice of another one. */
export const ChangeButton = ({ what, onClick }: { what: string; onClick: () => void }) => {
  const { change } = pageText.checkout.payment
  return (
    <button type="button" className={styles.change} aria-label={`${change}: ${what}`} onClick={onClick}>
      {change}
    </button>
  )
}

/** Where the order goes, or who is billed, in a few lines. */
export const DeliverTo = ({ title, name, place, onChange, note }: DeliverToProps) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    <div className={classes(layout.sheet, styles.card)}>
      <Icon name="pin" />
      <div>
        {name !== undefined && <p className={layout.strong}>{name}</p>}
        <p>{place ?? pageText.checkout.payment.noAddress}</p>
      </div>
      <ChangeButton what={title} onClick={onChange} />
      {note !== undefined && <div className={styles.note}>{note}</div>}
    </div>
  </section>
)
