import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { BrandChange, DeskBrand } from '../../../src/contract/calls/staff/brands.ts'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import { brands, formerBrands, products } from '../../db/schema.ts'
import { bannedFaults } from '../core/banned-substances.ts'
import { recordChange } from '../core/audit.ts'
import { lockCatalogue } from '../core/catalogue-lock.ts'
import type { ShopContext } from '../core/context.ts'
import { newestFirst, pageOf, type Page } from '../core/paging.ts'
import { firstOf, invalid } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { renewLater } from '../search/renew-search-texts.ts'
import { moveProducts } from './move-products.ts'

/** The operator's changes of brands. Triggers tell whoever keeps answers of the catalogue. */

const NO_BRAND = 'There is no such brand'

const held = sql<number>`(select count(*)::int from ${products} p where p.brand_id = brands.id)`
const largestFirst = newestFirst({ number: held }, brands.id)

const rowsOf = ({ db }: ShopContext) =>
  db
    .select({ brand: brands, products: held, ...largestFirst.fields })
    .from(brands)
    .$dynamic()
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const view = ({ brand: { id, slug, name, imageUrl, paused }, products: count }: Row): DeskBrand => ({
  id,
  slug,
  name,
  image_url: imageUrl,
  paused,
  products: count,
})

/** A page of brands, those with most products first. */
export const listAllBrands = (
  shop: ShopContext,
  { which, ...query }: PageQuery & { which?: 'paused' | undefined },
): Promise<Page<DeskBrand>> => {
  const where = which && eq(brands.paused, true)
  return pageOf(rowsOf(shop), query, { by: largestFirst, texts: [brands.name, brands.slug], ids: [], where }, (rows) =>
    rows.map(view),
  )
}

const shown = async (shop: ShopContext, id: number): Promise<DeskBrand> =>
  view(firstOf(await rowsOf(shop).where(eq(brands.id, id)), NO_BRAND))

/** Renames it, which also changes what its products are found by; pauses it or shows it again. */
export const changeBrand = (shop: ShopContext, id: number, change: BrandChange): Promise<DeskBrand> =>
  inTransaction(shop, async (inner) => {
    const { db } = inner
    const before = firstOf(await db.select().from(brands).where(eq(brands.id, id)).for('update'), NO_BRAND)
    const { name = before.name, paused = before.paused } = change
    const isTaken = and(sql`lower(${brands.name}) = lower(${name}::text)`, ne(brands.id, id))
    if (name !== before.name && (await db.$count(brands, isTaken)) > 0)
      throw invalid({ name: 'There is a brand of this name. Merge the two' })
    const banned = name === before.name ? {} : bannedFaults({ name })
    if (Object.keys(banned).length > 0) throw invalid(banned)
    await db.update(brands).set({ name, paused }).where(eq(brands.id, id))
    if (name !== before.name) await renewLater(inner, 'brand', id)
    await recordChange(inner, {
      action: 'brand.set',
      entity: 'brand',
      entityId: id,
      sellerId: null,
      before: { paused: before.paused },
      after: { paused },
      personal: name === before.name ? [] : ['name'],
    })
    return shown(inner, id)
  })

/** Moves all of a brand into another one; its own address, and those that led to it, lead there from then on. */
export const mergeBrand = (shop: ShopContext, id: number, into: number): Promise<DeskBrand> =>
  inTransaction(shop, async (inner) => {
    const { db } = inner
    await lockCatalogue(inner)
    const both = await db
      .select()
      .from(brands)
      .where(inArray(brands.id, [id, into]))
      .orderBy(asc(brands.id))
      .for('update')
    const from = firstOf(
      both.filter((row) => row.id === id),
      NO_BRAND,
    )
    if (both.length < 2) throw invalid({ into: 'Choose another brand' })
    const moved = await moveProducts(inner, { of: 'brandId', from: id, into })
    await db.update(formerBrands).set({ brandId: into }).where(eq(formerBrands.brandId, id))
    await db.insert(formerBrands).values({ slug: from.slug, brandId: into })
    await db.delete(brands).where(eq(brands.id, id))
    const change = { before: { paused: from.paused }, after: { into, moved } }
    await recordChange(inner, { action: 'brand.merge', entity: 'brand', entityId: id, sellerId: null, ...change })
    return shown(inner, into)
  })
