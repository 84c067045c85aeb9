import type { ReactNode } from 'react'
import type { ParcelView } from './shipments.shared.ts'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import layout from '../../ui/base/layout.module.css'
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

interface PileListProps {
  of: (parcels: readonly ParcelView[]) => ParcelView[]
  empty: string
  emptyText: string
  children: (parcels: ParcelView[]) => ReactNode
}

/** What is listed of the parcels, or that there is none, or that it is not known yet. */
export const PileList = ({ of, empty, emptyText, children }: PileListProps) => {
  const parcels = useDesk((desk) => desk.parcels)
  const own = parcels === null ? [] : of(parcels)
  const hasPlaces = useStableParcels(own).length > 0
  if (parcels === null) return <ListSkeleton />
  return (
    <div className={layout.stack3}>
      {hasPlaces && children(own)}
      {own.length === 0 && <EmptyState picture="box" title={empty} text={emptyText} />}
    </div>
  )
}
