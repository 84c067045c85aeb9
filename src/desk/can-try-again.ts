import type { DeskChange } from './desk.shared.ts'
import { canMove, isMove } from './shipments/moves.shared.ts'
import type { ParcelView } from './shipments/shipments.shared.ts'
import type { DeadReason } from '../client/db/records.ts'

/** The shop would say the same again, whatever has happened since. */
const FOR_GOOD: readonly DeadReason[] = ['refused', 'gone', 'unreadable']

/** Whether sending a refused change once more can come to anything, as things stand on this phone. */
export const canTryAgain = (change: DeskChange, reason: DeadReason, parcels: readonly ParcelView[] | null): boolean => {
  if (FOR_GOOD.includes(reason)) return false
  if (!isMove(change)) return true
  const parcel = parcels?.find(({ id, isRest }) => id === change.target && !isRest)
  return parcel !== undefined && canMove(parcel, change)
}
