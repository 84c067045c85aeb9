import { arrayContains } from 'drizzle-orm'
import { BANNER_SOURCES } from '../../src/contract/constants.ts'
import type { Banner } from '../../src/contract/entities.ts'
import { banners } from '../db/schema.ts'
import { mediaKindOf } from './media-kind.ts'
import { invalid, notFound, Refusal } from './refusal.ts'
import type { FileOwner } from './review-threads.ts'
import type { Shop } from './shop.ts'

const PICTURE_BYTES_MAX = 8 * 1024 * 1024

const collect = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > PICTURE_BYTES_MAX) throw new Refusal('TOO_LARGE', 'A picture has at most 8 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Redraws a picture, keeps it, and answers the name that a banner may bear. */
export const keepBannerPicture = async (shop: Shop, stream: ReadableStream<Uint8Array>): Promise<string> => {
  const bytes = await collect(stream)
  const drawn = mediaKindOf(bytes)?.kind === 'picture' ? await shop.media.picture(bytes) : null
  if (drawn === null) throw new Refusal('UNSUPPORTED_TYPE', 'Only JPEG, PNG and WebP pictures can be banners')
  return shop.files.save(drawn, 'webp')
}

/** The name of a handed-in picture; drawn scenes have words for names. */
export const isHandedIn = (file: string): boolean => /^[0-9a-f]{32}\.webp$/.test(file)

const exists = async ({ files, pictures }: Shop, file: string): Promise<boolean> =>
  isHandedIn(file) ? (await files.open(file)) !== null : (await pictures.other('banners', file)) !== null

/** Sets the pictures of a kind of page, in their order. */
export const setBanners = async (shop: Shop, source: string, imageUrls: string[]): Promise<Banner> => {
  const sourceType = BANNER_SOURCES.find((known) => known === source)
  if (sourceType === undefined) throw notFound(`There are banners for ${BANNER_SOURCES.join(', ')}`)
  for (const file of imageUrls)
    if (!(await exists(shop, file))) throw invalid({ image_urls: `There is no picture ${file}` })
  await shop.db
    .insert(banners)
    .values({ sourceType, imageUrls })
    .onConflictDoUpdate({ target: banners.sourceType, set: { imageUrls } })
  return { source_type: sourceType, image_urls: imageUrls }
}

/** A handed-in picture is public while a banner bears its name. */
export const findBannerFile = async ({ db }: Shop, file: string): Promise<FileOwner | null> => {
  const [row] = await db
    .select({ source: banners.sourceType })
    .from(banners)
    .where(arrayContains(banners.imageUrls, [file]))
  return row === undefined ? null : { isPublic: true, customerId: null }
}
