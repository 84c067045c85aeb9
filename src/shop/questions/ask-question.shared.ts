import * as v from 'valibot'
import { calls } from '../../contract/shop-calls.ts'
import type { QuestionForm } from '../../contract/questions.ts'
import { freeze } from '../../client/sync/mutator.ts'
import type { ShopMutator } from '../shop-mutator.shared.ts'

/** A question about a product; `target` is a number of its own, for two questions have nothing to do with each other. */
export interface AskQuestion {
  op: 'question.ask'
  target: string
  body: QuestionForm
}

export const askQuestion: ShopMutator<AskQuestion, never, 'question'> = {
  schema: v.looseObject({ body: v.looseObject({ published_product_id: v.number(), question: v.string() }) }),
  lane: ({ target }) => `q:${target}`,
  request: ({ body }) => freeze(calls.questionCreate, {}, body),
  label: () => 'question',
  icon: 'chat',
  subject: ({ body }) => body.question,
  reasons: { gone: 'productGone' },
}
