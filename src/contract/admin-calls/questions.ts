import * as v from 'valibot'
import { Id } from '../entities.ts'
import { required } from '../forms.ts'
import { ANSWER_MAX, QuestionState } from '../questions.ts'
import { doneWith, operator, type Call } from '../calls/call.ts'
import { list } from './page.ts'

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

const moved = doneWith(QuestionMoved)

/** What is asked about products. */
export const operatorsQuestions = {
  questions: list('admin/questions', 'List questions, fresh ones first', AdminQuestion),
  questionAnswer: operator.post('admin/questions/:id/answer', 'Answer a question; both are public then', moved, {
    body: v.object({ text: required('Text is required', ANSWER_MAX) }),
  }),
  questionReject: operator.post('admin/questions/:id/reject', 'Show a question to nobody, also an answered one', moved),
} as const satisfies Record<string, Call>
