import * as v from 'valibot'
import { AdminQuestion } from '../admin-calls/questions.ts'
import { AdminReview } from '../admin-calls/reviews.ts'
import { dataOf, staff, type Call } from '../calls/call.ts'
import { Id } from '../entities.ts'
import { required } from '../forms.ts'
import { ANSWER_MAX, QuestionState } from '../questions.ts'
import { ReviewStatus } from '../reviews.ts'
import { pageOf, pageQuery } from './page.ts'

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
