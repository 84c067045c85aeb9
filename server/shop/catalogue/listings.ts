import { eq, inArray } from 'drizzle-orm'
import type { Product } from '../../../src/contract/entities.ts'
import type { Db } from '../../db/database.ts'
import { brands, categories, listings, products, sellers } from '../../db/schema.ts'
import { ratingsOf } from './ratings.ts'
import { variantsOf } from './listing-variants.ts'

const select = (db: Db) =>
  db
    .select({ listing: listings, product: products, brand: brands, category: categories, seller: sellers })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(sellers, eq(sellers.id, listings.sellerId))
    .$dynamic()
type Row = Awaited<ReturnType<typeof select>>[number]
type Facts = Pick<Product, 'variants' | 'average_rating' | 'review_count'>

/** A seller as every list shows it. */
export const sellerView = (row: typeof sellers.$inferSelect) => ({
  id: row.id,
  name: row.name,
  shop_name: row.shopName ?? row.name,
  slug: row.slug,
  avatar: row.avatar,
  city: row.city ?? '',
  state: row.state ?? '',
})

const view = ({ listing, product, brand, category, seller }: Row, facts: Facts): Product => ({
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
  vendor: sellerView(seller),
  ...facts,
})

/** Products by listing id, in the order of the ids, in three queries however many. */
export const loadProducts = async (db: Db, ids: number[]): Promise<Product[]> => {
  if (ids.length === 0) return []
  const rows = await select(db).where(inArray(listings.id, ids))
  const variants = await variantsOf(db, ids)
  const stars = await ratingsOf(db, ids)
  const byId = new Map(rows.map((row) => [row.listing.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const own = variants.get(id)
    if (row === undefined || own === undefined || own.length === 0) return []
    const { average = 0, count = 0 } = stars.get(id) ?? {}
    return [view(row, { variants: own, average_rating: average, review_count: count })]
  })
}
