import type { licences, listings, listingTexts, products, reviews, sellers, variants } from '../db/schema.ts'

/** A row that brings its id with it. */
type WithId<Row> = Row & { id: number }

export type SellerRow = WithId<typeof sellers.$inferInsert>
export type LicenceRow = typeof licences.$inferInsert
export type ProductRow = WithId<typeof products.$inferInsert>
export type ListingRow = WithId<typeof listings.$inferInsert>
export type ListingTextRow = typeof listingTexts.$inferInsert
export type VariantRow = typeof variants.$inferInsert
export type ReviewRow = typeof reviews.$inferInsert

/** A listing with what belongs to it. */
export interface Offer {
  listing: ListingRow
  texts: ListingTextRow[]
  variants: VariantRow[]
  reviews: ReviewRow[]
}
