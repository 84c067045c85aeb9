import { lookUpPin } from '../../features/addresses/pin.ts'
import type { CartItem } from '../../features/cart/cart.ts'
import { setAside } from '../../features/cart/cart-actions.ts'
import { latestOf, type Delivery } from '../../features/delivery/delivery.ts'
import { PinLine } from '../../features/delivery/PinLine.tsx'
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

/** Where the cart goes, and until when all of it is there. */
export const CartPromise = ({ items, pin, delivery }: CartDeliveryProps) => {
  const latest = delivery && latestOf(items, delivery)
  const words = pageText.delivery
  return (
    <PinLine pin={pin} delivery={delivery} lookUp={lookUpPin}>
      {delivery &&
        (latest
          ? `${words.by(delivery.pincode, formatWeekday(latest.by))}, ${latest.inCash ? words.cash : words.noCash}`
          : words.not(delivery.pincode))}
    </PinLine>
  )
}
