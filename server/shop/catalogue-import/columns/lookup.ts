import { eq } from 'drizzle-orm'
import { withoutInvisible } from '../../../../src/contract/digits.ts'
import { brands, categories, formerBrands, formerCategories, licences, sellers } from '../../../db/schema.ts'
import type { ShopContext } from '../../core/context.ts'
import { cropFinder, readCrops } from '../../core/crop-book.ts'
import { factFinder, readOwnFacts } from '../../core/fact-book.ts'
import { slugOf } from '../../core/slug.ts'
import { hashOf } from '../store-packs.ts'
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

/** A name in another script than Latin has no slug of its own. */
export const brandSlug = (brand: string): string => slugOf(brand) || `brand-${hashOf(brand).toLowerCase()}`

/** Ids of brands by slug, by what their names would make of one, and by the slugs of those that were merged into them. */
export const loadBrands = async ({ db }: Pick<ShopContext, 'db'>): Promise<Map<string, number>> => {
  const makers = await db.select({ id: brands.id, slug: brands.slug, name: brands.name }).from(brands)
  const former = await db.select({ id: formerBrands.brandId, slug: formerBrands.slug }).from(formerBrands)
  return new Map([
    ...makers.map(({ id, name }) => [brandSlug(name), id] as const),
    ...former.map(({ id, slug }) => [slug, id] as const),
    ...makers.map(({ id, slug }) => [slug, id] as const),
  ])
}

/** Categories by name and by address, also by that of one that was merged into them. */
export const loadCategories = async ({ db }: Pick<ShopContext, 'db'>): Promise<Map<string, Category>> => {
  const trades = await db.select().from(categories)
  const formerTrades = await db
    .select({ name: formerCategories.slug, trade: categories })
    .from(formerCategories)
    .innerJoin(categories, eq(categories.id, formerCategories.categoryId))
  return new Map([
    ...formerTrades.map(({ name, trade }) => [categoryKey(name), trade] as const),
    ...trades.flatMap((trade) => [trade.slug, trade.name].map((name) => [categoryKey(name), trade] as const)),
  ])
}

/** Reads accepted shops, categories, brands and valid licences. */
export const loadLookup = async (shop: ShopContext) => {
  const { db } = shop
  const open = await db
    .select({ id: sellers.id, name: sellers.shopName })
    .from(sellers)
    .where(eq(sellers.vendorStatus, 'accepted'))
  const valid = await db
    .select({ sellerId: licences.sellerId, kind: licences.kind })
    .from(licences)
    .where(isLicenceValid(shop))
  const grown = await readCrops(shop)
  const findCrop = cropFinder(grown)
  const facts = await readOwnFacts(shop)
  const held = new Set(valid.map(({ sellerId, kind }) => `${sellerId} ${kind}`))
  return {
    /** Accepted sellers by the name of their shop; two shops may have the same name. */
    shops: Map.groupBy(open, ({ name }) => shopKey(name ?? '')),
    categories: await loadCategories(shop),
    /** Grows as the file brings new ones. */
    brands: await loadBrands(shop),
    /** Slugs of crops; grows as the file brings new ones. */
    crops: new Set(grown.map(({ slug }) => slug)),
    /** Of a crop that is not known, its slug to be. */
    readCrop: (name: string) => (findCrop(name)?.slug ?? slugOf(name)) || undefined,
    facts,
    findFact: factFinder(facts),
    holdsLicence: (sellerId: number, kind: string) => held.has(`${sellerId} ${kind}`),
  }
}
