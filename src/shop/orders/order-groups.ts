import type { OrderItem } from '../../contract/entities.ts'
import { paise, rupees, wholeRupees } from '../../contract/money.ts'
import type { Parcel } from '../delivery/Parcels.tsx'

/** The history's items by order, and in each order by seller. */

interface SellerItems {
  /** Absent in what an older build has stored. */
  seller: OrderItem['seller']
  items: OrderItem[]
}
export interface OrderGroup {
  orderId: string
  sellers: SellerItems[]
  items: OrderItem[]
}

const groupBy = <T>(items: readonly T[], key: (item: T) => string | number): T[][] => {
  const groups = new Map<string | number, T[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return [...groups.values()]
}

const isComing = ({ item_status: status }: OrderItem): boolean => status !== 'delivered' && status !== 'cancelled'

/** What comes first stands first, as the parcels do; what has come, or comes no more, stands behind. */
const byParcel = (items: readonly OrderItem[]): OrderItem[] => {
  const dayOf = (item: OrderItem) => (isComing(item) ? (item.promised_to ?? '') : 'z')
  return [...items].sort((a, b) => dayOf(a).localeCompare(dayOf(b)))
}

export const groupOrders = (items: readonly OrderItem[]): OrderGroup[] =>
  groupBy(items, ({ order_id }) => order_id).flatMap((ofOrder) => {
    const [first] = ofOrder
    if (first === undefined) return []
    const sellers = groupBy(byParcel(ofOrder), ({ seller }) => seller?.id ?? 0)
    return {
      orderId: first.order_id,
      items: ofOrder,
      sellers: sellers.map((ofSeller) => ({ seller: ofSeller[0]?.seller, items: ofSeller })),
    }
  })

/** What is still to be paid of an order, or was paid, and how: rupees. */
export interface Payable {
  state: 'toPayInCash' | 'paidInCash' | 'due' | 'paid' | 'none'
  amount: number
}

const pricePaise = ({ total_price, delivery_charge = 0 }: OrderItem): number =>
  paise(total_price) + paise(delivery_charge)

const sumOf = (items: readonly OrderItem[], paiseOf: (item: OrderItem) => number = pricePaise): number =>
  items.reduce((sum, item) => sum + paiseOf(item), 0)

/** What a former build has stored does not tell what was noted: there it is the price. */
const told = (name: 'cash_to_pay' | 'cash_paid') => (item: OrderItem) => {
  const rupeesTold = item[name]
  return rupeesTold === undefined || rupeesTold === null ? pricePaise(item) : paise(rupeesTold)
}

const inCash = (alive: readonly OrderItem[]): Payable => {
  const coming = alive.filter(({ item_status }) => item_status !== 'delivered')
  const toPay = sumOf(coming, told('cash_to_pay'))
  if (toPay > 0) return { state: 'toPayInCash', amount: rupees(toPay) }
  const paid = sumOf(alive, told('cash_paid'))
  return paid > 0 ? { state: 'paidInCash', amount: rupees(paid) } : { state: 'none', amount: 0 }
}

/** What is cancelled is never paid in cash; online an order is paid as a whole, in whole rupees. */
export const payableOf = (items: readonly OrderItem[]): Payable => {
  const alive = items.filter(({ item_status }) => item_status !== 'cancelled')
  if (items.some(({ payment_method }) => payment_method === 'c')) return inCash(alive)
  const amount = wholeRupees(sumOf(items))
  if (items.some(({ item_status }) => item_status === 'payment_pending')) return { state: 'due', amount }
  const [first] = items
  const isPaid = first?.payment === undefined || first.payment === null ? alive.length > 0 : first.payment === 'paid'
  return isPaid ? { state: 'paid', amount } : { state: 'none', amount: 0 }
}

/** Whether nothing has become of an order yet; of one whose items are not known, too. */
export const isJustPlaced = (items: readonly OrderItem[]): boolean =>
  items.every(({ item_status }) => item_status === 'placed' || item_status === 'payment_pending')

/** The delivery of a parcel of which nothing was paid yet. */
const chargeIn = (ofParcel: readonly OrderItem[], amount: number): Pick<Parcel, 'charge'> => {
  const charge = sumOf(ofParcel, ({ delivery_charge = 0 }) => paise(delivery_charge))
  return charge > 0 && paise(amount) === sumOf(ofParcel) ? { charge: rupees(charge) } : {}
}

/** What is still to come of an order, a parcel for each seller and day, the first one first. */
export const parcelsOf = (items: readonly OrderItem[]): Parcel[] => {
  const coming = items.filter(isComing)
  return groupBy(coming, ({ seller, promised_to }) => `${seller?.id ?? 0} ${promised_to ?? ''}`)
    .map((ofParcel) => {
      const by = promisedBy(ofParcel)
      const { state, amount } = payableOf(ofParcel)
      const from = ofParcel[0]?.seller?.shop_name
      return {
        ...(from !== undefined && { from }),
        ...(state === 'toPayInCash' && { amount, ...chargeIn(ofParcel, amount) }),
        ...(by !== undefined && { by }),
      }
    })
    .sort((a, b) => (a.by ?? '').localeCompare(b.by ?? ''))
}

/** The last day that is promised for what is still to come; nothing where nothing is promised. */
export const promisedBy = (items: readonly OrderItem[]): string | undefined =>
  items
    .filter(isComing)
    .flatMap(({ promised_to }) => promised_to ?? [])
    .sort((a, b) => b.localeCompare(a))[0]
