import { and, asc, eq, sql } from 'drizzle-orm'
import type { Product, Variant } from '../../../src/contract/entities.ts'
import { discountPercent, rupees } from '../../../src/contract/money.ts'
import type { LocalLanguage, LocalText } from '../../../src/contract/product/local.ts'
import type { Unit } from '../../../src/contract/product/units.ts'
import { isOneOf, rowsOf, type Db } from '../../db/database.ts'
import {
  brands,
  categories,
  listingFacets,
  listings,
  listingTexts,
  products,
  sellerRatings,
  sellers,
  variants,
} from '../../db/schema.ts'
import type { SaidFact } from '../../db/schema/own-facts.ts'
import type { ShopContext } from '../core/context.ts'
import { factValues } from '../core/fact-book.ts'
import { listingsRead } from '../core/read-listings.ts'
import { isLicensed, siblings } from './leads.ts'
import { shownPicture } from './pictures.ts'
import { oneDecimal, ratingsOf } from './ratings.ts'

/** Of a seller, what everybody may read. */
export const sellerColumns = {
  id: sellers.id,
  name: sellers.name,
  shopName: sellers.shopName,
  slug: sellers.slug,
  avatar: sellers.avatar,
  city: sellers.city,
  state: sellers.state,
}

const select = (db: Db) =>
  db
    .select({
      listing: {
        id: listings.id,
        slug: listings.slug,
        title: listings.title,
        shortDescription: listings.shortDescription,
        productType: listings.productType,
      },
      product: {
        id: products.id,
        imageUrl: shownPicture,
        origin: products.origin,
        crops: products.crops,
        collectOnly: products.collectOnly,
        said: sql<SaidFact[] | null>`${products.facts} -> 'more'`,
      },
      brand: brands,
      category: { id: categories.id, slug: categories.slug, name: categories.name, ground: categories.ground },
      seller: sellerColumns,
      stars: sellerRatings,
    })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(sellers, eq(sellers.id, listings.sellerId))
    .leftJoin(sellerRatings, eq(sellerRatings.sellerId, sellers.id))
    .$dynamic()
type Row = Awaited<ReturnType<typeof select>>[number]
type Facts = Pick<Product, 'variants' | 'average_rating' | 'review_count' | 'offers'>

/** What all of a seller's public reviews come to. */
export const ratingView = (row: { stars: number; count: number } | null) => ({
  rating: row === null || row.count === 0 ? 0 : oneDecimal(row.stars / row.count),
  rating_count: row?.count ?? 0,
})

/** A seller as every list shows it. */
export const sellerView = (row: Pick<typeof sellers.$inferSelect, keyof typeof sellerColumns>) => ({
  id: row.id,
  name: row.name,
  shop_name: row.shopName ?? row.name,
  slug: row.slug,
  avatar: row.avatar,
  city: row.city ?? '',
  state: row.state ?? '',
})

/** What lists are filtered by. */
const saidView = (said: readonly SaidFact[] | null): Pick<Product, 'fact_values'> => {
  const values = factValues(said ?? [])
  return values.length > 0 ? { fact_values: values } : {}
}

const view = ({ listing, product, brand, category, seller, stars }: Row, facts: Facts): Product => ({
  id: listing.id,
  product_id: product.id,
  slug: listing.slug,
  title: listing.title,
  short_description: listing.shortDescription,
  image_url: product.imageUrl,
  product_type: listing.productType,
  stock_quantity: facts.variants.reduce((sum, { stock_quantity }) => sum + stock_quantity, 0),
  category: { id: category.id, name: category.name, slug: category.slug },
  ground: category.ground,
  brand: { id: brand.id, name: brand.name, slug: brand.slug, image_url: brand.imageUrl },
  vendor: { ...sellerView(seller), ...ratingView(stars) },
  ...(product.collectOnly && { collect_only: true as const }),
  origin: product.origin,
  crops: product.crops ?? [],
  ...saidView(product.said),
  ...facts,
})

/** The steps that bring the price down: it may have been lowered below one since. */
const stepsView = ({ priceSteps, sellingPaise }: typeof variants.$inferSelect): Pick<Variant, 'steps'> => {
  const steps = priceSteps.filter((step) => step.paise < sellingPaise)
  return steps.length === 0 ? {} : { steps: steps.map((step) => ({ from: step.from, price: rupees(step.paise) })) }
}

/** A variant as the contract carries it; what is shown as stock is what can still be sold. */
export const variantView = (row: typeof variants.$inferSelect): Variant => ({
  id: row.id,
  variant_name: row.name,
  price: rupees(row.mrpPaise),
  selling_price: rupees(row.sellingPaise),
  product_discount: discountPercent(row.mrpPaise, row.sellingPaise),
  sku: row.sku,
  cod_available: row.codAvailable ? 1 : 0,
  stock_quantity: row.onHand - row.reserved,
  amount: row.amount,
  unit: row.unit,
  ...stepsView(row),
})

/** Variants of many listings in one query, by listing. */
export const variantsOf = async (db: Db, listingIds: number[]) => {
  const rows = await db
    .select()
    .from(variants)
    .where(isOneOf(variants.listingId, listingIds))
    .orderBy(asc(variants.listingId), asc(variants.position), asc(variants.id))
  return Map.groupBy(rows, (row) => row.listingId)
}

interface OffersRow extends Record<string, unknown> {
  id: number
  count: number
  paise: number
  unit: Unit
  unitPaise: number | null
}

/**
 * What other sellers have in stock of the same products, by listing. Packs of other units are not compared, nor pieces of
 * another name: nobody knows how much is in them.
 */
const offersOf = async (shop: ShopContext, listingIds: number[]) => {
  const rows = await rowsOf<OffersRow>(
    shop.db,
    sql`select own.id, count(distinct ${siblings.sellerId})::int as count, min(${siblings.pricePaise}) as paise, min(mine.unit) as unit,
        min(case when mine.unit = 'piece' then pack.selling_paise else pack.selling_paise / pack.amount end)
          filter (where pack.unit = mine.unit and (pack.unit <> 'piece' or pack.name = mine.name)) as "unitPaise"
      from ${listings} own
      join ${variants} mine on mine.listing_id = own.id and mine.position = 0
      join ${listingFacets} ${siblings} on ${siblings.productId} = own.product_id and ${siblings.sellerId} <> own.seller_id
      join ${variants} pack on pack.listing_id = ${siblings.listingId} and pack.on_hand > pack.reserved
      where ${isOneOf(sql`own.id`, listingIds)} and ${siblings.onSale} and ${isLicensed(shop, siblings)}
      group by own.id`,
  )
  return new Map(
    rows.map(({ id, count, paise, unit, unitPaise }) => {
      const offers = { count, from: rupees(paise) }
      return [
        id,
        unitPaise === null ? offers : { ...offers, unit_from: { price: rupees(Math.round(unitPaise)), unit } },
      ] as const
    }),
  )
}

const load = async (shop: ShopContext, ids: number[]): Promise<Product[]> => {
  const { db } = shop
  const rows = await select(db).where(isOneOf(listings.id, ids))
  const packs = await variantsOf(db, ids)
  const stars = await ratingsOf(db, ids)
  const others = await offersOf(shop, ids)
  const byId = new Map(rows.map((row) => [row.listing.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const own = packs.get(id)
    if (row === undefined || own === undefined) return []
    const { average = 0, count = 0 } = stars.get(id) ?? {}
    const offers = others.get(id)
    const facts = { variants: own.map(variantView), average_rating: average, review_count: count }
    return [view(row, offers === undefined ? facts : { ...facts, offers })]
  })
}

/** What listings are called in a language, where somebody has said it; in English, which asks for none, nothing. */
export const localTexts = async (
  db: Db,
  ids: readonly number[],
  language: LocalLanguage | undefined,
): Promise<ReadonlyMap<number, LocalText>> => {
  if (language === undefined || ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(listingTexts)
    .where(and(isOneOf(listingTexts.listingId, [...ids]), eq(listingTexts.language, language)))
  return new Map(
    rows.map(({ listingId, title, shortDescription }) => [
      listingId,
      { language, title, short_description: shortDescription },
    ]),
  )
}

/** Products by listing id, in the order of the ids, in five queries at most; with their names in that language. */
export const loadProducts = async (shop: ShopContext, ids: number[], language?: LocalLanguage): Promise<Product[]> => {
  const { db, catalogue } = shop
  if (ids.length === 0) return []
  listingsRead(ids)
  const found = catalogue
    ? [...(await catalogue.productsOnce(ids, (missing) => load(shop, missing))).values()]
    : await load(shop, ids)
  const texts = await localTexts(db, ids, language)
  const byId = new Map(found.map((product) => [product.id, product]))
  return ids.flatMap((id) => {
    const [product, local] = [byId.get(id), texts.get(id)]
    if (product === undefined) return []
    return local === undefined ? product : { ...product, local }
  })
}
