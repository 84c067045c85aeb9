import { paise, rupees } from '../../contract/money.ts'
import type { ParcelView } from '../shipments/shipments.shared.ts'

/** The stops of a round: places with all that goes there, in the order in which they are driven to. Pure. */

export interface Stop {
  /** The number of its first parcel. */
  key: string
  parcels: readonly ParcelView[]
}

const plain = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** One house of one customer: neighbours often write the same address. */
const placeKeyOf = ({ address }: ParcelView): string =>
  [address.phone_number, address.pincode, address.city, address.area, address.house_number].map(plain).join('|')

/** House 9 before house 10. */
const byWords = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare

const FIELDS = ['pincode', 'city', 'area', 'house_number', 'name'] as const

const byPlace = (a: ParcelView, b: ParcelView): number => {
  for (const field of FIELDS) {
    const order = byWords(plain(a.address[field]), plain(b.address[field]))
    if (order !== 0) return order
  }
  return byWords(a.id, b.id)
}

/** The stops by PIN, village and address. */
const inPlaces = (parcels: readonly ParcelView[]): Stop[] => {
  const places = new Map<string, ParcelView[]>()
  for (const parcel of [...parcels].sort(byPlace)) {
    const place = placeKeyOf(parcel)
    places.set(place, [...(places.get(place) ?? []), parcel])
  }
  return [...places.values()].map((own) => ({ key: own[0]?.id ?? '', parcels: own }))
}

/**
 * The stops of these parcels. `hand` has the numbers of parcels in the order that somebody has chosen; what has come
 * since stands behind the stop that it would stand behind by its place.
 */
export const stopsOf = (parcels: readonly ParcelView[], hand: readonly string[] = []): Stop[] => {
  const stops = inPlaces(parcels)
  const places = new Map(hand.map((id, at) => [id, at]))
  const rankOf = (stop: Stop): number => Math.min(...stop.parcels.map(({ id }) => places.get(id) ?? Infinity))
  const result = stops.filter((stop) => rankOf(stop) < Infinity).sort((a, b) => rankOf(a) - rankOf(b))
  for (const [at, stop] of stops.entries()) {
    if (result.includes(stop)) continue
    const before = stops[at - 1]
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, stop)
  }
  return result
}

/** The numbers of all parcels once a stop has gone so many places down, or up. */
export const withMoved = (stops: readonly Stop[], key: string, by: 1 | -1): string[] => {
  const at = stops.findIndex((stop) => stop.key === key)
  const [stop, other] = [stops[at], stops[at + by]]
  const order = [...stops]
  if (stop !== undefined && other !== undefined)
    order.splice(Math.min(at, at + by), 2, ...(by === 1 ? [other, stop] : [stop, other]))
  return order.flatMap(({ parcels }) => parcels.map(({ id }) => id))
}

/** Rupees to take for these parcels together. */
export const dueOf = (parcels: readonly Pick<ParcelView, 'cash_due'>[]): number =>
  rupees(parcels.reduce((sum, { cash_due }) => sum + paise(cash_due), 0))

/**
 * What each parcel is noted with of the rupees that were taken for all: the first are paid first, and what is over counts
 * for the last that costs anything. Their sum is what was taken.
 */
export const shareOut = (taken: number, dues: readonly number[]): number[] => {
  let left = paise(taken)
  const shares = dues.map((due) => {
    const share = Math.min(left, paise(due))
    left -= share
    return share
  })
  const last = dues.reduce((found, due, at) => (due > 0 ? at : found), 0)
  return shares.map((share, at) => rupees(at === last ? share + left : share))
}
