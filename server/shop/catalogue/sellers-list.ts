import { and, asc, count, eq, exists, gte, or, sql, type SQL } from 'drizzle-orm'
import type { ParsedQuery } from '../../../src/contract/calls.ts'
import { LIST_MAX } from '../../../src/contract/constants.ts'
import type { Seller } from '../../../src/contract/entities.ts'
import { brands, categories, licences, listings, products, sellers } from '../../db/schema.ts'
import { onSale } from './on-sale.ts'
import type { ShopContext } from '../core/context.ts'
import { today } from '../core/business-day.ts'

const idOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

const sells = ({ db }: ShopContext, asked: ParsedQuery<'sellers'>): SQL | undefined => {
  if (!asked.category && !asked.brand) return undefined
  const { category, brand } = asked
  return exists(
    db
      .select({ one: sql`1` })
      .from(listings)
      .innerJoin(products, eq(products.id, listings.productId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(
        and(
          eq(listings.sellerId, sellers.id),
          onSale,
          category ? or(eq(categories.slug, category), eq(categories.id, idOf(category))) : undefined,
          brand ? or(eq(brands.slug, brand), eq(brands.id, idOf(brand))) : undefined,
        ),
      ),
  )
}

/** Accepted sellers, those of a category or brand if asked. */
export const listSellers = async (shop: ShopContext, asked: ParsedQuery<'sellers'>): Promise<Seller[]> => {
  const { db } = shop
  const holdsLicence = exists(
    db
      .select({ one: sql`1` })
      .from(licences)
      .where(and(eq(licences.sellerId, sellers.id), gte(licences.expiresOn, today(shop)))),
  )
  const offers = db
    .select({ sellerId: listings.sellerId, count: count().as('count') })
    .from(listings)
    .where(onSale)
    .groupBy(listings.sellerId)
    .as('offers')
  const rows = await db
    .select({ seller: sellers, product_count: offers.count, licensed: sql<boolean>`${holdsLicence}` })
    .from(sellers)
    .leftJoin(offers, eq(offers.sellerId, sellers.id))
    .where(and(eq(sellers.vendorStatus, 'accepted'), sells(shop, asked)))
    .orderBy(asc(sellers.shopName), asc(sellers.id))
    .limit(LIST_MAX)
  return rows.map(({ seller, product_count, licensed }) => ({
    id: seller.id,
    name: seller.name,
    shop_name: seller.shopName ?? seller.name,
    slug: seller.slug,
    avatar: seller.avatar,
    city: seller.city ?? '',
    district: seller.district ?? '',
    state: seller.state ?? '',
    product_count: product_count ?? 0,
    licensed,
  }))
}
