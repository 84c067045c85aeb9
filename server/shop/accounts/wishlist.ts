import { and, desc, eq } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { LIST_MAX } from '../../../src/contract/constants.ts'
import type { WishlistItem } from '../../../src/contract/entities.ts'
import type { LocalLanguage } from '../../../src/contract/product/local.ts'
import { products, wishlistItems } from '../../db/schema.ts'
import { leadsOf } from '../catalogue/leads.ts'
import { loadProducts } from '../catalogue/listings.ts'
import { firstOf } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'

/** The caller's wishlist, newest first, each product with the cheapest of its listings in stock. */
export const listWishlist = async (
  shop: ShopContext,
  customerId: number,
  language?: LocalLanguage,
): Promise<WishlistItem[]> => {
  const { db } = shop
  const rows = await db
    .select()
    .from(wishlistItems)
    .where(eq(wishlistItems.customerId, customerId))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.id))
    .limit(LIST_MAX)
  const leading = await leadsOf(
    shop,
    rows.map(({ productId }) => productId),
  )
  const offers = await loadProducts(shop, leading, language)
  const byProduct = new Map(offers.map((offer) => [offer.product_id, offer]))
  return rows.flatMap(({ id, productId }) => {
    const product = byProduct.get(productId)
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
