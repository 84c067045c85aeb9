import { newUuid } from '../../client/api/uuid.ts'
import { redraw, type Cut } from '../../ui/upload/resize-image.ts'

/** Photographs as they are made ready on the phone. */

/** So much goes over a village's network in half a minute. */
const BYTES_MAX = 220 * 1024

/** Each is tried where the one before is too large. */
const SIZES = [
  [1600, 0.8],
  [1280, 0.72],
  [1024, 0.65],
  [800, 0.6],
] as const

export interface Photograph {
  name: string
  bytes: ArrayBuffer
}

/** A photograph, or the part of it that is to stay, small enough to be sent; null for what this phone cannot read. */
export const makeReady = async (file: Blob, cut?: Cut): Promise<Photograph | null> => {
  let drawn: Blob | null = null
  for (const [side, quality] of SIZES) {
    drawn = await redraw(file, cut, side, quality)
    if (drawn === null || drawn.size <= BYTES_MAX) break
  }
  return drawn && { name: newUuid(), bytes: await drawn.arrayBuffer() }
}
