import { formatWeekday } from '../../texts/days.ts'
import { formatRupees } from '../../texts/format.ts'
import { pageText } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'
import type { DeliveryPromise } from '../../contract/delivery/promise.ts'
import type { Delivery } from './delivery.ts'
import { chargeText } from './Parcels.tsx'

interface DeliveryTextProps {
  delivery: Delivery
  sellerId: number
  /** It can be paid in cash there. */
  inCash: boolean
  /** Without the PIN where it stands above already; without the charge where it stands once for all lines of a seller. */
  tells?: 'all' | 'no-pin' | 'no-charge' | 'day'
}

/** "Delivery ₹60.00 (Free if you buy for ₹2,000.00 or more)", below the day; nothing where it costs nothing. */
const Charge = ({ charge, freeAbove }: DeliveryPromise) =>
  charge > 0 && (
    <>
      <br />
      {chargeText(charge)}
      {Number.isFinite(freeAbove) && ` (${pageText.delivery.freeAbove(formatRupees(freeAbove))})`}
    </>
  )

/** "To 422003 by Thu 26 Nov, cash possible" and what it costs, or that the seller does not deliver there. */
export const DeliveryText = ({ delivery, sellerId, inCash, tells = 'all' }: DeliveryTextProps) => {
  const words = pageText.delivery
  const promise = delivery.promise(sellerId)
  if (promise === null) return <span className={layout.error}>{words.not(delivery.pincode)}</span>
  const day = formatWeekday(promise.to)
  if (tells === 'day') return <span>{words.lineBy(day)}</span>
  return (
    <span>
      {tells === 'no-pin' ? words.lineBy(day) : words.by(delivery.pincode, day)}, {inCash ? words.cash : words.noCash}
      {tells !== 'no-charge' && <Charge {...promise} />}
    </span>
  )
}
