import { askQuestion, listQuestions } from '../../shop/questions/questions.ts'
import { data, done, type Handlers } from '../rpc/handler-types.ts'

export const questionCalls = {
  questions: async ({ shop, params }) => data(await listQuestions(shop, params.slug)),
  questionCreate: async ({ shop, caller, body }) => {
    await askQuestion(shop, caller.id, body)
    return done('Thank you. Your question is shown here once it is answered.')
  },
} satisfies Handlers
