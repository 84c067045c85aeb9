import { arrayContains, eq } from 'drizzle-orm'
import { BANNER_SOURCES } from '../../../src/contract/constants.ts'
import type { Banner } from '../../../src/contract/entities.ts'
import { isUploaded } from '../../../src/contract/pictures.ts'
import { banners } from '../../db/schema.ts'
import { storePicture } from '../uploads/store-picture.ts'
import { invalid, notFound } from '../core/refusal.ts'
import type { FileOwner } from '../reviews/review-threads.ts'
import { recordChange } from '../core/audit.ts'
import { inTransaction } from '../core/transaction.ts'
import type { ShopContext } from '../core/context.ts'

/** Re-encodes and stores a picture, and returns the name by which a banner refers to it. */
export const storeBannerPicture = (shop: ShopContext, stream: ReadableStream<Uint8Array>): Promise<string> =>
  storePicture(shop, stream, 'Only JPEG, PNG and WebP pictures can be banners')

const exists = async ({ files, pictures }: ShopContext, file: string): Promise<boolean> =>
  isUploaded(file) ? (await files.open(file)) !== null : (await pictures.raster({ kind: 'banners', file }, 0)) !== null

/** Sets the pictures of a kind of page, in their order. */
export const setBanners = async (shop: ShopContext, source: string, imageUrls: string[]): Promise<Banner> => {
  const sourceType = BANNER_SOURCES.find((known) => known === source)
  if (sourceType === undefined) throw notFound(`There are banners for ${BANNER_SOURCES.join(', ')}`)
  for (const file of imageUrls)
    if (!(await exists(shop, file))) throw invalid({ image_urls: `There is no picture ${file}` })
  await inTransaction(shop, async (inner) => {
    const [before] = await inner.db.select().from(banners).where(eq(banners.sourceType, sourceType)).for('update')
    await inner.db
      .insert(banners)
      .values({ sourceType, imageUrls })
      .onConflictDoUpdate({ target: banners.sourceType, set: { imageUrls } })
    await recordChange(inner, {
      action: 'banners.set',
      entity: 'banners',
      entityId: sourceType,
      sellerId: null,
      before: { imageUrls: before?.imageUrls ?? [] },
      after: { imageUrls },
    })
  })
  return { source_type: sourceType, image_urls: imageUrls }
}

/** An uploaded picture is public while a banner uses it. */
export const findBannerFile = async ({ db }: ShopContext, file: string): Promise<FileOwner | null> => {
  const [row] = await db
    .select({ source: banners.sourceType })
    .from(banners)
    .where(arrayContains(banners.imageUrls, [file]))
  return row === undefined ? null : { isPublic: true, customerId: null }
}
