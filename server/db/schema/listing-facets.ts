import { sql } from 'drizzle-orm'
import { bigint, boolean, doublePrecision, index, integer, pgSchema, real, text } from 'drizzle-orm/pg-core'
import { listings } from './catalogue.ts'
import { moment } from './columns.ts'
import { sellers } from './sellers.ts'

/** Derived from other tables, so that backups leave it out. */
const internal = pgSchema('internal')

/**
 * What lists filter, sort and count by, which lies in five tables, in one narrow row for each listing. Maintained by
 * triggers of the migration. There is an index for each thing that a list is of and each order that it may have.
 */
export const listingFacets = internal.table(
  'listing_facets',
  {
    listingId: integer('listing_id')
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id').notNull(),
    brandId: integer('brand_id').notNull(),
    sellerId: integer('seller_id').notNull(),
    /** Of the first pack, which is the one on the cards; null without packs. */
    pricePaise: integer('price_paise'),
    /** The average of the public reviews, 0 without any. */
    rating: real('rating').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Whether any pack can be sold. */
    inStock: boolean('in_stock').notNull(),
    /** Whether lists show it: published, not taken down, of an accepted seller, with a pack. */
    onSale: boolean('on_sale').notNull(),
    productType: text('product_type'),
    /** Whether any pack can be paid in cash. */
    cash: boolean('cash').notNull(),
    origin: text('origin'),
    crops: text('crops').array(),
    productId: integer('product_id').notNull(),
    /** Kind of licence that its seller needs, null when none. */
    licenceKind: text('licence_kind'),
    /** The lowest price of a pack in stock for a kg, litre or metre; infinite where nothing has one. */
    unitPaise: doublePrecision('unit_paise').notNull(),
    /** What it says of the operator's facts in listed values and numbers, such as `3.2` (`contract/product/fact-filter.ts`). */
    facts: text('facts').array(),
  },
  (t) => {
    const shown = sql`${t.onSale}`
    return [
      // The price's have every other filter at their end: rows are counted without a look at the table.
      index('facets_price')
        .on(t.pricePaise, t.listingId, t.categoryId, t.brandId, t.sellerId, t.inStock, t.cash, t.origin, t.productId)
        .where(shown),
      index('facets_category_price')
        .on(t.categoryId, t.pricePaise, t.listingId, t.brandId, t.sellerId, t.inStock, t.cash, t.origin, t.productId)
        .where(shown),
      index('facets_brand_price')
        .on(t.brandId, t.pricePaise, t.listingId, t.categoryId, t.sellerId, t.inStock, t.cash, t.origin, t.productId)
        .where(shown),
      index('facets_seller_price')
        .on(t.sellerId, t.pricePaise, t.listingId, t.categoryId, t.brandId, t.inStock, t.cash, t.origin, t.productId)
        .where(shown),
      index('facets_newest').on(t.createdAt, t.listingId).where(shown),
      index('facets_category_newest').on(t.categoryId, t.createdAt, t.listingId).where(shown),
      index('facets_brand_newest').on(t.brandId, t.createdAt, t.listingId).where(shown),
      index('facets_seller_newest').on(t.sellerId, t.createdAt, t.listingId).where(shown),
      index('facets_rating').on(t.rating, t.listingId).where(shown),
      index('facets_category_rating').on(t.categoryId, t.rating, t.listingId).where(shown),
      index('facets_brand_rating').on(t.brandId, t.rating, t.listingId).where(shown),
      index('facets_seller_rating').on(t.sellerId, t.rating, t.listingId).where(shown),
      index('facets_type')
        .on(t.productType, t.createdAt, t.listingId)
        .where(sql`${shown} and ${t.productType} is not null`),
      index('facets_origin_newest').on(t.origin, t.createdAt, t.listingId).where(shown),
      // Whether another seller's listing of the same product stands before it.
      index('facets_product')
        .on(t.productId, t.inStock, t.unitPaise, t.pricePaise, t.listingId, t.sellerId, t.licenceKind, t.cash)
        .where(shown),
      index('facets_crops').using('gin', t.crops).where(shown),
      // Few say anything of them.
      index('facets_facts')
        .using('gin', t.facts)
        .where(sql`${shown} and ${t.facts} is not null`)
        .concurrently(),
    ]
  },
)

/** The public reviews of all that a seller lists, added up by triggers of the migration. */
export const sellerRatings = internal.table('seller_ratings', {
  sellerId: integer('seller_id')
    .primaryKey()
    .references(() => sellers.id, { onDelete: 'cascade' }),
  stars: bigint('stars', { mode: 'number' }).notNull(),
  count: integer('count').notNull(),
})
