import type { deskMessages } from '../../../../src/contract/calls/staff/messages.ts'
import { answerQuestion, rejectQuestion } from '../../../shop/questions/moderation.ts'
import { listOwnQuestions, listOwnReviews, replyToOwn } from '../../../shop/reviews/desk-messages.ts'
import { approveReview, rejectReview } from '../../../shop/reviews/moderation.ts'
import { data, type AllHandlers } from '../../rpc/handler-types.ts'
import { idOf } from '../../rpc/ids.ts'

const review = (id: string): number => idOf(id, 'There is no such review')
const question = (id: string): number => idOf(id, 'There is no such question')

export const messagesHandlers: Pick<AllHandlers, keyof typeof deskMessages> = {
  deskReviews: async ({ shop, caller, query }) => ({ status: true, ...(await listOwnReviews(shop, caller, query)) }),
  deskReviewReply: async ({ shop, caller, params, body }) =>
    data(await replyToOwn(shop, caller, review(params.id), body.text)),
  deskReviewApprove: async ({ shop, params }) => data(await approveReview(shop, review(params.id))),
  deskReviewReject: async ({ shop, params, body }) => data(await rejectReview(shop, review(params.id), body.reason)),
  deskQuestions: async ({ shop, caller, query }) => ({
    status: true,
    ...(await listOwnQuestions(shop, caller, query)),
  }),
  deskQuestionAnswer: async ({ shop, caller, params, body }) =>
    data(await answerQuestion(shop, question(params.id), body.text, caller)),
  deskQuestionReject: async ({ shop, params }) => data(await rejectQuestion(shop, question(params.id))),
}
