import * as v from 'valibot'
import { Id, Timestamp } from './entities.ts'
import { required } from './text-fields.ts'
import { fieldMessages } from './field-messages.ts'

export const QUESTION_MAX = 300
export const ANSWER_MAX = 1000

/** What is asked about a listing. Whatever stands in it is text. */
export const QuestionForm = v.object({
  published_product_id: Id,
  question: v.pipe(required(fieldMessages.questionRequired, QUESTION_MAX), v.minLength(5, fieldMessages.questionShort)),
})
export type QuestionForm = v.InferOutput<typeof QuestionForm>

/** A question as everybody reads it, with the shop's answer. */
export const Question = v.object({
  id: Id,
  question: v.string(),
  answer: v.string(),
  answered_at: Timestamp,
  /** First name and initial. */
  user: v.object({ name: v.string() }),
})
export type Question = v.InferOutput<typeof Question>

export const QuestionState = v.picklist(['waiting', 'answered', 'rejected'])
