import { Link } from 'react-router-dom'
import { p } from '../../texts/pageTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import css from './DeliverTo.module.css'

interface DeliverToProps {
  title: string
  /** Nothing when the address is not on this phone. */
  name?: string | undefined
  place: string | undefined
  changePath: string
}

/** Where the order goes, or who is billed, in a few lines. */
export const DeliverTo = ({ title, name, place, changePath }: DeliverToProps) => (
  <section className={css.section}>
    <h2>{title}</h2>
    <div className={css.card}>
      <Icon name="pin" />
      <div>
        {name !== undefined && <b className={css.name}>{name}</b>}
        {place ?? p.checkout.payment.noAddress}
      </div>
      <Link className={css.change} to={changePath}>
        {p.checkout.payment.change}
      </Link>
    </div>
  </section>
)
