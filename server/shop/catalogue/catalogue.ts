import { and, asc, eq, exists, sql, type SQL } from 'drizzle-orm'
import { LIST_MAX } from '../../../src/contract/constants.ts'
import type { Brand, Category } from '../../../src/contract/entities.ts'
import { brands, categories, listingFacets, sellers } from '../../db/schema.ts'
import { notFound } from '../core/refusal.ts'
import { messages } from '../../../src/contract/messages.ts'
import type { ShopContext } from '../core/context.ts'

const brandView = { id: brands.id, name: brands.name, slug: brands.slug, image_url: brands.imageUrl }

/** All brands by name. */
export const listBrands = ({ db }: ShopContext): Promise<Brand[]> =>
  db.select(brandView).from(brands).orderBy(asc(brands.name)).limit(LIST_MAX)

/** All categories in the shop's own order. */
export const listCategories = ({ db }: ShopContext): Promise<Category[]> => {
  const { id, name, slug, icon, ground, position } = categories
  const rows = db.select({ id, name, slug, icon, ground }).from(categories)
  return rows.orderBy(asc(position), asc(id)).limit(LIST_MAX)
}

/** Brands that have something on sale, of the listings that the condition names. */
const brandsOnSale = ({ db }: ShopContext, condition: SQL): Promise<Brand[]> => {
  const offered = db
    .select({ one: sql`1` })
    .from(listingFacets)
    .where(and(listingFacets.onSale, eq(listingFacets.brandId, brands.id), condition))
  return db.select(brandView).from(brands).where(exists(offered)).orderBy(asc(brands.name)).limit(LIST_MAX)
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
