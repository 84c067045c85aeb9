import type {
  banners,
  brands,
  categories,
  deals,
  licences,
  listings,
  products,
  reviews,
  sellers,
  variants,
} from '../db/schema.ts'

/** Rows of the seeded catalogue, with their ids, as the tables take them. */
export type BrandRow = typeof brands.$inferInsert & { id: number }
export type CategoryRow = typeof categories.$inferInsert & { id: number }
export type SellerRow = typeof sellers.$inferInsert & { id: number }
export type LicenceRow = typeof licences.$inferInsert
export type ProductRow = typeof products.$inferInsert & { id: number }
export type ListingRow = typeof listings.$inferInsert & { id: number }
export type VariantRow = typeof variants.$inferInsert
export type ReviewRow = typeof reviews.$inferInsert
export type BannerRow = typeof banners.$inferInsert
export type DealRow = typeof deals.$inferInsert

/** A listing with what belongs to it. */
export interface Offer {
  listing: ListingRow
  variants: VariantRow[]
  reviews: ReviewRow[]
}

export interface Catalogue {
  categories: CategoryRow[]
  brands: BrandRow[]
  sellers: SellerRow[]
  licences: LicenceRow[]
  products: ProductRow[]
  banners: BannerRow[]
  deals: DealRow[]
  /** Generated lazily, so that 50,000 of them take no memory. */
  offers: () => Generator<Offer>
}
