import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  primaryKey,
} from 'drizzle-orm/pg-core'
import type { LocalLanguage, LocalNames } from '../../../src/contract/product/local.ts'
import { bigId, createdAt, id, idFrom, moment, reference, textReference } from './columns.ts'
import { lacksSomething } from './lacking.ts'
import type { StoredFacts } from './own-facts.ts'
import { sellers } from './sellers.ts'

/** What is sold. */

/** One piece costs so much where at least `from` are bought. */
export interface StoredPriceStep {
  from: number
  paise: number
}

export const brands = pgTable('brands', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  imageUrl: text('image_url').notNull(),
  /** Lists and filters leave it out; its products are sold as before. */
  paused: boolean('paused').notNull().default(false),
})

/** Addresses of brands that were merged into another one. */
export const formerBrands = pgTable(
  'former_brands',
  {
    slug: text('slug').primaryKey(),
    brandId: reference('brand_id', () => brands.id),
  },
  (t) => [index('former_brands_brand').on(t.brandId)],
)

export const categories = pgTable('categories', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  /** Name of the category's icon, such as `seeds`. */
  icon: text('icon').notNull(),
  ground: text('ground', { enum: ['sprout', 'straw', 'dew', 'clay'] }).notNull(),
  position: smallint('position').notNull().default(0),
  /** Kind of licence that imported goods of this trade need, null when none. */
  licenceKind: text('licence_kind'),
  /** What it is called in other languages than English; texts of ours stand in where there is none. */
  names: jsonb('names').$type<LocalNames>(),
  /** Lists and menus leave it out; its products are sold as before. */
  paused: boolean('paused').notNull().default(false),
})

/** Addresses of categories that were merged into another one. */
export const formerCategories = pgTable(
  'former_categories',
  {
    slug: text('slug').primaryKey(),
    categoryId: reference('category_id', () => categories.id),
  },
  (t) => [index('former_categories_category').on(t.categoryId)],
)

/** What a product's picture is drawn from; read by `server/drawings`. */
export interface Drawing {
  /** Name of the drawing, such as `sack` or `pump`. */
  shape: string
  /** Brand colour, `#rrggbb`. */
  colour: string
  /** Second colour, such as the hazard class of crop care. */
  accent?: string
  /** Short text on the label. */
  label?: string
  /** What is shown on it, such as the crop on a seed pouch. */
  motif?: string
}

/** Master products: what a thing is, whoever sells it. */
export const products = pgTable(
  'products',
  {
    id: idFrom(5001),
    categoryId: reference('category_id', () => categories.id),
    brandId: reference('brand_id', () => brands.id),
    imageUrl: text('image_url').notNull(),
    drawing: jsonb('drawing').$type<Drawing>(),
    /** Kind of licence its seller needs, null when none. */
    licenceKind: text('licence_kind'),
    /** Alive or perishable, such as plants and cultures: it may be returned within 24 hours only. */
    perishable: boolean('perishable').notNull().default(false),
    /** Sold only through the dealer's own machine, as subsidised fertiliser is: never ordered here. */
    collectOnly: boolean('collect_only').notNull().default(false),
    /** ISO 3166 alpha-2; null where nobody has said. */
    origin: text('origin'),
    /** Slugs of the crops that it is for; null when none are named. */
    crops: text('crops').array(),
    /** What else its label says. */
    facts: jsonb('facts').$type<StoredFacts>(),
    /** Of the tax office: 4, 6 or 8 digits; null where nobody has said. */
    hsn: text('hsn'),
  },
  (t) => [
    index('products_category').on(t.categoryId),
    index('products_brand').on(t.brandId),
    index('products_lacking').on(t.id).where(lacksSomething(t)).concurrently(),
  ],
)

/** A seller's published offer of a product. */
export const listings = pgTable(
  'listings',
  {
    id: idFrom(20001),
    productId: reference('product_id', () => products.id),
    sellerId: reference('seller_id', () => sellers.id),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    shortDescription: text('short_description').notNull(),
    productDetails: text('product_details').notNull(),
    productType: text('product_type', { enum: ['New Arrival', 'Top Product', 'Deal Of The Day'] }),
    published: boolean('published').notNull().default(true),
    /** When its seller ended it for good: it is not published again. */
    endedAt: moment('ended_at'),
    /** Taken off the shop by the operator; the seller's own file does not bring it back. */
    takenDown: boolean('taken_down').notNull().default(false),
    /** Why, as its seller is told; null where nobody has said. */
    takenDownReason: text('taken_down_reason'),
    /** Title, brand, category, crops and spellings in Latin and Indic script, lower case; what search looks through. */
    searchText: text('search_text').notNull(),
    /** The seller's own name of an imported product, and the hash of what the file said of it. */
    handle: text('handle'),
    importedAs: text('imported_as'),
    createdAt: createdAt(),
  },
  (t) => [
    index('listings_product').on(t.productId),
    index('listings_seller').on(t.sellerId),
    index('listings_type').on(t.productType),
    uniqueIndex('listings_handle').on(t.sellerId, t.handle),
    index('listings_newest').on(t.createdAt, t.id),
    index('listings_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

/** Log of stock changes by the operator or an import: what stood there before and after, and why. */
export const stockLog = pgTable(
  'stock_log',
  {
    id: bigId(),
    sku: textReference('sku', () => variants.sku),
    /** Pieces on hand, those held for unpaid orders too. */
    before: integer('before').notNull(),
    after: integer('after').notNull(),
    reason: text('reason'),
    actor: text('actor').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('stock_log_sku').on(t.sku, t.at)],
)

/** Every word of every search text, maintained by triggers of the migration; misspelt words are looked up here. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (t) => [
  index('search_words_alike').using('gin', sql`${t.word} gin_trgm_ops`),
])

export const variants = pgTable(
  'variants',
  {
    id: idFrom(60001),
    sku: text('sku').notNull().unique(),
    listingId: reference('listing_id', () => listings.id),
    position: smallint('position').notNull().default(0),
    name: text('name').notNull(),
    mrpPaise: integer('mrp_paise').notNull(),
    sellingPaise: integer('selling_paise').notNull(),
    /** Lower prices of one piece from so many pieces on, the fewest first. */
    priceSteps: jsonb('price_steps').$type<StoredPriceStep[]>().notNull().default([]),
    codAvailable: boolean('cod_available').notNull().default(true),
    onHand: integer('on_hand').notNull(),
    reserved: integer('reserved').notNull().default(0),
    amount: doublePrecision('amount').notNull(),
    unit: text('unit', { enum: ['kg', 'gram', 'litre', 'metre', 'piece'] }).notNull(),
    /** The seller's own article number, and the hash of what an imported file said of it. */
    sellerSku: text('seller_sku'),
    importedAs: text('imported_as'),
  },
  (t) => [
    index('variants_listing').on(t.listingId),
    check('variants_stock', sql`0 <= ${t.reserved} and ${t.reserved} <= ${t.onHand}`),
    check('variants_price', sql`0 <= ${t.sellingPaise} and ${t.sellingPaise} <= ${t.mrpPaise}`),
  ],
)

/** Brands and categories whose products are found by other words now: their search texts are made anew step by step. */
export const searchRenewals = pgTable('search_renewals', {
  id: id(),
  of: text('of', { enum: ['brand', 'category', 'fact'] }).notNull(),
  /** Of the brand, category or fact; one that is merged away meanwhile has no products. */
  ofId: integer('of_id').notNull(),
  /** The last listing that was done. */
  after: integer('after').notNull().default(0),
})

/** Title and short description of a listing in other languages than English. */
export const listingTexts = pgTable(
  'listing_texts',
  {
    listingId: reference('listing_id', () => listings.id),
    language: text('language').$type<LocalLanguage>().notNull(),
    title: text('title').notNull(),
    /** Empty where only the title was translated. */
    shortDescription: text('short_description').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.language] })],
)

/**
 * Photographs of what a seller offers, in their order. They belong to the listing and not to the product: a label, a
 * batch and a bag are those of one seller, and no other may change them.
 */
export const listingPictures = pgTable(
  'listing_pictures',
  {
    id: id(),
    listingId: reference('listing_id', () => listings.id),
    position: smallint('position').notNull(),
    /** Name in the file store. */
    file: text('file').notNull().unique(),
    /** SHA-256 of the file as it was sent, hex: the same one is not sent a second time. */
    digest: text('digest').notNull(),
  },
  (t) => [index('listing_pictures_listing').on(t.listingId, t.position)],
)
