import { and, asc, desc, eq } from 'drizzle-orm'
import type { Product } from '../../../src/contract/entities.ts'
import { rupees } from '../../../src/contract/money.ts'
import type { OtherOffer } from '../../../src/contract/product/facts.ts'
import { isOneOf } from '../../db/database.ts'
import { listingFacets, listings, sellerRatings, sellers, variants } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { ratingView, sellerColumns, sellerView } from './listings.ts'

/** Of one product; nobody compares more. */
const OFFERS_MAX = 20

/** The listings of the same products by others, in stock first and the cheapest first, in one query however many. */
export const otherOffers = async ({ db }: ShopContext, found: readonly Product[]) => {
  const productIds = [...new Set(found.map(({ product_id }) => product_id))]
  const rows = await db
    .select({
      productId: listings.productId,
      id: listings.id,
      slug: listings.slug,
      seller: sellerColumns,
      stars: sellerRatings,
      variantName: variants.name,
      paise: variants.sellingPaise,
      inStock: listingFacets.inStock,
    })
    .from(listings)
    .innerJoin(listingFacets, and(eq(listingFacets.listingId, listings.id), listingFacets.onSale))
    .innerJoin(sellers, eq(sellers.id, listings.sellerId))
    .leftJoin(sellerRatings, eq(sellerRatings.sellerId, sellers.id))
    .innerJoin(variants, and(eq(variants.listingId, listings.id), eq(variants.position, 0)))
    .where(isOneOf(listings.productId, productIds))
    .orderBy(desc(listingFacets.inStock), asc(variants.sellingPaise), asc(listings.id))
  const byProduct = Map.groupBy(rows, ({ productId }) => productId)
  return ({ product_id, vendor }: Product): OtherOffer[] =>
    (byProduct.get(product_id) ?? [])
      .filter(({ seller }) => seller.id !== vendor.id)
      .slice(0, OFFERS_MAX)
      .map(({ id, slug, seller, stars, variantName, paise, inStock }) => {
        const { shop_name, slug: shop, city, state } = sellerView(seller)
        return {
          id,
          slug,
          vendor: { shop_name, slug: shop, city, state, ...ratingView(stars) },
          variant_name: variantName,
          selling_price: rupees(paise),
          in_stock: inStock,
        }
      })
}
