import type { PgTable } from 'drizzle-orm/pg-core'
import type * as tables from '../db/schema.ts'

type Tables = typeof tables
/** A row as its table takes it. */
type RowOf<Name extends keyof Tables> = Tables[Name] extends PgTable ? Tables[Name]['$inferInsert'] : never
/** A row that brings its id with it. */
type WithId<Name extends keyof Tables> = RowOf<Name> & { id: number }

export type SellerRow = WithId<'sellers'>
export type LicenceRow = RowOf<'licences'>
export type ProductRow = WithId<'products'>
export type ListingRow = WithId<'listings'>
export type VariantRow = RowOf<'variants'>
export type ReviewRow = RowOf<'reviews'>

/** A listing with what belongs to it. */
export interface Offer {
  listing: ListingRow
  variants: VariantRow[]
  reviews: ReviewRow[]
}
