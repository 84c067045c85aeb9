import { isFailure } from '../../../client/api/failure.ts'
import type { DeskDraft } from '../../../contract/calls/staff/listings.ts'
import { inWidth, pictureOf, productPicture } from '../../../contract/pictures.ts'
import { useAnswer } from '../../../ui/base/useAnswer.ts'
import { ask } from '../../ask.ts'
import type { ShopPlace } from './usePhotograph.ts'

const WIDTH = 320

/** Says where the shop has a photograph of a draft, or of the listing that it changes. */
export const usePictures = (draft: DeskDraft | undefined, listingId: number | null): ((name: string) => ShopPlace) => {
  const { answer } = useAnswer(
    async () => (listingId === null ? undefined : ask('deskListing', { params: { id: String(listingId) } })),
    listingId,
  )
  const listing = answer === undefined || isFailure(answer) ? undefined : answer.data
  return (name) => {
    const sent = draft?.pictures.find(({ id }) => id === name)
    if (sent !== undefined) return { path: inWidth(pictureOf('drafts', sent.file), WIDTH), isPrivate: true }
    const stands = listing?.form.pictures.find(({ id }) => id === name)
    if (listing === undefined || stands === undefined) return undefined
    return { path: productPicture(listing.product_id, stands.file, WIDTH), isPrivate: false }
  }
}
