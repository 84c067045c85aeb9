import type { OrderItem } from '../../contract/entities.ts'

type Reviewed = Pick<OrderItem, 'published_product_id' | 'sku'>

/** The page on which an ordered pack is reviewed, for the first time or again. */
export const reviewPath = ({ published_product_id, sku }: Reviewed, isNewReview: boolean): string =>
  `/product-review?${new URLSearchParams({
    published_product_id: String(published_product_id),
    sku,
    isNewReview: String(isNewReview),
  }).toString()}`
