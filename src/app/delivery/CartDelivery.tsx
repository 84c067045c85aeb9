import { lookUpPin } from '../../features/addresses/pin.ts'
import type { CartItem } from '../../features/cart/cart.ts'
import { setAside } from '../../features/cart/cart-actions.ts'
import { latestOf, unservedOf, type Delivery } from '../../features/delivery/delivery.ts'
import { PinLine } from '../../features/delivery/PinLine.tsx'
import { Unserved } from '../../features/delivery/Unserved.tsx'
import { formatWeekday } from '../../texts/days.ts'
import { pageText } from '../../texts/page-texts.ts'
import { toastSuccess } from '../../ui/base/toast.ts'

/** Takes goods out of the cart that a seller does not bring; they can be restored. */
export const takeOut = async (lines: readonly { sku: string }[]): Promise<void> => {
  await setAside(lines.map(({ sku }) => sku))
  void toastSuccess(pageText.delivery.takenOut)
}

interface CartDeliveryProps {
  items: readonly CartItem[]
  pin: string | null
  delivery: Delivery | null
}

/** Where the cart goes and until when all of it is there; what of it is not brought there. */
export const CartDelivery = ({ items, pin, delivery }: CartDeliveryProps) => {
  if (items.length === 0) return null
  const unserved = unservedOf(items, delivery)
  const served = items.filter((item) => !unserved.includes(item))
  const latest = delivery && latestOf(served, delivery)
  const words = pageText.delivery
  return (
    <>
      <PinLine pin={pin} delivery={delivery} lookUp={lookUpPin}>
        {delivery &&
          (latest
            ? `${words.by(delivery.pincode, formatWeekday(latest.by))}, ${latest.inCash ? words.cash : words.noCash}`
            : words.not(delivery.pincode))}
      </PinLine>
      {delivery && (
        <Unserved
          pincode={delivery.pincode}
          lines={unserved}
          onTakeOut={served.length === 0 ? undefined : () => void takeOut(unserved)}
        />
      )}
    </>
  )
}
