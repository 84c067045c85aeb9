import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { StoredPicture } from '../../../src/contract/calls/staff/catalogue.ts'
import { PICTURE_BYTES_MAX } from '../../../src/contract/constants.ts'
import { limited } from '../core/lines.ts'
import { Refusal } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'
import { mediaKindOf } from './sniff-media.ts'

/**
 * Re-encodes and stores a picture, and returns its name in the file store and the SHA-256 of what was sent; nothing shows
 * it before a row refers to it. `words` refuse what is no picture by its bytes.
 */
export const storePicture = async (
  shop: ShopContext,
  stream: ReadableStream<Uint8Array>,
  words: string,
): Promise<StoredPicture> => {
  const bytes = await buffer(limited(stream, PICTURE_BYTES_MAX, 'A picture has at most 8 MB'))
  if (mediaKindOf(bytes)?.kind !== 'picture') throw new Refusal('UNSUPPORTED_TYPE', words)
  const reencoded = await shop.media.picture(bytes)
  if (reencoded === null) throw new Refusal('UNSUPPORTED_TYPE', 'This picture is damaged or cut off')
  const digest = createHash('sha256').update(bytes).digest('hex')
  return { file: await shop.files.save(reencoded, 'webp'), digest }
}
