import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { LIST_MAX } from '../../../src/contract/constants.ts'
import type { WishlistItem } from '../../../src/contract/entities.ts'
import type { LocalLanguage } from '../../../src/contract/product/local.ts'
import { listings, products, variants, wishlistItems } from '../../db/schema.ts'
import { loadProducts } from '../catalogue/listings.ts'
import { onSale } from '../core/on-sale.ts'
import { firstOf } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'

/** The caller's wishlist, newest first, each product with its cheapest listing in stock. */
export const listWishlist = async (
  shop: ShopContext,
  customerId: number,
  language?: LocalLanguage,
): Promise<WishlistItem[]> => {
  const { db } = shop
  const entries = db
    .selectDistinctOn([wishlistItems.id], {
      id: wishlistItems.id,
      productId: wishlistItems.productId,
      createdAt: wishlistItems.createdAt,
      // Aliased, so that it is not confused with the wish's own id in the outer query.
      listingId: sql<number>`${listings.id}`.as('listing_id'),
    })
    .from(wishlistItems)
    .innerJoin(listings, and(eq(listings.productId, wishlistItems.productId), onSale))
    .innerJoin(variants, eq(variants.listingId, listings.id))
    .where(eq(wishlistItems.customerId, customerId))
    .orderBy(
      wishlistItems.id,
      desc(sql`${variants.onHand} > ${variants.reserved}`),
      asc(variants.sellingPaise),
      asc(listings.id),
    )
    .as('wishes')
  const rows = await db.select().from(entries).orderBy(desc(entries.createdAt), desc(entries.id)).limit(LIST_MAX)
  const listingIds = rows.map(({ listingId }) => listingId)
  const offers = await loadProducts(shop, listingIds, language)
  const byId = new Map(offers.map((offer) => [offer.id, offer]))
  return rows.flatMap(({ id, productId, listingId }) => {
    const product = byId.get(listingId)
    if (product === undefined) return []
    const { slug, title, image_url, ground } = product
    const ids = { id, product_id: productId, customer_id: customerId }
    return [{ ...ids, slug, name: title, image_url, ground, variants: product.variants, product }]
  })
}

/** A wishlist is a set: adding twice is the same as adding once. */
export const addToWishlist = async ({ db }: ShopContext, customerId: number, productId: number): Promise<void> => {
  firstOf(await db.select().from(products).where(eq(products.id, productId)), answers.productNotFound)
  await db.insert(wishlistItems).values({ customerId, productId }).onConflictDoNothing()
}

/** Removes a product; one that is not on the list is no error. */
export const removeFromWishlist = async ({ db }: ShopContext, customerId: number, productId: number): Promise<void> => {
  await db
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.customerId, customerId), eq(wishlistItems.productId, productId)))
}
