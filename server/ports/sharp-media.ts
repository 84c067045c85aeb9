import sharp from 'sharp'
import type { Media } from './media.ts'

/** More is no photograph of a phone, but an attempt to fill the memory. */
const PIXELS_MAX = 40_000_000
const SIDE_MAX_PX = 1600
const QUALITY = 78
// Drawing has threads of its own; one of them leaves a processor for everybody's requests.
sharp.concurrency(1)

/** One at a time: a large picture takes 200 MB for a moment, and orders come first. */
let queue: Promise<unknown> = Promise.resolve()

const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = queue.then(work)
  queue = done.catch(() => undefined)
  return done
}

/** Turned upright by its orientation, which is then lost with the place, the time and the camera. */
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

export const sharpMedia: Media = { picture: (bytes) => inTurn(() => redraw(bytes)) }
