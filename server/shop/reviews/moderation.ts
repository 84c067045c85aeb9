import { eq } from 'drizzle-orm'
import type { PageQuery } from '../../../src/contract/admin-calls/page.ts'
import type { AdminReview, ReviewMoved } from '../../../src/contract/admin-calls/reviews.ts'
import { listings, reviewMedia, reviewMessages, reviews } from '../../db/schema.ts'
import { newestFirst, pageOf, type Page } from '../core/paging.ts'
import { firstOf, Refusal } from '../core/refusal.ts'
import { tellReviewAnswered } from '../news/tell-of-goods.ts'
import { mediaOf } from './review-threads.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'
import { wire } from '../core/wire.ts'

type Review = typeof reviews.$inferSelect

const newest = newestFirst({ moment: reviews.updatedAt }, reviews.id)

/** A page of reviews, newest first. */
export const listReviews = (shop: ShopContext, query: PageQuery): Promise<Page<AdminReview>> => {
  const texts = [reviews.authorName, reviews.comment, reviews.reviewStatus, reviews.sku, listings.title]
  const select = shop.db
    .select({ review: reviews, title: listings.title, ...newest.fields })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .$dynamic()
  return pageOf(select, query, { by: newest, texts, ids: [reviews.id] }, async (rows) => {
    const ids = rows.map(({ review }) => review.id)
    const media = await mediaOf(shop, ids, 'all')
    return rows.map(({ review, title }) => ({
      ...wire(review),
      customer_name: review.authorName,
      published_product_id: review.listingId,
      title,
      media: media(review.id),
    }))
  })
}

/** Locks a review while it is moderated. */
const moderate = (
  shop: ShopContext,
  id: number,
  verb: 'approve' | 'reject' | 'reply',
  work: (shop: ShopContext, review: Review) => Promise<Review['reviewStatus']>,
): Promise<ReviewMoved> =>
  inTransaction(shop, async (inner) => {
    const locked = await inner.db.select().from(reviews).where(eq(reviews.id, id)).for('update')
    const review = firstOf(locked, 'Review not found')
    const status = await work(inner, review)
    await recordChange(inner, {
      action: `review.${verb}`,
      entity: 'review',
      entityId: id,
      sellerId: null,
      before: { review_status: review.reviewStatus },
      after: { review_status: status },
    })
    return { id, review_status: status }
  })

const checkPending = ({ reviewStatus }: Review): void => {
  if (reviewStatus !== 'pending') throw new Refusal('NOT_ALLOWED_NOW', `This review is ${reviewStatus} already`)
}

/** Returns the number of the message. */
const addMessage = async ({ db, clock }: ShopContext, reviewId: number, message: string): Promise<number> => {
  const added = await db
    .insert(reviewMessages)
    .values({ reviewId, author: 'shop', message, at: clock() })
    .returning({ id: reviewMessages.id })
  return firstOf(added, 'Review not found').id
}

/** Publishes a review as it stands now, its pictures too; repeating it changes nothing. */
export const approveReview = (shop: ShopContext, id: number): Promise<ReviewMoved> =>
  moderate(shop, id, 'approve', async ({ db }, review) => {
    if (review.reviewStatus === 'approved') return 'approved'
    checkPending(review)
    await db.update(reviews).set({ reviewStatus: 'approved', publicComment: review.comment }).where(eq(reviews.id, id))
    await db.update(reviewMedia).set({ isPublic: true }).where(eq(reviewMedia.reviewId, id))
    return 'approved'
  })

/** Rejects what is pending. The reason is for its author alone; an approved older text stays public. */
export const rejectReview = (shop: ShopContext, id: number, reason: string): Promise<ReviewMoved> =>
  moderate(shop, id, 'reject', async (inner, review) => {
    if (review.reviewStatus === 'rejected') return 'rejected'
    checkPending(review)
    await inner.db.update(reviews).set({ reviewStatus: 'rejected' }).where(eq(reviews.id, id))
    await addMessage(inner, id, reason)
    return 'rejected'
  })

/** Replies in public; the reply is shown below the review. */
export const replyToReview = (shop: ShopContext, id: number, text: string): Promise<ReviewMoved> =>
  moderate(shop, id, 'reply', async (inner, review) => {
    await inner.db.update(reviews).set({ adminComment: text }).where(eq(reviews.id, id))
    await tellReviewAnswered(inner, review, await addMessage(inner, id, text))
    return review.reviewStatus
  })
