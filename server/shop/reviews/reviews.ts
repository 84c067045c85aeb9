import { and, eq } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { REVIEW_FILES_MAX } from '../../../src/contract/constants.ts'
import type { ReviewForm } from '../../../src/contract/forms.ts'
import { messages } from '../../../src/contract/messages.ts'
import { customers, orderItems, orders, reviewMedia, reviewMessages, reviews } from '../../db/schema.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'
import { releaseFiles } from '../uploads/release-files.ts'

type Review = typeof reviews.$inferSelect

/** The stars may be set until a review is public; afterwards only comments are added. */
export const canReview = ({ reviewStatus, publicComment }: Pick<Review, 'reviewStatus' | 'publicComment'>): boolean =>
  reviewStatus === 'rejected' && publicComment === null

const awaitingApproval = () => new Refusal('NOT_ALLOWED_NOW', messages.waitingForApproval)

/** Only what was delivered to the caller may be reviewed; without a form, whether anything was. */
export const checkDelivered = async (
  { db }: ShopContext,
  customerId: number,
  form?: Pick<ReviewForm, 'published_product_id' | 'sku'>,
): Promise<void> => {
  const [item] = await db
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orders.customerId, customerId),
        form && eq(orderItems.listingId, form.published_product_id),
        form && eq(orderItems.sku, form.sku),
        eq(orderItems.itemStatus, 'delivered'),
      ),
    )
    .limit(1)
  if (item === undefined) throw new Refusal('FORBIDDEN', answers.reviewOnceDelivered)
}

const addFirst = async ({ db, clock }: ShopContext, customerId: number, form: ReviewForm): Promise<Review> => {
  if (form.rating === null) throw invalid({ rating: messages.ratingRequired })
  const [customer] = await db.select({ name: customers.name }).from(customers).where(eq(customers.id, customerId))
  const now = clock()
  const [added] = await db
    .insert(reviews)
    .values({
      customerId,
      authorName: customer?.name ?? '',
      listingId: form.published_product_id,
      sku: form.sku,
      rating: form.rating,
      comment: form.comment,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  // A concurrent request of the same customer was faster, and its review is pending.
  if (added === undefined) throw awaitingApproval()
  return added
}

/** A rejected review is posted anew, an approved one gets another comment; both are pending again. */
const addLater = async ({ db, clock }: ShopContext, before: Review, form: ReviewForm, isEmpty: boolean) => {
  if (before.reviewStatus === 'pending') throw awaitingApproval()
  const canRate = canReview(before)
  if (isEmpty && !canRate) throw invalid({ comment: messages.commentRequired })
  if (canRate && form.rating === null) throw invalid({ rating: messages.ratingRequired })
  const [after] = await db
    .update(reviews)
    .set({
      reviewStatus: 'pending',
      updatedAt: clock(),
      ...(form.comment === '' ? {} : { comment: form.comment }),
      ...(canRate && form.rating !== null ? { rating: form.rating } : {}),
    })
    .where(eq(reviews.id, before.id))
    .returning()
  return after ?? before
}

const addMedia = async ({ db }: ShopContext, reviewId: number, files: readonly string[]): Promise<void> => {
  if (files.length === 0) return
  const kept = await db.$count(reviewMedia, eq(reviewMedia.reviewId, reviewId))
  if (kept + files.length > REVIEW_FILES_MAX) throw invalid({ review_images: messages.tooManyFiles })
  await db.insert(reviewMedia).values(files.map((file) => ({ reviewId, file })))
}

/**
 * Posts a review or adds a comment to it, which is then pending approval. `files` are stored already. Runs in a
 * transaction: of two concurrent requests the second waits for the first one's row.
 */
export const postReview = async (shop: ShopContext, customerId: number, form: ReviewForm, files: readonly string[]) => {
  await checkDelivered(shop, customerId, form)
  const ofProduct = and(eq(reviews.listingId, form.published_product_id), eq(reviews.sku, form.sku))
  const own = and(eq(reviews.customerId, customerId), ofProduct)
  const [before] = await shop.db.select().from(reviews).where(own).for('update')
  const isEmpty = form.comment === '' && files.length === 0
  const review =
    before === undefined ? await addFirst(shop, customerId, form) : await addLater(shop, before, form, isEmpty)
  // What was rejected counts no more, and gives way to what is sent instead.
  if (before?.reviewStatus === 'rejected' && files.length > 0) {
    const ofReview = eq(reviewMedia.reviewId, review.id)
    await releaseFiles(shop, await shop.db.delete(reviewMedia).where(ofReview).returning())
  }
  await addMedia(shop, review.id, files)
  if (form.comment !== '')
    await shop.db
      .insert(reviewMessages)
      .values({ reviewId: review.id, author: 'customer', message: form.comment, at: shop.clock() })
  return review.reviewStatus
}
