import * as v from 'valibot'
import * as e from '../entities.ts'
import * as f from '../forms.ts'
import { ReviewStatus, ReviewThread } from '../reviews.ts'
import { customer, doneWith, listOf, Reader, word, type Call } from './call.ts'

/** Of a product in several packs each pack has its own review. */
const ThreadQuery = v.object({ sku: v.optional(word) })

/** The caller's own reviews. */
export const reviewCalls = {
  deliveredProducts: customer.get(
    'order/get-delivered-product',
    'List delivered products to review',
    listOf(e.DeliveredProduct),
    { query: Reader },
  ),
  comments: customer.get(
    'view-comments/:publishedProductId',
    "Read the caller's own review thread",
    listOf(ReviewThread),
    { query: ThreadQuery },
  ),
  reviewCreate: customer.post(
    'product-review',
    'Review a delivered product',
    doneWith(v.object({ review_status: ReviewStatus })),
    { multipart: 'review_images', fields: f.ReviewForm, keyed: true },
  ),
} as const satisfies Record<string, Call>
