import { useLayoutEffect, type ReactNode } from 'react'
import { lookUpPin } from '../../places/pin.ts'
import { DeliveryText } from '../../delivery/DeliveryText.tsx'
import { cashLines, type CashLine } from '../../delivery/delivery.ts'
import { PinDialog } from '../../delivery/PinDialog.tsx'
import { PinLine } from '../../delivery/PinLine.tsx'
import { useDelivery } from '../../delivery/delivery.store.ts'
import { useDeliveryPin, useDeliveryTo } from '../../addresses/useDeliveryPin.ts'

interface ProductDeliveryProps {
  line: CashLine
  /** The farmer wants to give a PIN. */
  isAsked: boolean
  /** Whether there is a PIN. */
  tellPin: (hasPin: boolean) => void
  onClose: () => void
}

/** When a seller's goods reach the farmer; nothing while no PIN is given. */
export const ProductDelivery = ({ line, isAsked, tellPin, onClose }: ProductDeliveryProps) => {
  const pin = useDeliveryPin()
  const delivery = useDeliveryTo(pin)
  const ready = useDelivery((state) => state.ready)
  useLayoutEffect(() => tellPin(pin !== null), [tellPin, pin])
  if (pin === null) return ready && isAsked && <PinDialog pin={pin} lookUp={lookUpPin} onClose={onClose} />
  return (
    <PinLine pin={pin} delivery={delivery} lookUp={lookUpPin}>
      {delivery && (
        <DeliveryText delivery={delivery} sellerId={line.vendor_id} inCash={cashLines([line], delivery).length > 0} />
      )}
    </PinLine>
  )
}

export interface OfferDeliveryProps {
  line: CashLine
  /** What stands there while no PIN is known. */
  otherwise: ReactNode
}

/** When another seller's goods reach the farmer, and whether they can be paid in cash there. */
export const OfferDelivery = ({ line, otherwise }: OfferDeliveryProps) => {
  const delivery = useDeliveryTo(useDeliveryPin())
  return delivery ? (
    <DeliveryText
      delivery={delivery}
      sellerId={line.vendor_id}
      inCash={cashLines([line], delivery).length > 0}
      tells="no-pin"
    />
  ) : (
    otherwise
  )
}
