import * as v from 'valibot'
import { Id } from '../../entities.ts'
import { required } from '../../text-fields.ts'
import { ANSWER_MAX, QuestionState } from '../../questions.ts'
import { dataOf, staff, type Call } from '../call.ts'
import { pageOf, pageQuery } from './page.ts'

const DeskQuestion = v.object({
  id: Id,
  state: QuestionState,
  question: v.string(),
  answer: v.nullable(v.string()),
  customer_id: Id,
  customer_name: v.string(),
  published_product_id: Id,
  title: v.string(),
  created_at: v.string(),
  seller_id: Id,
  shop_name: v.string(),
})
export type DeskQuestion = v.InferOutput<typeof DeskQuestion>

const QuestionMoved = v.object({ id: Id, state: QuestionState })
export type QuestionMoved = v.InferOutput<typeof QuestionMoved>

const moved = dataOf(QuestionMoved)
const rules = { may: 'messages', keyed: true } as const

export const staffQuestions = {
  deskQuestions: staff.get('desk/questions', 'List questions, fresh ones first', pageOf(DeskQuestion), {
    may: 'messages',
    alias: 'admin/questions',
    query: pageQuery(['waiting', 'answered', 'rejected']),
  }),
  deskQuestionAnswer: staff.post('desk/questions/:id/answer', 'Answer a question; both are public then', moved, {
    ...rules,
    alias: 'admin/questions/:id/answer',
    body: v.object({ text: required('Write an answer', ANSWER_MAX) }),
  }),
  deskQuestionReject: staff.post(
    'desk/questions/:id/reject',
    'Show a question to nobody, also an answered one',
    moved,
    { ...rules, ofOperator: true, alias: 'admin/questions/:id/reject' },
  ),
} as const satisfies Record<string, Call>
