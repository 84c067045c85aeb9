import { and, asc, eq } from 'drizzle-orm'
import type { Product, Variant } from '../../../src/contract/entities.ts'
import type { OfferedPack, OtherOffer } from '../../../src/contract/product/facts.ts'
import { compareOffers } from '../../../src/contract/product/offers.ts'
import { isOneOf } from '../../db/database.ts'
import { listingFacets, listings, sellerRatings, sellers } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { isLicensed } from './leads.ts'
import { ratingView, sellerColumns, sellerView, variantView, variantsOf } from './listings.ts'

/** Of one product; nobody compares more. */
const OFFERS_MAX = 20

/** The listings of the same products by others, in stock first and the cheapest first, in two queries however many. */
export const otherOffers = async (shop: ShopContext, found: readonly Product[]) => {
  const productIds = [...new Set(found.map(({ product_id }) => product_id))]
  const rows = await shop.db
    .select({
      productId: listings.productId,
      id: listings.id,
      slug: listings.slug,
      seller: sellerColumns,
      stars: sellerRatings,
    })
    .from(listings)
    .innerJoin(listingFacets, and(eq(listingFacets.listingId, listings.id), listingFacets.onSale))
    .innerJoin(sellers, eq(sellers.id, listings.sellerId))
    .leftJoin(sellerRatings, eq(sellerRatings.sellerId, sellers.id))
    .where(and(isOneOf(listings.productId, productIds), isLicensed(shop, listingFacets)))
    .orderBy(asc(listings.id))
  const ids = rows.map(({ id }) => id)
  const packs = ids.length === 0 ? new Map<number, never[]>() : await variantsOf(shop.db, ids)
  const offers = rows.flatMap((row) => {
    const own = (packs.get(row.id) ?? []).map(variantView)
    const [first] = own
    return first === undefined ? [] : [{ ...row, packs: own, first, canBuy: own.some(isLeft) }]
  })
  const byProduct = Map.groupBy(offers.toSorted(compareOffers), ({ productId }) => productId)
  return ({ product_id, vendor }: Product): OtherOffer[] =>
    (byProduct.get(product_id) ?? [])
      .filter(({ seller }) => seller.id !== vendor.id)
      .slice(0, OFFERS_MAX)
      .map(({ id, slug, seller, stars, packs: own, first, canBuy }) => {
        const { shop_name, slug: shopSlug, city, state } = sellerView(seller)
        return {
          id,
          slug,
          vendor: { id: seller.id, shop_name, slug: shopSlug, city, state, ...ratingView(stars) },
          variant_name: first.variant_name,
          selling_price: first.selling_price,
          in_stock: canBuy,
          packs: own.map(packView),
        }
      })
}

const packView = (pack: Variant): OfferedPack => {
  const { sku, variant_name, selling_price, cod_available, stock_quantity, amount, unit } = pack
  return { sku, variant_name, selling_price, cod_available, stock_quantity, amount, unit }
}

const isLeft = ({ stock_quantity }: Variant): boolean => stock_quantity > 0
