import { and, asc, count, eq, exists, sql, type SQL } from 'drizzle-orm'
import type { ParsedQuery } from '../../../src/contract/shop-calls.ts'
import { LIST_MAX } from '../../../src/contract/constants.ts'
import type { Seller } from '../../../src/contract/entities.ts'
import { brands, categories, licences, listingFacets, sellerRatings, sellers } from '../../db/schema.ts'
import { ratingView, sellerView } from './listings.ts'
import { idOrSlug } from './product-list.ts'
import type { ShopContext } from '../core/context.ts'
import { isLicenceValid } from '../sellers/licences.ts'

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
