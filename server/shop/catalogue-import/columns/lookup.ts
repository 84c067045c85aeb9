import { eq } from 'drizzle-orm'
import { withoutInvisible } from '../../../../src/contract/digits.ts'
import { brands, categories, licences, sellers } from '../../../db/schema.ts'
import type { ShopContext } from '../../core/context.ts'
import { slugOf } from '../../core/slug.ts'
import { isLicenceValid } from '../../sellers/licences.ts'

export type Category = typeof categories.$inferSelect

/** Look-up tables for the words of a file; read once per import. */
export type ImportLookup = Awaited<ReturnType<typeof loadLookup>>

/** Compared without case and outer blanks. */
export const shopKey = (name: string): string =>
  withoutInvisible(name.normalize('NFC')).trim().replaceAll(/\s+/g, ' ').toLowerCase()
/** `Fertilizer` and `Fertilisers` are one trade. */
export const categoryKey = (name: string): string =>
  slugOf(withoutInvisible(name)).replaceAll('z', 's').replace(/s$/, '')

/** Reads accepted shops, categories, brands and valid licences. */
export const loadLookup = async (shop: ShopContext) => {
  const { db } = shop
  const open = await db
    .select({ id: sellers.id, name: sellers.shopName })
    .from(sellers)
    .where(eq(sellers.vendorStatus, 'accepted'))
  const trades = await db.select().from(categories)
  const makers = await db.select({ id: brands.id, slug: brands.slug }).from(brands)
  const valid = await db
    .select({ sellerId: licences.sellerId, kind: licences.kind })
    .from(licences)
    .where(isLicenceValid(shop))
  const held = new Set(valid.map(({ sellerId, kind }) => `${sellerId} ${kind}`))
  return {
    /** Accepted sellers by the name of their shop; two shops may have the same name. */
    shops: Map.groupBy(open, ({ name }) => shopKey(name ?? '')),
    categories: new Map(trades.flatMap((trade) => [trade.name, trade.slug].map((name) => [categoryKey(name), trade]))),
    /** Ids of brands by slug; grows as the file brings new ones. */
    brands: new Map(makers.map(({ id, slug }) => [slug, id])),
    holdsLicence: (sellerId: number, kind: string) => held.has(`${sellerId} ${kind}`),
  }
}
