import * as v from 'valibot'
import * as e from '../entities.ts'
import * as f from '../forms.ts'
import { ReviewStatus, ReviewThread } from '../reviews.ts'
import { customer, doneWith, listOf, word, type Call } from './call.ts'

/** Of a product in several packs each pack has its own review. */
const ThreadQuery = v.object({ sku: v.optional(word) })

/** The caller's own reviews. */
export const reviewCalls = {
  deliveredProducts: customer.get('order/get-delivered-product', {
    answer: listOf(e.DeliveredProduct),
    summary: 'List delivered products to review',
  }),
  comments: customer.get('view-comments/:publishedProductId', {
    query: ThreadQuery,
    answer: listOf(ReviewThread),
    summary: "Read the caller's own review thread",
  }),
  reviewCreate: customer.post('product-review', {
    multipart: 'review_images',
    fields: f.ReviewForm,
    keyed: true,
    answer: doneWith(v.object({ review_status: ReviewStatus })),
    summary: 'Review a delivered product',
  }),
} as const satisfies Record<string, Call>
