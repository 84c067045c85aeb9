import { and, desc, eq, sql } from 'drizzle-orm'
import type { ReviewSummary } from '../../../src/contract/reviews.ts'
import { isOneOf } from '../../db/database.ts'
import { orderItems, orders, reviews } from '../../db/schema.ts'
import { findListing } from '../catalogue/product-page.ts'
import { isPublic, oneDecimal } from '../catalogue/ratings.ts'
import type { ShopContext } from '../core/context.ts'
import { listingsRead } from '../core/read-listings.ts'
import { wire } from '../core/wire.ts'
import { mediaOf } from './review-threads.ts'

const REVIEWS_MAX = 200

/** `Ramesh Kumar Yadav` → `Ramesh Y.`: reviews are public. */
export const publicName = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const initial = [...(others.at(-1) ?? '')][0]
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`
}

/** Those of the reviews whose author was delivered that very pack of that seller. */
const deliveredTo = async ({ db }: ShopContext, reviewIds: number[]): Promise<Set<number>> => {
  const rows = await db
    .selectDistinct({ id: reviews.id })
    .from(reviews)
    .innerJoin(orders, eq(orders.customerId, reviews.customerId))
    .innerJoin(
      orderItems,
      and(
        eq(orderItems.orderId, orders.id),
        eq(orderItems.listingId, reviews.listingId),
        eq(orderItems.sku, reviews.sku),
        eq(orderItems.itemStatus, 'delivered'),
      ),
    )
    .where(isOneOf(reviews.id, reviewIds))
  return new Set(rows.map(({ id }) => id))
}

/** Approved reviews of a product, newest first, and what they add up to. */
export const reviewSummary = async (shop: ShopContext, slug: string): Promise<ReviewSummary> => {
  const { listing } = await findListing(shop, slug)
  listingsRead([listing.id])
  const ofListing = and(eq(reviews.listingId, listing.id), isPublic)
  const stars = await shop.db
    .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(ofListing)
    .groupBy(reviews.rating)
  const rows = await shop.db.select().from(reviews).where(ofListing).orderBy(desc(reviews.updatedAt)).limit(REVIEWS_MAX)
  const ids = rows.map(({ id }) => id)
  const media = await mediaOf(shop, ids, 'public')
  const delivered = await deliveredTo(shop, ids)
  const countOf = (star: number): number => stars.find(({ rating }) => rating === star)?.count ?? 0
  const reviewsCount = stars.reduce((sum, { count }) => sum + count, 0)
  const points = stars.reduce((sum, { rating, count }) => sum + rating * count, 0)
  return {
    avgRating: reviewsCount === 0 ? 0 : oneDecimal(points / reviewsCount),
    reviewsCount,
    ratingsDistribution: { 1: countOf(1), 2: countOf(2), 3: countOf(3), 4: countOf(4), 5: countOf(5) },
    user_reviews: rows.map((row) => ({
      ...wire(row),
      comment: row.publicComment ?? row.comment,
      media: media(row.id),
      verified: delivered.has(row.id),
      // Whoever has erased the account has no name here.
      user: { name: publicName(row.authorName) || 'A customer' },
    })),
  }
}
