import { answers } from '../../../src/contract/answers.ts'
import { askQuestion, listQuestions } from '../../shop/questions/questions.ts'
import { answerQuestion, listOwnQuestions, rejectQuestion } from '../../shop/questions/moderation.ts'
import { changed, data, done, listed, type Handlers } from '../rpc/handler-types.ts'
import { idOf } from '../rpc/ids.ts'

const question = (id: string): number => idOf(id, 'There is no such question')

export const questionCalls = {
  questions: async ({ shop, params }) => data(await listQuestions(shop, params.slug)),
  questionCreate: async ({ shop, caller, body }) => {
    await askQuestion(shop, caller.id, body)
    return done(answers.questionSent)
  },
  deskQuestions: ({ shop, caller, query }) => listed(listOwnQuestions(shop, caller, query)),
  deskQuestionAnswer: ({ shop, caller, params, body }) =>
    changed(answerQuestion(shop, caller, question(params.id), body.text), 'The question and its answer are public'),
  deskQuestionReject: ({ shop, params }) =>
    changed(rejectQuestion(shop, question(params.id)), 'The question is shown to nobody'),
} satisfies Handlers
