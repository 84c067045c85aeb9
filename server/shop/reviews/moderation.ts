import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import type { ReviewMoved } from '../../../src/contract/calls/staff/reviews.ts'
import type { DeskReview } from '../../../src/contract/calls/staff/reviews.ts'
import { listings, reviewMedia, reviewMessages, reviews, sellers } from '../../db/schema.ts'
import { publicName } from './review-summary.ts'
import { newestFirst, pageOf, type Page } from '../core/paging.ts'
import { firstOf, Refusal } from '../core/refusal.ts'
import { mediaOf } from './review-threads.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'
import { wire } from '../core/wire.ts'
import { OPERATOR, ownedBy, ownRow, type Staff } from '../core/identity.ts'
import { emit } from '../core/events.ts'

type Review = typeof reviews.$inferSelect

const isShown = ({ reviewStatus, publicComment }: Review): boolean =>
  reviewStatus === 'approved' || publicComment !== null

const newest = newestFirst({ moment: reviews.updatedAt }, reviews.id)

/** A page of the reviews of what one's own shop sells, newest first: a shop reads of them what everybody does. */
export const listReviews = (
  shop: ShopContext,
  me: Staff,
  { which, ...query }: PageQuery & { which?: 'unanswered' | 'pending' | undefined },
): Promise<Page<DeskReview>> => {
  const isPublic = me.sellerId !== null
  const wanted = {
    unanswered: and(isNull(reviews.adminComment), isNotNull(reviews.publicComment)),
    pending: eq(reviews.reviewStatus, 'pending'),
  }
  const shown = isPublic ? isNotNull(reviews.publicComment) : undefined
  const where = and(ownedBy(me, listings.sellerId), shown, which && wanted[which])
  const texts = [reviews.authorName, reviews.comment, reviews.reviewStatus, reviews.sku, listings.title]
  const select = shop.db
    .select({ review: reviews, title: listings.title, seller: sellers, ...newest.fields })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .innerJoin(sellers, eq(sellers.id, listings.sellerId))
    .$dynamic()
  return pageOf(select, query, { by: newest, texts, ids: [reviews.id], where }, async (rows) => {
    const ids = rows.map(({ review }) => review.id)
    const media = await mediaOf(shop, ids, isPublic ? 'public' : 'all')
    return rows.map(({ review, title, seller }) => ({
      ...wire(review),
      is_public: isShown(review),
      ...(isPublic && { review_status: 'approved' as const, comment: review.publicComment ?? '', customer_id: null }),
      customer_name: isPublic ? publicName(review.authorName) : review.authorName,
      published_product_id: review.listingId,
      title,
      seller_id: seller.id,
      shop_name: seller.shopName ?? seller.name,
      media: media(review.id),
    }))
  })
}

/** Locks a review of one of the owner's listings while it is moderated. */
const moderate = (
  shop: ShopContext,
  id: number,
  {
    verb,
    owner = OPERATOR,
  }: { verb: 'approve' | 'reject' | 'reply' | 'take-back' | 'put-back'; owner?: Pick<Staff, 'sellerId'> },
  work: (shop: ShopContext, review: Review) => Promise<Review['reviewStatus']>,
): Promise<ReviewMoved> =>
  inTransaction(shop, async (inner) => {
    const [found] = await inner.db
      .select({ review: reviews, sellerId: listings.sellerId })
      .from(reviews)
      .innerJoin(listings, eq(listings.id, reviews.listingId))
      .where(eq(reviews.id, id))
      .for('update', { of: reviews })
    const of = { entity: 'review', id, message: 'Review not found' }
    const { review, sellerId } = ownRow(owner, found, of)
    const status = await work(inner, review)
    await recordChange(inner, {
      action: `review.${verb}`,
      entity: 'review',
      entityId: id,
      sellerId,
      before: { review_status: review.reviewStatus },
      after: { review_status: status },
    })
    return { id, review_status: status }
  })

const checkPending = ({ reviewStatus }: Review): void => {
  if (reviewStatus !== 'pending') throw new Refusal('NOT_ALLOWED_NOW', `This review is ${reviewStatus} already`)
}

/** Another moderator may have decided about what was looked at, and its author have written anew. */
const checkSeen = ({ updatedAt }: Review, seenAt?: string): void => {
  if (seenAt !== undefined && updatedAt.toISOString() !== seenAt)
    throw new Refusal('NOT_ALLOWED_NOW', 'This review was changed meanwhile; load the list again')
}

/** Returns the number of the message. */
const addMessage = async ({ db, clock }: ShopContext, reviewId: number, message: string): Promise<number> => {
  const added = await db
    .insert(reviewMessages)
    .values({ reviewId, author: 'shop', message, at: clock() })
    .returning({ id: reviewMessages.id })
  return firstOf(added, 'Review not found').id
}

const publish = async (db: ShopContext['db'], { id, comment }: Review) => {
  await db.update(reviews).set({ reviewStatus: 'approved', publicComment: comment }).where(eq(reviews.id, id))
  await db.update(reviewMedia).set({ isPublic: true }).where(eq(reviewMedia.reviewId, id))
  return 'approved' as const
}

/** Publishes a review as it stands now, its pictures too; repeating it changes nothing. */
export const approveReview = (shop: ShopContext, id: number, seenAt?: string): Promise<ReviewMoved> =>
  moderate(shop, id, { verb: 'approve' }, async ({ db }, review) => {
    if (review.reviewStatus === 'approved') return 'approved'
    checkPending(review)
    checkSeen(review, seenAt)
    return publish(db, review)
  })

/** Publishes what was rejected or taken back after all; repeating it changes nothing. */
export const putReviewBack = (shop: ShopContext, id: number, seenAt?: string): Promise<ReviewMoved> =>
  moderate(shop, id, { verb: 'put-back' }, async ({ db }, review) => {
    if (review.reviewStatus === 'approved') return 'approved'
    if (review.reviewStatus !== 'rejected') throw new Refusal('NOT_ALLOWED_NOW', 'This review waits to be checked')
    checkSeen(review, seenAt)
    return publish(db, review)
  })

/**
 * Takes off the shop what is public of a review, its pictures too; what the shop has answered comes back with it. The
 * reason is for its author alone. A newer text that waits goes on waiting.
 */
export const takeReviewBack = (shop: ShopContext, id: number, reason: string): Promise<ReviewMoved> =>
  moderate(shop, id, { verb: 'take-back' }, async (inner, review) => {
    const { db } = inner
    if (!isShown(review)) throw new Refusal('NOT_ALLOWED_NOW', 'This review is not public')
    const reviewStatus = review.reviewStatus === 'pending' ? 'pending' : 'rejected'
    await db.update(reviews).set({ reviewStatus, publicComment: null }).where(eq(reviews.id, id))
    await db.update(reviewMedia).set({ isPublic: false }).where(eq(reviewMedia.reviewId, id))
    await addMessage(inner, id, reason)
    return reviewStatus
  })

/** Rejects what is pending. The reason is for its author alone; an approved older text stays public. */
export const rejectReview = (shop: ShopContext, id: number, reason: string): Promise<ReviewMoved> =>
  moderate(shop, id, { verb: 'reject' }, async (inner, review) => {
    if (review.reviewStatus === 'rejected') return 'rejected'
    checkPending(review)
    await inner.db.update(reviews).set({ reviewStatus: 'rejected' }).where(eq(reviews.id, id))
    await addMessage(inner, id, reason)
    return 'rejected'
  })

/** Replies in public; the reply is shown below the review. Given anew it is another one. */
export const replyToReview = (shop: ShopContext, id: number, text: string): Promise<ReviewMoved> =>
  moderate(shop, id, { verb: 'reply' }, (inner, review) => reply(inner, review, text))

const reply = async (shop: ShopContext, review: Review, text: string): Promise<Review['reviewStatus']> => {
  const { id } = review
  await shop.db.update(reviews).set({ adminComment: text }).where(eq(reviews.id, id))
  await emit(shop, 'reviewAnswered', { review, messageId: await addMessage(shop, id, text) })
  return review.reviewStatus
}

/** Replies once to what is public about one's own listing; later the same reply is mended, which is not told again. */
export const replyOnce = (shop: ShopContext, me: Staff, id: number, text: string): Promise<ReviewMoved> =>
  moderate(shop, id, { verb: 'reply', owner: me }, async (inner, review) => {
    if (review.publicComment === null) throw new Refusal('NOT_ALLOWED_NOW', 'This review is not public yet')
    const before = review.adminComment
    if (before === null) return reply(inner, review, text)
    await inner.db.update(reviews).set({ adminComment: text }).where(eq(reviews.id, id))
    const isReply = and(eq(reviewMessages.reviewId, id), eq(reviewMessages.author, 'shop'))
    await inner.db
      .update(reviewMessages)
      .set({ message: text })
      .where(and(isReply, eq(reviewMessages.message, before)))
    return review.reviewStatus
  })
