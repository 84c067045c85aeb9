import type { OrderAddress, OrderItem } from '../../contract/entities.ts'
import { p } from '../../texts/pageTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import css from './OrderAddresses.module.css'

const inOneLine = ({ name, house_number, area, city, district, state }: OrderAddress): string =>
  [name, house_number, area, city, district, state].join(', ')

/** Where it goes and who is billed, as it was when the order was placed. */
export const OrderAddresses = ({ item, open }: { item: OrderItem; open: boolean }) => {
  const words = p.checkout.orders
  return (
    <details className={css.addresses} open={open}>
      <summary className={css.summary}>
        <Icon name="down" small className={css.turn} />
        {words.addresses}
      </summary>
      <p>
        {words.deliveryAddress}: {inOneLine(item.delivery_address_id)}
      </p>
      <p>
        {words.billingAddress}: {inOneLine(item.billing_address)}
      </p>
    </details>
  )
}
