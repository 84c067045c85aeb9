import { callApi } from '../../offline/call.ts'
import { shrunk } from './shrink.ts'

export interface Posted {
  listingId: number
  sku: string
  rating: number | null
  comment: string
  files: readonly File[]
}

/** Sends a review or a comment with its files; the same `key` makes a repetition the same review. */
export const postReview = async ({ listingId, sku, rating, comment, files }: Posted, key: string) => {
  const form = new FormData()
  form.set('published_product_id', String(listingId))
  form.set('sku', sku)
  form.set('rating', rating === null ? '' : String(rating))
  form.set('comment', comment)
  for (const [place, file] of files.entries()) form.set(`review_images[${place}]`, await shrunk(file))
  return callApi('reviewCreate', { form, key })
}
