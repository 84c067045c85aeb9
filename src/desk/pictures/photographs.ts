import { newUuid } from '../../client/api/uuid.ts'
import { redrawSmall, type Cut } from '../../ui/upload/resize-image.ts'

/** Photographs as they are made ready on the phone. */

export interface Photograph {
  name: string
  bytes: ArrayBuffer
}

/** A photograph, or the part of it that is to stay, small enough to be sent; null for what this phone cannot read. */
export const makeReady = async (file: Blob, cut?: Cut): Promise<Photograph | null> => {
  const drawn = await redrawSmall(file, cut)
  return drawn && { name: newUuid(), bytes: await drawn.arrayBuffer() }
}
