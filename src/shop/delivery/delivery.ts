import {
  overCash,
  promiseOf,
  sumsOfSellers,
  type DeliveryPromise,
  type SellerSum,
} from '../../contract/delivery/promise.ts'
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

const goodsOf = (lines: readonly Line[]) =>
  lines.map(({ vendor_id, price, quantity }) => ({ sellerId: vendor_id, paise: paise(price) * quantity }))

/** What each seller brings there and takes for it; nothing while PIN or zones are not known. */
const sumsTo = (lines: readonly Line[], delivery: Delivery | null): SellerSum[] =>
  delivery === null ? [] : sumsOfSellers(goodsOf(lines), delivery.promise)

/** What all deliveries of these goods cost, in paise; 0 while PIN or zones are not known. */
export const chargePaiseTo = (lines: readonly Line[], delivery: Delivery | null): number =>
  sumsTo(lines, delivery).reduce((sum, { chargePaise }) => sum + chargePaise, 0)

/** The rupees that a seller of these goods takes in cash there, where they come to more; 0 for no cash. */
export const cashLimitOf = (lines: readonly Line[], delivery: Delivery | null): number | undefined =>
  delivery === null ? undefined : overCash(goodsOf(lines), delivery.promise)?.max

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
export const parcelsTo = (
  lines: readonly (Line & Pick<CartLine, 'shop_name'>)[],
  delivery: Delivery | null,
  inCash: boolean,
): Parcel[] => {
  if (delivery === null) return []
  return sumsTo(lines, delivery)
    .flatMap(({ sellerId, goodsPaise, chargePaise }) => {
      const by = delivery.promise(sellerId)?.to
      if (by === undefined) return []
      const charge = chargePaise > 0 && { charge: rupees(chargePaise) }
      const from = lines.find(({ vendor_id }) => vendor_id === sellerId)?.shop_name
      return {
        by,
        ...(from !== undefined && { from }),
        ...(inCash && { amount: rupees(goodsPaise + chargePaise) }),
        ...charge,
      }
    })
    .sort((a, b) => a.by.localeCompare(b.by))
}

/** The last of the days that are promised for these lines, and whether all may be paid in cash. */
export const latestOf = (lines: readonly CashLine[], delivery: Delivery): { by: string; inCash: boolean } | null => {
  const promises = lines.flatMap(({ vendor_id }) => delivery.promise(vendor_id) ?? [])
  const [by] = promises.map(({ to }) => to).sort((a, b) => b.localeCompare(a))
  return by === undefined ? null : { by, inCash: cashLines(lines, delivery).length === lines.length }
}
