import type { OrderItem } from '../../contract/entities.ts'
import { formatWeekday } from '../../texts/days.ts'
import { formatRupees } from '../../texts/format.ts'
import { pageText } from '../../texts/texts.ts'
import type { IconName } from '../../ui/media/icons.ts'
import { parcelsOf, payableOf, promisedBy, type Payable } from './order-groups.ts'

interface OrderFact {
  icon: IconName
  text: string
}

/** How an order is paid, in these words, and until when it comes; that of several parcels is told by `Parcels`. */
export const factsOf = (
  items: readonly OrderItem[],
  pay: Record<Exclude<Payable['state'], 'none'>, (amount: string) => string>,
): OrderFact[] => {
  const { state, amount } = payableOf(items)
  const by = promisedBy(items)
  const facts: OrderFact[] = []
  if (state !== 'none')
    facts.push({ icon: state === 'due' || state === 'paid' ? 'card' : 'cash', text: pay[state](formatRupees(amount)) })
  if (by !== undefined && parcelsOf(items).length < 2)
    facts.push({ icon: 'truck', text: pageText.delivery.promised(formatWeekday(by)) })
  return facts
}
