import * as v from 'valibot'
import { LISTING_PICTURES_MAX } from '../../constants.ts'
import { Id } from '../../entities.ts'
import { dataOf, doneWith, operator, type Call } from '../call.ts'

/** A photograph in the shop: the name it is stored under, and the SHA-256 of the file that it was made from. */
export const StoredPicture = v.object({
  file: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}\.webp$/, 'A picture is named by its file')),
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'A digest is a SHA-256 in hex')),
})
export type StoredPicture = v.InferOutput<typeof StoredPicture>

const ListingPictures = v.object({
  listing_id: Id,
  product_id: Id,
  title: v.string(),
  pictures: v.array(StoredPicture),
})
export type ListingPictures = v.InferOutput<typeof ListingPictures>

const PicturesChange = v.object({
  pictures: v.pipe(
    v.array(StoredPicture),
    v.maxLength(LISTING_PICTURES_MAX, `A product has at most ${LISTING_PICTURES_MAX} pictures`),
  ),
})

/** Photographs of what sellers offer; the listing is named by its id or by a sku. */
export const operatorPictures = {
  pictureUpload: operator.post(
    'admin/product-pictures',
    'Keep a picture for a product; it is shown once a listing names it',
    doneWith(v.object({ file: v.string() })),
    { stream: 'application/octet-stream' },
  ),
  listingPictures: operator.get(
    'admin/listings/:listing/pictures',
    'List the pictures of a listing',
    dataOf(ListingPictures),
  ),
  listingPicturesSet: operator.put(
    'admin/listings/:listing/pictures',
    'Set the pictures of a listing, in their order',
    doneWith(ListingPictures),
    { body: PicturesChange },
  ),
} as const satisfies Record<string, Call>
