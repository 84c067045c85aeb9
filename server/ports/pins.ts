import type { PinPlace } from '../../src/contract/pin-place.ts'

/** The PIN directory, one place per district. */
export interface Pins {
  /** Empty when the PIN is not in use. */
  find: (pincode: string) => PinPlace[]
  /** Places of the PIN nearest to a position; empty when none is near. */
  nearest: (lat: number, lng: number) => PinPlace[]
}
