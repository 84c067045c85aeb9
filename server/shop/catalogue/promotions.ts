import { arrayContains, eq, desc } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { DealChange } from '../../../src/contract/calls/staff/promotions.ts'
import { BANNER_SOURCES } from '../../../src/contract/constants.ts'
import type { Banner, Deal } from '../../../src/contract/entities.ts'
import { isUploaded } from '../../../src/contract/pictures.ts'
import { banners, deals } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { invalid, notFound } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import type { FileOwner } from '../uploads/review-media.ts'
import { storePicture } from '../uploads/store-picture.ts'

/** Re-encodes and stores a picture, and returns the name by which a banner refers to it. */
export const storeBannerPicture = async (shop: ShopContext, stream: ReadableStream<Uint8Array>): Promise<string> =>
  (await storePicture(shop, stream, 'Only JPEG, PNG and WebP pictures can be banners')).file

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

/** The newest deal is the one that is shown; older ones stay as a record. */
export const setDeal = async (shop: ShopContext, change: InferOutput<typeof DealChange>): Promise<Deal> => {
  if (Date.parse(change.end) < Date.parse(change.start)) throw invalid({ end: 'The end cannot be before the start' })
  await inTransaction(shop, async (inner) => {
    await inner.db.insert(deals).values({ text: change.text, startDate: change.start, endDate: change.end })
    const { start, end } = change
    const logged = { after: { start, end }, personal: ['text'] }
    await recordChange(inner, { action: 'deal.set', entity: 'deal', entityId: '', sellerId: null, ...logged })
  })
  return { deals: change.text, start_date_time: change.start, end_date_time: change.end }
}

/** The pictures at the head of the pages, by kind of page. */
export const listBanners = ({ db }: ShopContext): Promise<Banner[]> =>
  db.select({ source_type: banners.sourceType, image_urls: banners.imageUrls }).from(banners)

const DEALS_MAX = 10

/** The newest first; the phone shows the first one while its dates are valid. */
export const listDeals = ({ db }: ShopContext): Promise<Deal[]> =>
  db
    .select({ deals: deals.text, start_date_time: deals.startDate, end_date_time: deals.endDate })
    .from(deals)
    .orderBy(desc(deals.id))
    .limit(DEALS_MAX)
