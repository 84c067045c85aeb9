import type { ParcelView } from './parcels.offline.ts'
import { useDesk } from '../desk.store.ts'
import type { Kept } from '../list/keep-places.ts'
import { useKeptPlaces } from '../list/useKeptPlaces.ts'

export const keyOf = ({ id, isRest }: ParcelView): string => `${id}${isRest ? ' rest' : ''}`

/** Parcels of a list in their places, with those that have left it. */
export const useKeptParcels = (parcels: readonly ParcelView[]): Kept<ParcelView>[] => {
  const all = useDesk((desk) => desk.parcels)
  const kept = useKeptPlaces(parcels, { keyOf, ...(all !== null && { elsewhere: all }) })
  // A rest gets a number of its own, and is another row then.
  return kept.filter(({ row, isHere }) => isHere || !row.isRest)
}
