import type { ReactNode } from 'react'
import type { CartItem } from '../cart/cart.ts'
import type { Delivery } from '../delivery/delivery.ts'
import { DeliveryText } from '../delivery/DeliveryText.tsx'

/** What stands with a line of the cart: when it comes, or that it does not. `short`: the PIN stands above already. */
export const deliveryNote =
  (delivery: Delivery | null, short = false) =>
  ({ vendor_id, cod_available }: CartItem): ReactNode =>
    delivery && (
      <DeliveryText
        delivery={delivery}
        sellerId={vendor_id}
        codAvailable={cod_available}
        tells={short ? 'day' : 'all'}
      />
    )
