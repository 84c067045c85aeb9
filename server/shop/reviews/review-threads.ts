import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { ReviewMedium, ReviewThread } from '../../../src/contract/reviews.ts'
import { pictureOf } from '../../../src/contract/pictures.ts'
import { reviewMedia, reviewMessages, reviews } from '../../db/schema.ts'
import { canReview } from './reviews.ts'
import type { ShopContext } from '../core/context.ts'
import { wire } from '../core/wire.ts'
import type { FileOwner } from '../uploads/review-media.ts'

/** The files of reviews, or the approved ones alone; returns those of one review, with the paths they are served under. */
export const mediaOf = async ({ db }: ShopContext, reviewIds: number[], which: 'all' | 'public') => {
  const isShown = which === 'public' ? eq(reviewMedia.isPublic, true) : undefined
  const ofReviews = and(inArray(reviewMedia.reviewId, reviewIds), isShown)
  const rows = await db.select().from(reviewMedia).where(ofReviews).orderBy(reviewMedia.id)
  const media = rows.map(({ id, file, reviewId }) => ({ id, file, file_path: pictureOf('reviews', file), reviewId }))
  return (id: number): ReviewMedium[] => media.filter(({ reviewId }) => reviewId === id)
}

/**
 * The caller's own threads about a listing, the latest first; never anybody else's. For a product in several packs
 * `sku` selects one.
 */
export const reviewThreads = async (
  shop: ShopContext,
  query: { customerId: number; listingId: number; sku?: string | undefined },
): Promise<ReviewThread[]> => {
  const { db } = shop
  const { customerId, listingId, sku } = query
  const ofSku = sku === undefined ? undefined : eq(reviews.sku, sku)
  const isOwn = and(eq(reviews.customerId, customerId), eq(reviews.listingId, listingId), ofSku)
  const own = await db.select().from(reviews).where(isOwn).orderBy(desc(reviews.updatedAt))
  const ids = own.map(({ id }) => id)
  const messages = await db
    .select()
    .from(reviewMessages)
    .where(inArray(reviewMessages.reviewId, ids))
    .orderBy(asc(reviewMessages.id))
  const media = await mediaOf(shop, ids, 'all')
  return own.map((row) => {
    const conversation = messages.filter(({ reviewId }) => reviewId === row.id)
    return {
      ...wire(row),
      // The latest word of the shop, the reason of a rejection included.
      admin_comment: conversation.findLast(({ author }) => author === 'shop')?.message ?? row.adminComment,
      posting_allowed: canReview(row),
      conversation: conversation.map(({ author, message, at }) => ({
        date: at.toISOString(),
        from: author === 'customer' ? 'user' : 'other',
        message,
      })),
      media: media(row.id),
    }
  })
}

/** The owner of a file, and whether it is approved; null for a file of no review. */
export const findFileOwner = async ({ db }: ShopContext, file: string): Promise<FileOwner | null> => {
  const [row] = await db
    .select({ isPublic: reviewMedia.isPublic, customerId: reviews.customerId })
    .from(reviewMedia)
    .innerJoin(reviews, eq(reviews.id, reviewMedia.reviewId))
    .where(eq(reviewMedia.file, file))
  return row ?? null
}
