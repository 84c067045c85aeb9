interface Reviewed {
  published_product_id: number
  sku: string
}

/** Where an ordered pack is reviewed, anew or once more (spec 2.10). */
export const reviewPath = ({ published_product_id, sku }: Reviewed, isNewReview: boolean): string =>
  `/product-review?${new URLSearchParams({
    published_product_id: String(published_product_id),
    sku,
    isNewReview: String(isNewReview),
  }).toString()}`
