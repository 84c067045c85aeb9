import sharp from 'sharp'
import type { Media } from '../ports/media.ts'
import { limitConcurrency } from '../shop/core/concurrency-limit.ts'

/** More pixels than any phone's photograph: an attempt to fill the memory. */
const PIXELS_MAX = 40_000_000
const SIDE_MAX_PX = 1600
const QUALITY = 78
// Drawing uses threads of its own; a single one leaves a processor for requests.
sharp.concurrency(1)

/** A large picture briefly takes 200 MB, and orders come first. */
const oneAtATime = limitConcurrency({ atOnce: 1, waiting: 64 })

/** Rotated upright by its EXIF orientation, which is then dropped with place, time and camera. */
const redraw = async (bytes: Uint8Array): Promise<Uint8Array | null> => {
  try {
    return await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .rotate()
      .resize({ width: SIDE_MAX_PX, height: SIDE_MAX_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: 20 })
      .toBuffer()
  } catch {
    return null
  }
}

/** Re-encodes pictures with sharp, one at a time. */
export const sharpMedia: Media = { picture: (bytes) => oneAtATime.run(() => redraw(bytes)) }
