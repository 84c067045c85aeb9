import { eq, gte } from 'drizzle-orm'
import { brands, categories, licences, sellers } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { slugOf } from '../core/slug.ts'
import { today } from '../core/business-day.ts'

export type Category = typeof categories.$inferSelect

/** Look-up tables for the words of a file; read once per import. */
export interface ImportLookup {
  /** Ids of accepted sellers by the name of their shop; two shops may have the same name. */
  shops: ReadonlyMap<string, readonly number[]>
  categories: ReadonlyMap<string, Category>
  /** Ids of brands by slug; grows as the file brings new ones. */
  brands: Map<string, number>
  holdsLicence: (sellerId: number, kind: string) => boolean
}

/** Compared without case and outer blanks. */
export const shopKey = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
/** `Fertilizer` and `Fertilisers` are one trade. */
export const categoryKey = (name: string): string => slugOf(name).replaceAll('z', 's').replace(/s$/, '')

/** Reads accepted shops, categories, brands and valid licences. */
export const loadLookup = async (shop: ShopContext): Promise<ImportLookup> => {
  const { db } = shop
  const open = await db
    .select({ id: sellers.id, name: sellers.shopName })
    .from(sellers)
    .where(eq(sellers.vendorStatus, 'accepted'))
  const shops = new Map<string, number[]>()
  for (const { id, name } of open)
    if (name !== null) shops.set(shopKey(name), [...(shops.get(shopKey(name)) ?? []), id])
  const trades = await db.select().from(categories)
  const makers = await db.select({ id: brands.id, slug: brands.slug }).from(brands)
  const valid = await db
    .select({ sellerId: licences.sellerId, kind: licences.kind })
    .from(licences)
    .where(gte(licences.expiresOn, today(shop)))
  const held = new Set(valid.map(({ sellerId, kind }) => `${sellerId} ${kind}`))
  return {
    shops,
    categories: new Map(trades.flatMap((trade) => [trade.name, trade.slug].map((name) => [categoryKey(name), trade]))),
    brands: new Map(makers.map(({ id, slug }) => [slug, id])),
    holdsLicence: (sellerId, kind) => held.has(`${sellerId} ${kind}`),
  }
}
