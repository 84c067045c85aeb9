import { rupees, wholeRupees } from '../../contract/money.ts'
import { formatRupees } from '../../texts/format.ts'
import { pageText } from '../../texts/page-texts.ts'
import { TotalRow } from '../../ui/display/TotalRow.tsx'
import type { PaymentMethod } from './checkout.ts'

/** A prepaid order is charged in whole rupees. */
export const Totals = ({ subtotalPaise, method }: { subtotalPaise: number; method: PaymentMethod }) => {
  const words = pageText.checkout.payment
  const subtotal = rupees(subtotalPaise)
  return (
    <div>
      <TotalRow label={words.subtotal} amount={formatRupees(subtotal)} />
      <TotalRow label={words.delivery} amount={words.free} />
      <TotalRow
        total
        label={method === 'c' ? words.toPayCash : words.toPayNow}
        amount={formatRupees(method === 'c' ? subtotal : wholeRupees(subtotalPaise))}
      />
    </div>
  )
}
