import * as v from 'valibot'
import { Id } from '../entities.ts'
import { ReviewMedium, ReviewStatus } from '../reviews.ts'
import { required } from '../forms.ts'
import { operator, doneWith, type Call } from '../calls/call.ts'
import { list } from './page.ts'

export const AdminReview = v.object({
  id: Id,
  review_status: ReviewStatus,
  rating: v.number(),
  comment: v.string(),
  admin_comment: v.nullable(v.string()),
  /** Null for what came with the catalogue. */
  customer_id: v.nullable(Id),
  customer_name: v.string(),
  published_product_id: Id,
  sku: v.string(),
  title: v.string(),
  media: v.array(ReviewMedium),
  updated_at: v.string(),
})
export type AdminReview = v.InferOutput<typeof AdminReview>
const ReviewMoved = v.object({ id: Id, review_status: ReviewStatus })
export type ReviewMoved = v.InferOutput<typeof ReviewMoved>

const moved = doneWith(ReviewMoved)

/** Moderation. */
export const operatorsReviews = {
  reviews: list('admin/reviews', 'List reviews, fresh ones first', AdminReview),
  reviewApprove: operator.post('admin/reviews/:id/approve', 'Make a review public', moved),
  reviewReject: operator.post('admin/reviews/:id/reject', 'Reject a review; its author reads the reason', moved, {
    body: v.object({ reason: required('Reason is required', 2000) }),
  }),
  reviewReply: operator.post('admin/reviews/:id/reply', 'Answer a review in public', moved, {
    body: v.object({ text: required('Text is required', 2000) }),
  }),
} as const satisfies Record<string, Call>
