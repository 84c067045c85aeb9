import type { PinPlace } from '../../src/contract/pin-place.ts'

export type MapQuery = { lat: number; lng: number } | { pincode: string }

/** Where something lies, beyond the PIN directory. */
export interface Maps {
  /** Null when the provider knows no PIN there; throws when it gives no usable answer. */
  find: (query: MapQuery) => Promise<PinPlace | null>
}
