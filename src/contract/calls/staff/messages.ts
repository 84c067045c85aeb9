import * as v from 'valibot'
import { Id } from '../../entities.ts'
import { required } from '../../forms.ts'
import { ANSWER_MAX, QuestionState } from '../../questions.ts'
import { ReviewMedium, ReviewStatus } from '../../reviews.ts'
import { dataOf, doneWith, operator, staff, type Call } from '../call.ts'
import { list, pageOf, pageQuery } from './page.ts'

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

const reviewChanged = doneWith(ReviewMoved)

/** Moderation. */
export const operatorsReviews = {
  allReviews: list('admin/reviews', 'List reviews, fresh ones first', AdminReview),
  reviewApprove: operator.post('admin/reviews/:id/approve', 'Make a review public', reviewChanged),
  reviewReject: operator.post(
    'admin/reviews/:id/reject',
    'Reject a review; its author reads the reason',
    reviewChanged,
    {
      body: v.object({ reason: required('Reason is required', 2000) }),
    },
  ),
  reviewReply: operator.post('admin/reviews/:id/reply', 'Answer a review in public', reviewChanged, {
    body: v.object({ text: required('Text is required', 2000) }),
  }),
} as const satisfies Record<string, Call>

export const AdminQuestion = v.object({
  id: Id,
  state: QuestionState,
  question: v.string(),
  answer: v.nullable(v.string()),
  customer_id: Id,
  customer_name: v.string(),
  published_product_id: Id,
  title: v.string(),
  created_at: v.string(),
})
export type AdminQuestion = v.InferOutput<typeof AdminQuestion>

const QuestionMoved = v.object({ id: Id, state: QuestionState })
export type QuestionMoved = v.InferOutput<typeof QuestionMoved>

const questionChanged = doneWith(QuestionMoved)

/** What is asked about products. */
export const operatorsQuestions = {
  allQuestions: list('admin/questions', 'List questions, fresh ones first', AdminQuestion),
  questionAnswer: operator.post(
    'admin/questions/:id/answer',
    'Answer a question; both are public then',
    questionChanged,
    {
      body: v.object({ text: required('Text is required', ANSWER_MAX) }),
    },
  ),
  questionReject: operator.post(
    'admin/questions/:id/reject',
    'Show a question to nobody, also an answered one',
    questionChanged,
  ),
} as const satisfies Record<string, Call>

/** What was written about something the shop sells. A shop reads what is public, the operator's own people all. */
const ofShop = { seller_id: Id, shop_name: v.string() }

const DeskReview = v.object({ ...AdminReview.entries, ...ofShop })
export type DeskReview = v.InferOutput<typeof DeskReview>

const DeskQuestion = v.object({ ...AdminQuestion.entries, ...ofShop })
export type DeskQuestion = v.InferOutput<typeof DeskQuestion>

const REPLY_MAX = 2000

const reviewMoved = dataOf(v.object({ id: Id, review_status: ReviewStatus }))

const questionMoved = dataOf(v.object({ id: Id, state: QuestionState }))

const rules = { may: 'messages', keyed: true } as const

const moderation = { ...rules, ofOperator: true } as const

/** Reviews and questions. */
export const deskMessages = {
  deskReviews: staff.get('desk/reviews', 'List reviews, fresh ones first', pageOf(DeskReview), {
    may: 'messages',
    query: pageQuery(['unanswered', 'pending']),
  }),
  deskReviewReply: staff.post('desk/reviews/:id/reply', 'Answer a review in public, or mend the answer', reviewMoved, {
    ...rules,
    body: v.object({ text: required('Write an answer', REPLY_MAX) }),
  }),
  deskReviewApprove: staff.post('desk/reviews/:id/approve', 'Make a review public', reviewMoved, moderation),
  deskReviewReject: staff.post('desk/reviews/:id/reject', 'Reject a review; its author reads why', reviewMoved, {
    ...moderation,
    body: v.object({ reason: required('Say why', REPLY_MAX) }),
  }),
  deskQuestions: staff.get('desk/questions', 'List questions, fresh ones first', pageOf(DeskQuestion), {
    may: 'messages',
    query: pageQuery(['waiting', 'answered', 'rejected']),
  }),
  deskQuestionAnswer: staff.post(
    'desk/questions/:id/answer',
    'Answer a question, or mend the answer; both are public then',
    questionMoved,
    { ...rules, body: v.object({ text: required('Write an answer', ANSWER_MAX) }) },
  ),
  deskQuestionReject: staff.post(
    'desk/questions/:id/reject',
    'Show a question to nobody, also an answered one',
    questionMoved,
    moderation,
  ),
} as const satisfies Record<string, Call>
