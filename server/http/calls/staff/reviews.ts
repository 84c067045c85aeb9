import {
  approveReview,
  listReviews,
  putReviewBack,
  rejectReview,
  replyOnce,
  replyToReview,
  takeReviewBack,
} from '../../../shop/reviews/moderation.ts'
import { changed, listed, idOf, type Handlers } from '../../rpc/handler-types.ts'

const review = (id: string): number => idOf(id, 'There is no such review')

export const staffReviewCalls = {
  deskReviews: ({ shop, caller, query }) => listed(listReviews(shop, caller, query)),
  deskReviewReply: ({ shop, caller, params, body }) =>
    changed(replyOnce(shop, caller, review(params.id), body.text), 'The answer is written down'),
  reviewReply: ({ shop, params, body }) =>
    changed(replyToReview(shop, review(params.id), body.text), 'The answer is written down'),
  deskReviewApprove: ({ shop, params, query }) =>
    changed(approveReview(shop, review(params.id), query.updated_at), 'The review is public'),
  deskReviewReject: ({ shop, params, body }) =>
    changed(rejectReview(shop, review(params.id), body.reason), 'The review is rejected'),
  deskReviewTakeBack: ({ shop, params, body }) =>
    changed(takeReviewBack(shop, review(params.id), body.reason), 'The review is taken back'),
  deskReviewPutBack: ({ shop, params, query }) =>
    changed(putReviewBack(shop, review(params.id), query.updated_at), 'The review is public'),
} satisfies Handlers
