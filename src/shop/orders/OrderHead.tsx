import type { OrderItem } from '../../contract/entities.ts'
import { pageText } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'
import { Icon } from '../../ui/media/Icon.tsx'
import { Parcels } from '../delivery/Parcels.tsx'
import { factsOf } from './order-facts.ts'
import { parcelsOf } from './order-groups.ts'
import styles from './OrderHead.module.css'

interface OrderHeadProps {
  orderId: string
  items: readonly OrderItem[]
}

/** The head of one order in the history: how it is paid, and until when it comes. */
export const OrderHead = ({ orderId, items }: OrderHeadProps) => (
  <div className={styles.head}>
    <h2 className={styles.number}>{pageText.checkout.orders.number(orderId)}</h2>
    <ul className={styles.facts}>
      {factsOf(items, pageText.checkout.orders.pay).map(({ icon, text }) => (
        <li key={icon} className={layout.row}>
          <Icon name={icon} small />
          {text}
        </li>
      ))}
    </ul>
    <Parcels parcels={parcelsOf(items)} />
  </div>
)
