import type { PinPlace } from '../../src/contract/entities.ts'

/** Where something lies, beyond the PIN directory. */
export interface Maps {
  /** Null when the provider knows no PIN there; throws when it gives no usable answer. */
  find: (query: { lat: number; lng: number } | { pincode: string }) => Promise<PinPlace | null>
}
