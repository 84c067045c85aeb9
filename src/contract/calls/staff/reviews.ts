import * as v from 'valibot'
import { Id, Timestamp } from '../../entities.ts'
import { required } from '../../text-fields.ts'
import { ReviewMedium, ReviewStatus } from '../../reviews.ts'
import { dataOf, operator, staff, type Call } from '../call.ts'
import { pageOf, pageQuery } from './page.ts'

/** What was written about something the shop sells. A shop reads what is public, the operator's own people all. */
const DeskReview = v.object({
  id: Id,
  review_status: ReviewStatus,
  /** Whether everybody reads it, or an older text of it. */
  is_public: v.optional(v.boolean(), false),
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
  seller_id: Id,
  shop_name: v.string(),
})
export type DeskReview = v.InferOutput<typeof DeskReview>

const ReviewMoved = v.object({ id: Id, review_status: ReviewStatus })
export type ReviewMoved = v.InferOutput<typeof ReviewMoved>

const REPLY_MAX = 2000
const moved = dataOf(ReviewMoved)
const rules = { may: 'messages', keyed: true } as const
const moderation = { ...rules, ofOperator: true } as const
/** With the moment of what was looked at another version is refused. */
const publishing = { ...moderation, query: v.object({ updated_at: v.optional(Timestamp) }) } as const

export const staffReviews = {
  deskReviews: staff.get('desk/reviews', 'List reviews, fresh ones first', pageOf(DeskReview), {
    may: 'messages',
    alias: 'admin/reviews',
    query: pageQuery(['unanswered', 'pending']),
  }),
  deskReviewReply: staff.post('desk/reviews/:id/reply', 'Answer a review in public, or mend the answer', moved, {
    ...rules,
    body: v.object({ text: required('Write an answer', REPLY_MAX) }),
  }),
  deskReviewApprove: staff.post('desk/reviews/:id/approve', 'Make a review public', moved, {
    ...publishing,
    alias: 'admin/reviews/:id/approve',
  }),
  deskReviewReject: staff.post('desk/reviews/:id/reject', 'Reject a review; its author reads the reason', moved, {
    ...moderation,
    alias: 'admin/reviews/:id/reject',
    body: v.object({ reason: required('Say why', REPLY_MAX) }),
  }),
  deskReviewTakeBack: staff.post(
    'desk/reviews/:id/take-back',
    'Take what is public off the shop; its author reads the reason',
    moved,
    { ...moderation, body: v.object({ reason: required('Say why', REPLY_MAX) }) },
  ),
  deskReviewPutBack: staff.post(
    'desk/reviews/:id/put-back',
    'Make a rejected review public after all',
    moved,
    publishing,
  ),
  // Not the desk's reply: given anew it is another one, and it may be given before the review is public.
  reviewReply: operator.post('admin/reviews/:id/reply', 'Answer a review in public', moved, {
    body: v.object({ text: required('Text is required', REPLY_MAX) }),
  }),
} as const satisfies Record<string, Call>
