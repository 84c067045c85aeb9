import { answers } from '../../../src/contract/answers.ts'
import { askQuestion, listQuestions } from '../../shop/questions/questions.ts'
import { data, done, type Handlers } from '../rpc/handler-types.ts'

export const questionCalls = {
  questions: async ({ shop, params }) => data(await listQuestions(shop, params.slug)),
  questionCreate: async ({ shop, caller, body }) => {
    await askQuestion(shop, caller.id, body)
    return done(answers.questionSent)
  },
} satisfies Handlers
