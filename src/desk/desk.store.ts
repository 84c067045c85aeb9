import { create } from 'zustand'
import type { DeskWaiting, StaffMe } from '../contract/calls/staff/access.ts'
import type { DeadRow } from '../client/db/records.ts'
import type { CashNote, ParcelView } from './shipments/shipments.shared.ts'

/** What the screens of the desk show. */
interface DeskState {
  /** `unreached`: somebody has just logged in, and the shop has not said yet who it is. */
  status: 'starting' | 'guest' | 'unreached' | 'in'
  me: StaffMe | null
  /** Null until the shop has answered once. */
  parcels: ParcelView[] | null
  /** When the shop last told them. */
  askedAt: number | null
  /** What waits on the screens of the menu, as far as it has been asked. */
  waiting: DeskWaiting
  unsent: number
  refused: DeadRow[]
  notes: CashNote[]
  /** The shop has ended the log-in. */
  wasEnded: boolean
}

export const NOTHING = { me: null, parcels: null, askedAt: null, waiting: {}, unsent: 0, refused: [], notes: [] }

export const useDesk = create<DeskState>(() => ({
  ...NOTHING,
  status: 'starting',
  wasEnded: false,
}))
