import { Question, QuestionForm } from '../questions.ts'
import { customer, done, listOf, shared, type Call } from './call.ts'

/** Questions about a product and their answers. */
export const questionCalls = {
  questions: shared.get('questions/:slug', 'List the answered questions about a product', listOf(Question)),
  questionCreate: customer.post('questions/create', 'Ask about a product; the answer is public', done, {
    body: QuestionForm,
    keyed: true,
  }),
} as const satisfies Record<string, Call>
