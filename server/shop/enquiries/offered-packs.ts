import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { OfferedPack } from '../../../src/contract/calls/staff/enquiries.ts'
import { rupees } from '../../../src/contract/money.ts'
import { listings, products, sellers, variants } from '../../db/schema.ts'
import { onSale } from '../core/on-sale.ts'
import type { ShopContext } from '../core/context.ts'
import { matchesText } from '../core/paging.ts'
import { notFound } from '../core/refusal.ts'
import { ownedBy, type Staff } from '../core/identity.ts'
import { findEnquiry } from './enquiries.ts'

const PACKS_MAX = 50

const packs = ({ db }: ShopContext) =>
  db
    .select({
      sku: variants.sku,
      variantName: variants.name,
      sellingPaise: variants.sellingPaise,
      codAvailable: variants.codAvailable,
      collectOnly: products.collectOnly,
      stock: sql<number>`(${variants.onHand} - ${variants.reserved})::int`,
      productId: listings.productId,
      title: listings.title,
      sellerId: sellers.id,
      shopName: sql<string>`coalesce(${sellers.shopName}, ${sellers.name})`,
    })
    .from(variants)
    .innerJoin(listings, eq(listings.id, variants.listingId))
    .innerJoin(products, eq(products.id, listings.productId))
    .innerJoin(sellers, eq(sellers.id, listings.sellerId))
    .$dynamic()
export type Pack = Awaited<ReturnType<typeof packs>>[number]

/** Packs of the own shop that are on sale, by their numbers. */
export const ownPacks = (shop: ShopContext, me: Staff, skus: readonly string[]): Promise<Pack[]> =>
  packs(shop).where(and(inArray(variants.sku, [...skus]), ownedBy(me, listings.sellerId), onSale))

/** What the own shop may offer for a line: packs of that product, or for words whatever it sells for cash and delivers. */
export const packsForLine = async (
  shop: ShopContext,
  me: Staff,
  id: number,
  { line: place, q }: { line: number; q?: string | undefined },
): Promise<OfferedPack[]> => {
  const line = (await findEnquiry(shop, me, id)).lines[place]
  if (line === undefined) throw notFound('There is no such line')
  const isAsked = 'productId' in line ? eq(listings.productId, line.productId) : matchesText(q, [listings.title])
  const isOrdered = and(eq(variants.codAvailable, true), eq(products.collectOnly, false))
  const found = await packs(shop)
    .where(and(isAsked, isOrdered, ownedBy(me, listings.sellerId), onSale))
    .orderBy(asc(listings.title), asc(variants.sellingPaise), asc(variants.sku))
    .limit(PACKS_MAX)
  return found.map(({ sku, title, variantName, shopName, sellingPaise, stock }) => ({
    sku,
    title,
    variant_name: variantName,
    shop_name: shopName,
    selling_price: rupees(sellingPaise),
    stock,
  }))
}
