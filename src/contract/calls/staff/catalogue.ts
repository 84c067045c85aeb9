import * as v from 'valibot'
import { LISTING_PICTURES_MAX } from '../../constants.ts'
import { Id, Variant } from '../../entities.ts'
import { required } from '../../forms.ts'
import { LANGUAGES } from '../../languages.ts'
import { dataOf, doneWith, listOf, operator, staff, type Call } from '../call.ts'

/** Rupees; dearer than any tractor, and its paise fit the column. */
const Price = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000))

export const VariantChange = v.object({
  price: v.optional(Price),
  selling_price: v.optional(Price),
  /** What may be sold from now on, beside what open orders hold already. */
  stock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
  /** Pieces that came or went, counted from what is there now. */
  add: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000))),
  /** Why the stock is another one; needed with `add`. */
  reason: v.optional(required('Say why', 500)),
  cod: v.optional(v.picklist([0, 1])),
})
export type VariantChange = v.InferOutput<typeof VariantChange>

const Counted = v.object({ added: v.number(), changed: v.number(), unchanged: v.number() })

/** A photograph in the shop: the name it is stored under, and the SHA-256 of the file that it was made from. */
export const StoredPicture = v.object({
  file: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}\.webp$/, 'A picture is named by its file')),
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'A digest is a SHA-256 in hex')),
})
export type StoredPicture = v.InferOutput<typeof StoredPicture>

/** What an import came to. Rows are those of the file without its heading. */
export const ImportReport = v.object({
  rows: v.number(),
  products: Counted,
  variants: Counted,
  /** Packs of the file that name no stock or no list price: these stay as they are; a new pack begins with no stock. */
  packs_without: v.object({ stock: v.number(), list_price: v.number() }),
  bad_rows: v.number(),
  /** Every bad row, up to a cap: its line in the file, counted from 1, and the field that is to blame. */
  bad: v.array(v.object({ line: v.number(), handle: v.string(), field: v.string(), reason: v.string() })),
  /** The picture files that the products name, and the pictures that each has already; only when asked for. */
  pictures: v.optional(
    v.array(
      v.object({
        listing_id: Id,
        handle: v.string(),
        names: v.array(v.object({ line: v.number(), name: v.string() })),
        stored: v.array(StoredPicture),
      }),
    ),
  ),
})
export type ImportReport = v.InferOutput<typeof ImportReport>

const ListingMoved = v.object({ id: Id, title: v.string(), published: v.boolean() })
export type ListingMoved = v.InferOutput<typeof ListingMoved>

const moved = doneWith(ListingMoved)

/** What a listing is called, in English first. */
const ListingText = v.object({ language: v.picklist(LANGUAGES), title: v.string(), short_description: v.string() })
export type ListingText = v.InferOutput<typeof ListingText>

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

/** Prices and stock, and takedown. */
export const staffCatalogue = {
  variantSet: operator.put(
    'admin/variants/:sku',
    'Change price, stock or cash on delivery of a variant',
    doneWith(Variant),
    { body: VariantChange },
  ),
  listingPublish: operator.post('admin/listings/:id/publish', 'Show a listing in the shop again', moved),
  listingUnpublish: operator.post(
    'admin/listings/:id/unpublish',
    'Take a listing off the shop; an import does not bring it back',
    moved,
  ),
  listingTexts: operator.get(
    'admin/listings/:id/texts',
    'Read what a listing is called in each language',
    listOf(ListingText),
  ),

  // The import of a whole catalogue.
  // Not keyed, for it is worked on while it arrives: of the same file a second time nothing is new.
  deskImport: staff.post(
    'desk/catalogue',
    'Import products from a CSV file as Shopify exports it',
    dataOf(ImportReport),
    {
      may: 'shop',
      ofOperator: true,
      alias: 'admin/catalogue',
      stream: 'text/csv',
      query: v.object({ pictures: v.optional(v.picklist(['1'])) }),
    },
  ),

  // Photographs of what sellers offer; the listing is named by its id or by a sku.
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
