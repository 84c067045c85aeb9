import type { CartItem } from '../cart/cart.ts'
import { unservedOf } from '../delivery/delivery.ts'
import { Unserved } from '../delivery/Unserved.tsx'
import { takeOut } from './take-out.ts'
import { useDeliveryTo } from '../addresses/useDeliveryPin.ts'

interface AddressDeliveryProps {
  items: readonly CartItem[]
  isBuyNow: boolean
  pincode: string | undefined
}

/** What of an order does not come to the chosen address. */
export const AddressDelivery = ({ items, isBuyNow, pincode }: AddressDeliveryProps) => {
  const delivery = useDeliveryTo(pincode)
  const unserved = unservedOf(items, delivery)
  if (delivery === null) return null
  const mayTakeOut = !isBuyNow && unserved.length < items.length
  return (
    <Unserved
      pincode={delivery.pincode}
      lines={unserved}
      onTakeOut={mayTakeOut ? () => void takeOut(unserved) : undefined}
    />
  )
}
