import { and, asc, eq, exists, sql, count, type SQL } from 'drizzle-orm'
import { LIST_MAX } from '../../../src/contract/constants.ts'
import type { Brand, Category, Seller } from '../../../src/contract/entities.ts'
import {
  brands,
  categories,
  formerBrands,
  formerCategories,
  licences,
  listingFacets,
  sellerRatings,
  sellers,
} from '../../db/schema.ts'
import { notFound } from '../core/refusal.ts'
import { messages } from '../../../src/contract/messages.ts'
import type { ParsedQuery } from '../../../src/contract/shop-calls.ts'
import type { ShopContext } from '../core/context.ts'
import { isLicenceValid } from '../sellers/licences.ts'
import { ratingView, sellerView } from './listings.ts'
import { idOrSlug } from './product-list.ts'

const brandView = {
  id: brands.id,
  name: brands.name,
  slug: brands.slug,
  image_url: brands.imageUrl,
  former: sql<
    string[] | null
  >`(select json_agg(f.slug order by f.slug) from ${formerBrands} f where f.brand_id = brands.id)`,
}

/** Without what most of them have not. */
const said = <Row extends { former: string[] | null }>({ former, ...row }: Row) => ({
  ...row,
  ...(former && { former }),
})

/** All brands by name, but for paused ones. */
export const listBrands = async ({ db }: ShopContext): Promise<Brand[]> => {
  const shown = eq(brands.paused, false)
  const rows = await db.select(brandView).from(brands).where(shown).orderBy(asc(brands.name)).limit(LIST_MAX)
  return rows.map(said)
}

/** All categories in the shop's own order, but for paused ones. */
export const listCategories = async ({ db }: ShopContext): Promise<Category[]> => {
  const { id, name, slug, icon, ground, names, position, paused } = categories
  const former = sql<
    string[] | null
  >`(select json_agg(f.slug order by f.slug) from ${formerCategories} f where f.category_id = categories.id)`
  const rows = await db
    .select({ id, name, slug, icon, ground, names, former })
    .from(categories)
    .where(eq(paused, false))
    .orderBy(asc(position), asc(id))
    .limit(LIST_MAX)
  return rows.map(({ names: own, ...row }) => ({ ...said(row), ...(own && { names: own }) }))
}

/** Brands that have something on sale, of the listings that the condition names. */
const brandsOnSale = async ({ db }: ShopContext, condition: SQL): Promise<Brand[]> => {
  const offered = db
    .select({ one: sql`1` })
    .from(listingFacets)
    .where(and(listingFacets.onSale, eq(listingFacets.brandId, brands.id), condition))
  const shown = and(eq(brands.paused, false), exists(offered))
  const rows = await db.select(brandView).from(brands).where(shown).orderBy(asc(brands.name)).limit(LIST_MAX)
  return rows.map(said)
}

/** Brands that have something on sale in a category. */
export const brandsOfCategory = async (shop: ShopContext, categoryId: number): Promise<Brand[]> => {
  if ((await shop.db.$count(categories, eq(categories.id, categoryId))) === 0) throw notFound(messages.categoryNotFound)
  return brandsOnSale(shop, eq(listingFacets.categoryId, categoryId))
}

/** Brands that a seller has on sale. */
export const brandsOfSeller = async (shop: ShopContext, sellerId: number): Promise<Brand[]> => {
  const found = await shop.db.$count(sellers, and(eq(sellers.id, sellerId), eq(sellers.vendorStatus, 'accepted')))
  if (found === 0) throw notFound(messages.sellerNotFound)
  return brandsOnSale(shop, eq(listingFacets.sellerId, sellerId))
}

const sells = ({ db }: ShopContext, { category, brand }: ParsedQuery<'sellers'>): SQL | undefined => {
  if (!category && !brand) return undefined
  const offers = db.select({ one: sql`1` }).from(listingFacets)
  const ofSeller = eq(listingFacets.sellerId, sellers.id)
  const ofCategory = category ? eq(listingFacets.categoryId, idOrSlug(categories, category)) : undefined
  const ofBrand = brand ? eq(listingFacets.brandId, idOrSlug(brands, brand)) : undefined
  return exists(offers.where(and(ofSeller, listingFacets.onSale, ofCategory, ofBrand)))
}

/** Accepted sellers; with a category or brand only those who sell it. */
export const listSellers = async (shop: ShopContext, query: ParsedQuery<'sellers'>): Promise<Seller[]> => {
  const { db } = shop
  const holdsLicence = exists(
    db
      .select({ one: sql`1` })
      .from(licences)
      .where(and(eq(licences.sellerId, sellers.id), isLicenceValid(shop))),
  )
  const offers = db
    .select({ sellerId: listingFacets.sellerId, count: count().as('product_count') })
    .from(listingFacets)
    .where(sql`${listingFacets.onSale}`)
    .groupBy(listingFacets.sellerId)
    .as('offers')
  const rows = await db
    .select({
      seller: sellers,
      stars: sellerRatings,
      product_count: offers.count,
      licensed: sql<boolean>`${holdsLicence}`,
    })
    .from(sellers)
    .leftJoin(sellerRatings, eq(sellerRatings.sellerId, sellers.id))
    .leftJoin(offers, eq(offers.sellerId, sellers.id))
    .where(and(eq(sellers.vendorStatus, 'accepted'), sells(shop, query)))
    .orderBy(asc(sellers.shopName), asc(sellers.id))
    .limit(LIST_MAX)
  return rows.map(({ seller, stars, product_count, licensed }) => ({
    ...sellerView(seller),
    ...ratingView(stars),
    district: seller.district ?? '',
    product_count: product_count ?? 0,
    licensed,
  }))
}
