import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, reference } from './columns.ts'
import { customers } from './accounts.ts'
import { listings } from './catalogue.ts'

/** Reviews and their comments. */

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    /** Null for reviews that came with the seeded catalogue. */
    customerId: integer('customer_id').references(() => customers.id),
    authorName: text('author_name').notNull(),
    listingId: reference('listing_id', () => listings.id),
    sku: text('sku').notNull(),
    rating: smallint('rating').notNull(),
    comment: text('comment').notNull(),
    adminComment: text('admin_comment'),
    reviewStatus: text('review_status', { enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    /** The last approved text stays public while a newer one is pending. */
    publicComment: text('public_comment'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('reviews_status').on(t.reviewStatus).concurrently(),
    index('reviews_newest').on(t.updatedAt, t.id).concurrently(),
    index('reviews_listing').on(t.listingId, t.reviewStatus),
    uniqueIndex('reviews_once').on(t.customerId, t.listingId, t.sku),
    check('reviews_stars', sql`${t.rating} between 1 and 5`),
  ],
)

/** Pictures and videos of a review, private until the review is approved. */
export const reviewMedia = pgTable(
  'review_media',
  {
    id: id(),
    reviewId: reference('review_id', () => reviews.id),
    /** Name in the file store. */
    file: text('file').notNull().unique(),
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('review_media_review').on(t.reviewId)],
)

/** The conversation about a review, as its author reads it; reasons of a rejection are in it. */
export const reviewMessages = pgTable(
  'review_messages',
  {
    id: id(),
    reviewId: reference('review_id', () => reviews.id),
    author: text('author', { enum: ['customer', 'shop'] }).notNull(),
    message: text('message').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('review_messages_review').on(t.reviewId)],
)
