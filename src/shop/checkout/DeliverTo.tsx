import { Link } from 'react-router-dom'
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
  changePath: string
  /** Stands below it. */
  note?: string | undefined
}

/** Where the order goes, or who is billed, in a few lines. */
export const DeliverTo = ({ title, name, place, changePath, note }: DeliverToProps) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    <div className={classes(layout.sheet, styles.card)}>
      <Icon name="pin" />
      <div>
        {name !== undefined && <p className={layout.strong}>{name}</p>}
        <p>{place ?? pageText.checkout.payment.noAddress}</p>
        {note !== undefined && <p className={layout.quiet}>{note}</p>}
      </div>
      <Link className={styles.change} to={changePath}>
        {pageText.checkout.payment.change}
      </Link>
    </div>
  </section>
)
