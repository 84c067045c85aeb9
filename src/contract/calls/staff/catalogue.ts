import * as v from 'valibot'
import { LISTING_PICTURES_MAX } from '../../constants.ts'
import { Id, Variant } from '../../entities.ts'
import { required } from '../../text-fields.ts'
import { dataOf, doneWith, staff, type Call } from '../call.ts'

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

const rules = { may: 'shop', ofOperator: true } as const

/** What only the operator does with the goods of any seller: whole prices and stock, an import, photographs. */
export const staffCatalogue = {
  deskVariantSet: staff.put(
    'desk/variants/:sku',
    'Change price, stock or cash on delivery of a variant',
    doneWith(Variant),
    { may: 'prices', ofOperator: true, keyed: true, alias: 'admin/variants/:sku', body: VariantChange },
  ),

  // The import of a whole catalogue.
  // Not keyed, for it is worked on while it arrives: of the same file a second time nothing is new.
  deskImport: staff.post(
    'desk/catalogue',
    'Import products from a CSV file as Shopify exports it',
    dataOf(ImportReport),
    {
      ...rules,
      alias: 'admin/catalogue',
      stream: 'text/csv',
      query: v.object({ pictures: v.optional(v.picklist(['1'])) }),
    },
  ),

  // Photographs of what sellers offer; the listing is named by its id or by a sku.
  deskPictureKeep: staff.post(
    'desk/product-pictures',
    'Keep a picture for a product; it is shown once a listing names it',
    doneWith(StoredPicture),
    { ...rules, alias: 'admin/product-pictures', stream: 'application/octet-stream' },
  ),
  deskPictures: staff.get(
    'desk/products/:listing/pictures',
    'List the pictures of a listing',
    dataOf(ListingPictures),
    { ...rules, alias: 'admin/listings/:listing/pictures' },
  ),
  deskPicturesSet: staff.put(
    'desk/products/:listing/pictures',
    'Set the pictures of a listing, in their order',
    doneWith(ListingPictures),
    // Not keyed: the same a second time is no change, and the file store is asked outside of a transaction.
    { ...rules, alias: 'admin/listings/:listing/pictures', body: PicturesChange },
  ),
} as const satisfies Record<string, Call>
