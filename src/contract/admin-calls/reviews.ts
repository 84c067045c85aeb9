import * as v from 'valibot'
import { Id } from '../entities.ts'
import { ReviewMedium, ReviewStatus } from '../reviews.ts'
import { operator, doneWith, type Call } from '../calls/call.ts'
import { PageQuery, pageOf } from './page.ts'

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

const Words = (message: string) => v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(2000))

/** Moderation. */
export const operatorsReviews = {
  reviews: operator.get('admin/reviews', {
    query: PageQuery,
    answer: pageOf(AdminReview),
    summary: 'List reviews, fresh ones first',
  }),
  reviewApprove: operator.post('admin/reviews/:id/approve', {
    answer: doneWith(ReviewMoved),
    summary: 'Make a review public',
  }),
  reviewReject: operator.post('admin/reviews/:id/reject', {
    body: v.object({ reason: Words('Reason is required') }),
    answer: doneWith(ReviewMoved),
    summary: 'Reject a review; its author reads the reason',
  }),
  reviewReply: operator.post('admin/reviews/:id/reply', {
    body: v.object({ text: Words('Text is required') }),
    answer: doneWith(ReviewMoved),
    summary: 'Answer a review in public',
  }),
} as const satisfies Record<string, Call>
