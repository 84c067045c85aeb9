import * as v from 'valibot'
import { REVIEW_STATUSES } from './constants.ts'
import { Id, Timestamp } from './entities.ts'

/** Reviews as everybody reads them, and as their author does. */

export const ReviewMedium = v.object({ id: Id, file_path: v.string(), file: v.string() })
export type ReviewMedium = v.InferOutput<typeof ReviewMedium>

const UserReview = v.object({
  id: Id,
  rating: v.number(),
  comment: v.string(),
  admin_comment: v.nullable(v.string()),
  updated_at: Timestamp,
  /** Pictures and films that were approved with it. */
  media: v.optional(v.array(ReviewMedium), []),
  user: v.object({ name: v.string() }),
  /** This very pack was delivered to whoever wrote it. */
  verified: v.optional(v.boolean(), false),
})

export const ReviewSummary = v.object({
  avgRating: v.number(),
  reviewsCount: v.number(),
  ratingsDistribution: v.record(v.picklist(['1', '2', '3', '4', '5']), v.number()),
  user_reviews: v.array(UserReview),
})
export type ReviewSummary = v.InferOutput<typeof ReviewSummary>

export const ReviewStatus = v.picklist(REVIEW_STATUSES)

/** The caller's own thread with the shop about one pack of a product. */
export const ReviewThread = v.object({
  sku: v.string(),
  rating: v.number(),
  comment: v.string(),
  admin_comment: v.nullable(v.string()),
  updated_at: Timestamp,
  review_status: ReviewStatus,
  /** Whether the stars may be set: not once they are public. */
  posting_allowed: v.boolean(),
  conversation: v.array(v.object({ date: Timestamp, from: v.picklist(['user', 'other']), message: v.string() })),
  media: v.array(ReviewMedium),
})
export type ReviewThread = v.InferOutput<typeof ReviewThread>
