import { lookUpPin } from '../places/pin.ts'
import type { CartItem } from './cart.ts'
import { latestOf, parcelsTo, type Delivery } from '../delivery/delivery.ts'
import { Parcels } from '../delivery/Parcels.tsx'
import { PinLine } from '../delivery/PinLine.tsx'
import { formatWeekday } from '../../texts/days.ts'
import { pageText } from '../../texts/texts.ts'

interface CartPromiseProps {
  items: readonly CartItem[]
  pin: string | null
  delivery: Delivery | null
}

/** Where the cart goes, and until when: all of it, or what each of several sellers brings. Nothing of what is sold out. */
export const CartPromise = ({ items, pin, delivery }: CartPromiseProps) => {
  const latest = delivery && latestOf(items, delivery)
  const words = pageText.delivery
  if (items.length === 0) return null
  const parcels = parcelsTo(items, delivery, latest?.inCash ?? false)
  return (
    <>
      <PinLine pin={pin} delivery={delivery} lookUp={lookUpPin}>
        {delivery &&
          (latest
            ? `${words.by(delivery.pincode, formatWeekday(latest.by))}, ${latest.inCash ? words.cash : words.noCash}`
            : words.not(delivery.pincode))}
      </PinLine>
      <Parcels parcels={parcels} />
    </>
  )
}
