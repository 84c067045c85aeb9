import type { OrderAddress, OrderItem } from '../../contract/entities.ts'
import { addressLines } from '../../texts/address-lines.ts'
import { pageText } from '../../texts/texts.ts'
import { classes } from '../../ui/base/classes.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import styles from './OrderAddresses.module.css'

/** Where it goes and who is billed, as it was when the order was placed. */
export const OrderAddresses = ({ item, open }: { item: OrderItem; open: boolean }) => {
  const words = pageText.checkout.orders
  return (
    <details className={styles.addresses} open={open}>
      <summary className={classes(layout.row, styles.summary)}>
        <Icon name="down" small className={styles.turn} />
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
      <p className={layout.row}>
        <Icon name="call" small />
        {phone}
      </p>
    </>
  )
}
