import { lookUpPin } from '../../features/addresses/pin.ts'
import { DeliveryText } from '../../features/delivery/DeliveryText.tsx'
import { PinLine } from '../../features/delivery/PinLine.tsx'
import { useDelivery } from '../../features/delivery/delivery.store.ts'
import { useDeliveryPin, useDeliveryTo } from './useDeliveryPin.ts'

interface ProductDeliveryProps {
  sellerId: number
  codAvailable: 0 | 1
  /** The farmer has pressed before the code was there. */
  isAsked: boolean
}

/** When a seller's goods reach the farmer. */
export const ProductDelivery = ({ sellerId, codAvailable, isAsked }: ProductDeliveryProps) => {
  const pin = useDeliveryPin()
  const delivery = useDeliveryTo(pin)
  const ready = useDelivery((state) => state.ready)
  if (!ready && pin === null) return null
  return (
    <PinLine pin={pin} delivery={delivery} lookUp={lookUpPin} isAsked={isAsked}>
      {delivery && <DeliveryText delivery={delivery} sellerId={sellerId} codAvailable={codAvailable} />}
    </PinLine>
  )
}
