import { rupees, wholeRupees } from '../../contract/money.ts'
import { formatRupees } from '../../texts/format.ts'
import { p } from '../../texts/pageTexts.ts'
import { Sum } from '../../ui/Sum.tsx'
import type { PaymentMethod } from './checkout.ts'

/** A prepaid order is charged in whole rupees (decision 26). */
export const Totals = ({ subtotalPaise, method }: { subtotalPaise: number; method: PaymentMethod }) => {
  const words = p.checkout.payment
  const subtotal = rupees(subtotalPaise)
  return (
    <div>
      <Sum label={words.subtotal} amount={formatRupees(subtotal)} />
      <Sum label={words.delivery} amount={words.free} />
      <Sum
        total
        label={method === 'c' ? words.toPayCash : words.toPayNow}
        amount={formatRupees(method === 'c' ? subtotal : wholeRupees(subtotalPaise))}
      />
    </div>
  )
}
