import * as v from 'valibot'

/** A seller's own file of all that she sells: how much of it, and what an import of it came to. */

/** More than a phone sends in its five minutes over a slow line; held in memory while it is worked on. */
export const LISTING_FILE_BYTES_MAX = 20_000_000
export const LISTING_FILE_ROWS_MAX = 50_000
/** Rows that are reported, and that the file to mend holds; those beyond are counted. */
export const REPORTED_ROWS_MAX = 5_000

const Count = v.number()

/** Rows are those of the file without its heading. */
export const ListingFileReport = v.object({
  rows: Count,
  /** Packs whose price, lower prices or stock are set. */
  set: Count,
  /** Packs of which the file says what the shop says already. */
  unchanged: Count,
  /** Products, new or changed, that wait for the operator. */
  waiting: Count,
  /** Products of a trusted seller that went on sale or were changed at once. */
  on_sale: Count,
  /** Products whose declarations wait for the operator. */
  declared: Count,
  bad_rows: Count,
  /** The line at which the next sending goes on; absent where all of the file was taken. */
  next_line: v.optional(Count),
  /** The line of the file, counted from 1, the product's code in it, and the column as the file heads it. */
  bad: v.array(
    v.object({
      line: Count,
      handle: v.string(),
      /** What a reader knows product and pack by, as far as the file or the shop names them. */
      name: v.optional(v.string(), ''),
      field: v.string(),
      reason: v.string(),
    }),
  ),
  /** The refused rows as they can be sent again: each tells its product whole. */
  mend: v.object({
    headings: v.array(v.string()),
    rows: v.array(v.object({ line: Count, cells: v.array(v.string()) })),
  }),
})
export type ListingFileReport = v.InferOutput<typeof ListingFileReport>

/** In which the file to mend says what is wrong with a row; an import passes it over. */
export const WHY_COLUMN = 'Why'

/** A file to be saved. */
export const ListingFile = v.object({ name: v.string(), csv: v.string(), packs: Count })
export type ListingFile = v.InferOutput<typeof ListingFile>
