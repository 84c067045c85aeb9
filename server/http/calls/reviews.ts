import { answers } from '../../../src/contract/answers.ts'
import { reviewThreads } from '../../shop/reviews/review-threads.ts'
import { postReview } from '../../shop/reviews/reviews.ts'
import { data, done, idOf, type Handlers } from '../rpc/handler-types.ts'

export const reviewCalls = {
  comments: async ({ shop, caller, params, query }) =>
    data(
      await reviewThreads(shop, {
        customerId: caller.id,
        listingId: idOf(params.publishedProductId, answers.productNotFound),
        sku: query.sku,
      }),
    ),
  reviewCreate: async ({ shop, caller, body, files }) => ({
    ...done(answers.reviewSent),
    data: { review_status: await postReview(shop, caller.id, body, files) },
  }),
} satisfies Handlers
