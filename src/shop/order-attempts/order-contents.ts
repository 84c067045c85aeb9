import { CASH_ON_DELIVERY } from '../../contract/constants.ts'
import type { AddressKind, User } from '../../contract/entities.ts'
import type { OrderCreate } from '../../contract/forms.ts'
import { allowsCash, rupees } from '../../contract/money.ts'
import type { CartLine } from '../../client/db/records.ts'

/** The contents of an order: values in, new values out. */

export type PaymentMethod = OrderCreate['order_items'][number]['payment_method']

/** The id of each. */
export type OrderAddresses = Record<AddressKind, string>

/** The payload of `order/create`; the prices in it are claims that the server checks. */
export const orderPayload = (
  items: readonly CartLine[],
  method: PaymentMethod,
  addresses: OrderAddresses,
  user: User,
  /** Seen by the customer. Left out where it is nothing, as former builds do: the same order has the same bytes. */
  chargePaise = 0,
): OrderCreate => ({
  order_items: items.map((item) => ({
    title: item.title,
    product_id: item.product_id,
    vendor_id: item.vendor_id,
    sku: item.sku,
    variant_name: item.variant_name,
    product_type: item.product_type,
    image_url: item.image_url,
    quantity: item.quantity,
    cod_available: item.cod_available,
    original_price: item.original_price,
    price: item.price,
    item_price: item.price,
    payment_method: method,
    customer_id: user.id,
    delivery_address_id: addresses.delivery,
    billing_address_id: addresses.billing,
  })),
  ...(chargePaise > 0 && { delivery_charge: rupees(chargePaise) }),
})

/** Cash on delivery, unless one item forbids it: then the whole order is prepaid. */
export const methodsFor = (items: readonly CartLine[]): PaymentMethod[] =>
  allowsCash(items) ? [CASH_ON_DELIVERY, 'p'] : ['p']
