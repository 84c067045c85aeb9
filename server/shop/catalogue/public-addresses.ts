import { and, asc, eq, gt, lte, max } from 'drizzle-orm'
import { listings, sellers } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { onSale } from '../core/on-sale.ts'
import { listBrands, listCategories } from './catalogue.ts'

/** What the shop shows to anybody, by the last part of its address. */

/** Listings of so many ids in a row are one part: a file of a sitemap holds at most 50,000 addresses. */
const IDS_OF_A_PART = 40_000

/** How many parts the listings have. */
export const listingParts = async ({ db }: ShopContext): Promise<number> => {
  const [row] = await db.select({ last: max(listings.id) }).from(listings)
  return Math.ceil((row?.last ?? 0) / IDS_OF_A_PART)
}

/** Slugs of what is on sale in a part, which is counted from 1. */
export const listingSlugs = async ({ db }: ShopContext, part: number): Promise<string[]> => {
  const end = part * IDS_OF_A_PART
  const isOfPart = and(gt(listings.id, end - IDS_OF_A_PART), lte(listings.id, end))
  const rows = await db
    .select({ slug: listings.slug })
    .from(listings)
    .where(and(onSale, isOfPart))
    .orderBy(asc(listings.id))
  return rows.map(({ slug }) => slug)
}

/** Slugs of categories, brands and sellers. */
export const listSlugs = async (shop: ShopContext): Promise<Record<'category' | 'brand' | 'seller', string[]>> => {
  const accepted = eq(sellers.vendorStatus, 'accepted')
  const own = await shop.db.select({ slug: sellers.slug }).from(sellers).where(accepted).orderBy(asc(sellers.id))
  const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug)
  return { category: slugs(await listCategories(shop)), brand: slugs(await listBrands(shop)), seller: slugs(own) }
}
