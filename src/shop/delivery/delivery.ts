import { overCash, promiseOf, type DeliveryPromise } from '../../contract/delivery/promise.ts'
import type { SellerZones } from '../../contract/delivery/zones.ts'
import type { Parcel } from './Parcels.tsx'
import { allowsCash, paise, rupees } from '../../contract/money.ts'
import type { CartLine } from '../../client/db/records.ts'

/** What is known of the delivery of some goods to a PIN. */
export interface Delivery {
  pincode: string
  /** Null where the seller does not deliver. */
  promise: (sellerId: number) => DeliveryPromise | null
}

/** Nothing while PIN or zones are not known: then nothing is promised and nothing is denied. */
export const deliveryTo = (
  pincode: string | null | undefined,
  zones: readonly SellerZones[] | null,
  now: number,
): Delivery | null =>
  pincode && zones ? { pincode, promise: (sellerId) => promiseOf(zones, sellerId, pincode, now) } : null

type Line = Pick<CartLine, 'vendor_id' | 'price' | 'quantity'>
/** What decides whether it can be paid in cash. */
export type CashLine = Line & Pick<CartLine, 'cod_available'>

/** The lines that their sellers do not deliver there. */
export const unservedOf = <L extends Pick<Line, 'vendor_id'>>(lines: readonly L[], delivery: Delivery | null): L[] =>
  delivery === null ? [] : lines.filter(({ vendor_id }) => delivery.promise(vendor_id) === null)

/** The rupees that a seller of these goods takes in cash there, where they come to more; 0 for no cash. */
export const cashLimitOf = (lines: readonly Line[], delivery: Delivery | null): number | undefined =>
  delivery === null
    ? undefined
    : overCash(
        lines.map(({ vendor_id, price, quantity }) => ({ sellerId: vendor_id, paise: paise(price) * quantity })),
        delivery.promise,
      )?.max

/**
 * What can be paid in cash there if it is ordered by itself: neither its pack forbids that, nor what its parcel comes to.
 * What is not delivered there is no matter of cash.
 */
export const cashLines = <L extends CashLine>(lines: readonly L[], delivery: Delivery | null): L[] => {
  const inCash = lines.filter((line) => allowsCash([line]))
  const parcelOf = ({ vendor_id }: L) => inCash.filter((line) => line.vendor_id === vendor_id)
  return inCash.filter((line) => cashLimitOf(parcelOf(line), delivery) === undefined)
}

/** What each seller brings there, the first to come first; cash is told where it may be paid so. */
export const parcelsTo = (lines: readonly Line[], delivery: Delivery | null, inCash: boolean): Parcel[] => {
  if (delivery === null) return []
  const sums = new Map<number, number>()
  for (const { vendor_id, price, quantity } of lines)
    sums.set(vendor_id, (sums.get(vendor_id) ?? 0) + paise(price) * quantity)
  return [...sums]
    .flatMap(([sellerId, sum]) => {
      const by = delivery.promise(sellerId)?.to
      return by === undefined ? [] : { by, ...(inCash && { amount: rupees(sum) }) }
    })
    .sort((a, b) => a.by.localeCompare(b.by))
}

/** The last of the days that are promised for these lines, and whether all may be paid in cash. */
export const latestOf = (lines: readonly CashLine[], delivery: Delivery): { by: string; inCash: boolean } | null => {
  const promises = lines.flatMap(({ vendor_id }) => delivery.promise(vendor_id) ?? [])
  const [by] = promises.map(({ to }) => to).sort((a, b) => b.localeCompare(a))
  return by === undefined ? null : { by, inCash: cashLines(lines, delivery).length === lines.length }
}
