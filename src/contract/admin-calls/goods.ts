import * as v from 'valibot'
import { Variant } from '../entities.ts'
import type { Call } from '../calls/call.ts'
import { call, doneWith } from '../calls/call.ts'

/** Rupees; dearer than any tractor, and its paise fit the column. */
const Price = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000))

export const VariantChange = v.object({
  price: v.optional(Price),
  selling_price: v.optional(Price),
  /** What may be sold from now on (decision 70). */
  stock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
  cod: v.optional(v.picklist([0, 1])),
})
export type VariantChange = v.InferOutput<typeof VariantChange>

const Counted = v.object({ added: v.number(), changed: v.number(), unchanged: v.number() })
/** What an import came to. Rows are those of the file without its heading. */
export const ImportReport = v.object({
  rows: v.number(),
  products: Counted,
  variants: Counted,
  bad_rows: v.number(),
  /** Every bad row, up to a cap: its line in the file, counted from 1, and the field that is to blame. */
  bad: v.array(v.object({ line: v.number(), handle: v.string(), field: v.string(), reason: v.string() })),
})
export type ImportReport = v.InferOutput<typeof ImportReport>

/** Prices and stock, and the import of a whole catalogue. */
export const operatorsGoods = {
  variantSet: call({
    method: 'PUT',
    path: 'admin/variants/:sku',
    caller: 'operator',
    body: VariantChange,
    answer: doneWith(Variant),
    summary: 'Change price, stock or cash on delivery of a variant',
  }),
  catalogueImport: call({
    method: 'POST',
    path: 'admin/catalogue',
    caller: 'operator',
    stream: 'text/csv',
    answer: doneWith(ImportReport),
    summary: 'Import products from a CSV file as Shopify exports it',
  }),
} as const satisfies Record<string, Call>
