import { create } from 'zustand'
import type { DeskWaiting, StaffMe } from '../contract/calls/staff/access.ts'
import type { FirstSteps } from '../contract/calls/staff/today.ts'
import type { DeadRow } from '../client/db/records.ts'
import type { CashNote, ParcelView } from './shipments/shipments.shared.ts'

/** What the screens of the desk show. */
interface DeskState {
  /** `unreached`: somebody has just logged in, and the shop has not said yet who it is. */
  status: 'starting' | 'guest' | 'unreached' | 'in'
  me: StaffMe | null
  /** Null until the shop has answered once. */
  parcels: ParcelView[] | null
  /** The first steps of a new shop; null while they are not known, and once they were put away. */
  steps: FirstSteps['steps'] | null
  /** When the shop last told the parcels. */
  askedAt: number | null
  /** What waits on the screens of the menu, as far as it has been asked. */
  waiting: DeskWaiting
  unsent: number
  refused: DeadRow[]
  notes: CashNote[]
  /** Parcels whose delivery or failed attempt can be taken back, with the rupees that were noted with it. */
  takeBack: Readonly<Record<string, number>>
  /** Rupees that the person has, with what waits on this phone; null where the shop has never said. */
  holds: number | null
  /** The numbers of parcels in the order that was chosen by hand for the round. */
  roundOrder: readonly string[]
  /** The shop has ended the log-in. */
  wasEnded: boolean
}

export const NOTHING = {
  me: null,
  parcels: null,
  steps: null,
  askedAt: null,
  waiting: {},
  unsent: 0,
  refused: [],
  notes: [],
  takeBack: {},
  holds: null,
  roundOrder: [],
}

export const useDesk = create<DeskState>(() => ({
  ...NOTHING,
  status: 'starting',
  wasEnded: false,
}))
