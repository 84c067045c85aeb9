import { and, asc, desc, eq, exists, sql } from 'drizzle-orm'
import { LIST_MAX } from '../../../src/contract/constants.ts'
import type { Banner, Brand, Category, Deal } from '../../../src/contract/entities.ts'
import { banners, brands, categories, deals, listings, products, sellers } from '../../db/schema.ts'
import { onSale } from './on-sale.ts'
import { notFound } from '../core/refusal.ts'
import { messages } from '../../../src/contract/messages.ts'
import type { ShopContext } from '../core/context.ts'

const DEALS_MAX = 10

const brandView = { id: brands.id, name: brands.name, slug: brands.slug, image_url: brands.imageUrl }

export const listBrands = ({ db }: ShopContext): Promise<Brand[]> =>
  db.select(brandView).from(brands).orderBy(asc(brands.name)).limit(LIST_MAX)

export const listCategories = ({ db }: ShopContext): Promise<Category[]> =>
  db
    .select({
      id: categories.id,
      name: categories.name,
      slug: categories.slug,
      icon: categories.icon,
      ground: categories.ground,
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(LIST_MAX)

/** Brands that have something on sale in a category. */
export const brandsOfCategory = async ({ db }: ShopContext, categoryId: number): Promise<Brand[]> => {
  const [category] = await db.select({ id: categories.id }).from(categories).where(eq(categories.id, categoryId))
  if (category === undefined) throw notFound(messages.categoryNotFound)
  const offered = db
    .select({ one: sql`1` })
    .from(products)
    .innerJoin(listings, and(eq(listings.productId, products.id), onSale))
    .where(and(eq(products.brandId, brands.id), eq(products.categoryId, categoryId)))
  return db.select(brandView).from(brands).where(exists(offered)).orderBy(asc(brands.name)).limit(LIST_MAX)
}

/** Brands that a seller has on sale. */
export const brandsOfSeller = async ({ db }: ShopContext, sellerId: number): Promise<Brand[]> => {
  const [seller] = await db
    .select({ id: sellers.id })
    .from(sellers)
    .where(and(eq(sellers.id, sellerId), eq(sellers.vendorStatus, 'accepted')))
  if (seller === undefined) throw notFound(messages.sellerNotFound)
  const offered = db
    .select({ one: sql`1` })
    .from(products)
    .innerJoin(listings, and(eq(listings.productId, products.id), onSale))
    .where(and(eq(products.brandId, brands.id), eq(listings.sellerId, sellerId)))
  return db.select(brandView).from(brands).where(exists(offered)).orderBy(asc(brands.name)).limit(LIST_MAX)
}

export const listBanners = ({ db }: ShopContext): Promise<Banner[]> =>
  db.select({ source_type: banners.sourceType, image_urls: banners.imageUrls }).from(banners)

/** The newest first; the phone shows the first and looks at its dates itself. */
export const listDeals = ({ db }: ShopContext): Promise<Deal[]> =>
  db
    .select({ deals: deals.text, start_date_time: deals.startDate, end_date_time: deals.endDate })
    .from(deals)
    .orderBy(desc(deals.id))
    .limit(DEALS_MAX)
