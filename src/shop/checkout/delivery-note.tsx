import type { ReactNode } from 'react'
import type { CartItem } from '../cart/cart.ts'
import { cashLines, type Delivery } from '../delivery/delivery.ts'
import { DeliveryText } from '../delivery/DeliveryText.tsx'

/** What stands with a line of these: when it comes, or that it does not. `short`: the PIN stands above already. */
export const deliveryNote = (items: readonly CartItem[], delivery: Delivery | null, short = false) => {
  const inCash = new Set(cashLines(items, delivery).map(({ sku }) => sku))
  return ({ sku, vendor_id }: CartItem): ReactNode =>
    delivery && (
      <DeliveryText
        delivery={delivery}
        sellerId={vendor_id}
        inCash={inCash.has(sku)}
        tells={short ? 'day' : 'no-charge'}
      />
    )
}
