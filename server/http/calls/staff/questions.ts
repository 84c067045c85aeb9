import { answerQuestion, listOwnQuestions, rejectQuestion } from '../../../shop/questions/moderation.ts'
import { changed, listed, idOf, type Handlers } from '../../rpc/handler-types.ts'

const question = (id: string): number => idOf(id, 'There is no such question')

export const staffQuestionCalls = {
  deskQuestions: ({ shop, caller, query }) => listed(listOwnQuestions(shop, caller, query)),
  deskQuestionAnswer: ({ shop, caller, params, body }) =>
    changed(answerQuestion(shop, caller, question(params.id), body.text), 'The question and its answer are public'),
  deskQuestionReject: ({ shop, params }) =>
    changed(rejectQuestion(shop, question(params.id)), 'The question is shown to nobody'),
} satisfies Handlers
