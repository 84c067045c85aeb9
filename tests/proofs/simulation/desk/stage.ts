import type { PhoneStage } from '../scenario-context.ts'
import type { DeskShop } from './shop.ts'
import type { StaffActor } from './staff-actor.ts'

/** Everything that a scenario of the desk runs with. */

export interface DeskStage extends PhoneStage {
  shop: DeskShop
  staff: StaffActor
  /** Others work in the same shops meanwhile. */
  hasColleagues: boolean
  /** The log-ins of which the phone has a complete list, as the server had it at one moment. */
  pulled: { parcels: string; goods: string }
}
