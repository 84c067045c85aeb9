import type { ClosedDays, DeliveryZone, SellerZones } from './zones.ts'
import { dayInIndia, inIndia } from '../india.ts'
import { paise, rupees } from '../money.ts'

/** What a seller promises to a PIN. Phone and server ask the same functions. */

const DAY_MS = 24 * 60 * 60 * 1000

/** Of a seller without zones. */
export const ALL_INDIA: DeliveryZone = { pins: [''], days: [4, 7] }

export interface DeliveryPromise {
  /** Calendar days in India, `2026-11-26`. */
  from: string
  to: string
  /** Rupees that are taken in cash at most: 0 for none, Infinity without a limit. */
  cashMax: number
  /** Rupees for bringing goods of less than `freeAbove`, which is Infinity where it never goes for nothing. */
  charge: number
  freeAbove: number
}

/** The zone whose prefix of the PIN is the longest; nothing where the seller does not deliver. */
export const zoneOf = (zones: readonly DeliveryZone[], pincode: string): DeliveryZone | undefined => {
  const fitOf = ({ pins }: DeliveryZone) =>
    Math.max(...pins.filter((prefix) => pincode.startsWith(prefix)).map(({ length }) => length))
  const best = Math.max(...zones.map(fitOf))
  return best === -Infinity ? undefined : zones.find((zone) => fitOf(zone) === best)
}

/** So many days after the order. The days of a closing that lie between do not count. */
const dayAfter = (days: number, at: number, closed: ClosedDays | undefined): string => {
  const day = dayInIndia(at + days * DAY_MS)
  if (closed === undefined) return day
  const ordered = dayInIndia(at)
  const [from, to] = closed
  if (ordered > to || day < from) return day
  const first = ordered > from ? ordered : from
  return dayInIndia(Date.parse(day) + Date.parse(to) - Date.parse(first) + DAY_MS)
}

/** The moment from which days are counted: what is ordered after the seller's hour is packed the next day. */
const countedFrom = (at: number | Date, { until = 24 }: Pick<SellerZones, 'until'>): number =>
  Number(at) + (inIndia(at).getUTCHours() < until ? 0 : DAY_MS)

/** The seller's promise for an order made at that moment; null where it does not deliver. Every open day counts. */
export const promiseOf = (
  sellers: readonly SellerZones[],
  sellerId: number,
  pincode: string,
  at: number | Date,
): DeliveryPromise | null => {
  const own = sellers.find(({ seller_id }) => seller_id === sellerId)
  const zone = own === undefined ? ALL_INDIA : zoneOf(own.zones, pincode)
  if (zone === undefined) return null
  const ordered = countedFrom(at, own ?? {})
  const [from, to] = zone.days.map((days) => dayAfter(days, ordered, own?.closed))
  if (from === undefined || to === undefined) return null
  const { cash_max: cashMax = Infinity, charge = 0, free_above: freeAbove = Infinity } = zone
  return { from, to, cashMax, charge, freeAbove }
}

/** What goes from one seller to the PIN. */
export interface SellerGoods {
  sellerId: number
  paise: number
}

/** All that one seller brings there, and what it takes for bringing it. */
export interface SellerSum {
  sellerId: number
  goodsPaise: number
  chargePaise: number
}

/** What each seller brings and takes for it, in the order of the goods. What is not delivered there costs nothing. */
export const sumsOfSellers = (
  goods: readonly SellerGoods[],
  promise: (sellerId: number) => DeliveryPromise | null,
): SellerSum[] =>
  [...new Set(goods.map(({ sellerId }) => sellerId))].map((sellerId) => {
    const goodsPaise = goods.reduce((sum, line) => sum + (line.sellerId === sellerId ? line.paise : 0), 0)
    const { charge = 0, freeAbove = 0 } = promise(sellerId) ?? {}
    return { sellerId, goodsPaise, chargePaise: rupees(goodsPaise) >= freeAbove ? 0 : paise(charge) }
  })

/** The first seller whose goods and charge come to more than it takes in cash there, with both sums. */
export const overCash = (
  goods: readonly SellerGoods[],
  promise: (sellerId: number) => DeliveryPromise | null,
): { sellerId: number; max: number; total: number } | undefined =>
  sumsOfSellers(goods, promise)
    .map(({ sellerId, goodsPaise, chargePaise }) => ({
      sellerId,
      max: promise(sellerId)?.cashMax ?? Infinity,
      total: rupees(goodsPaise + chargePaise),
    }))
    .find(({ max, total }) => max === 0 || total > max)
