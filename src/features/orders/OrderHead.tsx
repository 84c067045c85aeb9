import type { OrderItem } from '../../contract/entities.ts'
import { formatWeekday } from '../../texts/days.ts'
import { formatRupees } from '../../texts/format.ts'
import { pageText } from '../../texts/page-texts.ts'
import layout from '../../ui/base/layout.module.css'
import { Icon } from '../../ui/media/Icon.tsx'
import { payableOf, promisedBy } from './order-groups.ts'
import styles from './OrderHead.module.css'

interface OrderFactsProps {
  items: readonly OrderItem[]
}

/** How an order is paid, and until when it comes. */
export const OrderFacts = ({ items }: OrderFactsProps) => {
  const { state, amount } = payableOf(items)
  const by = promisedBy(items)
  return (
    <ul className={styles.facts}>
      {state !== 'none' && (
        <li className={layout.row}>
          <Icon name={state === 'due' || state === 'paid' ? 'card' : 'cash'} small />
          {pageText.checkout.orders.pay[state](formatRupees(amount))}
        </li>
      )}
      {by !== undefined && (
        <li className={layout.row}>
          <Icon name="truck" small />
          {pageText.delivery.promised(formatWeekday(by))}
        </li>
      )}
    </ul>
  )
}

/** The head of one order in the history. */
export const OrderHead = ({ orderId, items }: OrderFactsProps & { orderId: string }) => (
  <div className={styles.head}>
    <h2 className={styles.number}>{pageText.checkout.orders.number(orderId)}</h2>
    <OrderFacts items={items} />
  </div>
)
