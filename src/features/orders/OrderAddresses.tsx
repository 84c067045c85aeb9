import type { OrderAddress, OrderItem } from '../../contract/entities.ts'
import { addressLines } from '../../texts/addressLines.ts'
import { p } from '../../texts/pageTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import css from './OrderAddresses.module.css'

/** Where it goes and who is billed, as it was when the order was placed. */
export const OrderAddresses = ({ item, open }: { item: OrderItem; open: boolean }) => {
  const words = p.checkout.orders
  return (
    <details className={css.addresses} open={open}>
      <summary className={css.summary}>
        <Icon name="down" small className={css.turn} />
        {words.addresses}
      </summary>
      <Lines label={words.deliveryAddress} address={item.delivery_address_id} />
      <Lines label={words.billingAddress} address={item.billing_address} />
    </details>
  )
}

const Lines = ({ label, address }: { label: string; address: OrderAddress }) => {
  const { place, phone } = addressLines(address)
  return (
    <>
      <p>
        {label}: {address.name}, {place}
      </p>
      <p className={css.phone}>
        <Icon name="call" small />
        {phone}
      </p>
    </>
  )
}
