import type { ParcelView } from './shipments.shared.ts'
import { useDesk } from '../desk.store.ts'
import type { Kept } from '../list/stable-rows.ts'
import { useStableRows } from '../list/useStableRows.ts'

export const keyOf = ({ id, isRest }: ParcelView): string => `${id}${isRest ? ' rest' : ''}`

/** Parcels of a list in their places, with those that have left it. */
export const useStableParcels = (parcels: readonly ParcelView[]): Kept<ParcelView>[] => {
  const all = useDesk((desk) => desk.parcels)
  const kept = useStableRows(parcels, { keyOf, ...(all !== null && { elsewhere: all }) })
  // A rest gets a number of its own, and is another row then.
  return kept.filter(({ row, isHere }) => isHere || !row.isRest)
}
