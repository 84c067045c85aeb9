import * as v from 'valibot'
import { ComplaintSubject } from '../../contract/complaints.ts'
import { draftsFor } from './drafts.ts'

/** The forms whose drafts stay on the phone. Their names are stored there: never change one. */

const ReviewDraft = v.object({ rating: v.nullable(v.number()), comment: v.string() })
export type ReviewDraft = v.InferOutput<typeof ReviewDraft>

export interface ReviewDraftOf {
  acct: number
  listingId: number
  sku: string
}

export const reviewDrafts = draftsFor<ReviewDraftOf, ReviewDraft>(
  ReviewDraft,
  ({ listingId, sku }) => `review:${listingId}:${sku}`,
  ({ rating, comment }) => rating === null && comment === '',
)

/** One question for each product. */
export interface QuestionDraftOf {
  acct: number
  listingId: number
}

export const questionDrafts = draftsFor<QuestionDraftOf, { question: string }>(
  v.object({ question: v.string() }),
  ({ listingId }) => `question:${listingId}`,
  ({ question }) => question === '',
)

const ComplaintDraft = v.object({
  subject: ComplaintSubject,
  order_id: v.string(),
  complaint: v.string(),
  /** Under which these very words were sent, while the answer is unknown. */
  key: v.optional(v.string()),
})
export type ComplaintDraft = v.InferOutput<typeof ComplaintDraft>

export const complaintDrafts = draftsFor<{ acct: number }, ComplaintDraft>(
  ComplaintDraft,
  () => 'complaint',
  ({ complaint }) => complaint === '',
)

/** What was typed into a form of the shop, a value for each of its fields. */
export const formDrafts = draftsFor<{ acct: number; form: string }, { values: Record<string, unknown> }>(
  v.object({ values: v.record(v.string(), v.unknown()) }),
  ({ form }) => `form:${form}`,
  ({ values }) => Object.keys(values).length === 0,
)
