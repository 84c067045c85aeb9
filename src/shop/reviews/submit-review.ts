import { callApi } from '../../client/api/call.ts'
import { resizeImage } from '../../ui/upload/resize-image.ts'

export interface ReviewSubmission {
  listingId: number
  sku: string
  rating: number | null
  comment: string
  files: readonly File[]
}

/** Sends a review or a comment with its files; the same `key` makes a repetition the same review. */
export const submitReview = async ({ listingId, sku, rating, comment, files }: ReviewSubmission, key: string) => {
  const form = new FormData()
  form.set('published_product_id', String(listingId))
  form.set('sku', sku)
  form.set('rating', rating === null ? '' : String(rating))
  form.set('comment', comment)
  for (const [place, file] of files.entries()) form.set(`review_images[${place}]`, await resizeImage(file))
  return callApi('reviewCreate', { form, key })
}
