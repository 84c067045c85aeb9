const SIDE_MAX_PX = 1600
const QUALITY = 0.82
/** Below this a smaller copy would save little. */
const WORTH_BYTES = 400 * 1024

/** The part of a picture to be drawn, in parts of its width and height from 0 to 1. */
export interface Cut {
  left: number
  top: number
  right: number
  bottom: number
}
export const WHOLE: Cut = { left: 0, top: 0, right: 1, bottom: 1 }

/** As it is looked at, whichever way the camera was held. Browsers that do not know the option turn it by themselves. */
const decode = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => createImageBitmap(file))

/**
 * Draws a picture, or a part of it, no larger than `side`. Nothing but what is seen goes into it: no place, no camera. Null
 * for what this browser cannot read.
 */
const redraw = async (file: Blob, cut = WHOLE, side = SIDE_MAX_PX, quality = QUALITY): Promise<Blob | null> => {
  try {
    const picture = await decode(file)
    const [width, height] = [(cut.right - cut.left) * picture.width, (cut.bottom - cut.top) * picture.height]
    const scale = Math.min(1, side / Math.max(width, height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    const from = [cut.left * picture.width, cut.top * picture.height, width, height] as const
    const context = canvas.getContext('2d')
    if (context === null) return null
    // What can be seen through would else be black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, ...from, 0, 0, canvas.width, canvas.height)
    picture.close()
    return await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/jpeg', quality))
  } catch {
    return null
  }
}

/** So much goes over a village's network in half a minute. */
const BYTES_MAX = 220 * 1024
/** Each is tried where the one before is too large. */
const SIZES = [
  [1600, 0.8],
  [1280, 0.72],
  [1024, 0.65],
  [800, 0.6],
] as const

/** The same, small enough to be sent from a village. */
export const redrawSmall = async (file: Blob, cut?: Cut): Promise<Blob | null> => {
  let drawn: Blob | null = null
  for (const [side, quality] of SIZES) {
    drawn = await redraw(file, cut, side, quality)
    if (drawn === null || drawn.size <= BYTES_MAX) break
  }
  return drawn
}

/** A smaller copy of a large picture, so that it travels over a slow network; films and what cannot be read stay. */
export const resizeImage = async (file: File): Promise<File> => {
  if (!file.type.startsWith('image/') || file.size < WORTH_BYTES) return file
  const small = await redraw(file)
  return small === null || small.size >= file.size ? file : new File([small], 'photo.jpg', { type: 'image/jpeg' })
}
