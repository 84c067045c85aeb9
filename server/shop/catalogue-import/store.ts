import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database.ts'
import { brands, listings, products, variants } from '../../db/schema.ts'
import { renewSearchTexts } from '../catalogue/renew-search-texts.ts'
import type { ShopContext } from '../core/context.ts'
import { slugOf } from '../core/slug.ts'
import { inTransaction } from '../core/transaction.ts'
import { drawingOf } from './drawing.ts'
import type { ImportLookup } from './lookup.ts'
import type { Product } from './product.ts'
import { noCounts, type Counts } from './report.ts'
import { changePacks, newPack, type ChangedPack } from './store-packs.ts'
import { writeTexts } from './store-texts.ts'

/** An arbitrary advisory lock id of this shop's own: two imports write one after the other. */
const IMPORT_LOCK = 7_204_612

/** The same data of a file has the same hash, so that nothing is written that has not changed. */
export const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)

/** A name in another script than Latin has no slug of its own. */
const brandSlug = ({ brand }: Product['header']): string => slugOf(brand) || `brand-${hashOf(brand).toLowerCase()}`

const keyOf = ({ sellerId, handle }: { sellerId: number; handle: string | null }): string => `${sellerId} ${handle}`

/** Of what the file says: the search text follows from that, and from the build. */
const headerHash = ({ category, ...header }: Product['header']): string =>
  hashOf([{ ...header, searchText: undefined }, category.id, category.licenceKind])

const freshIds = async ({ db }: ShopContext, table: 'products' | 'listings', count: number): Promise<number[]> => {
  const next = sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)`
  return (await rowsOf<{ id: number }>(db, next)).map(({ id }) => id)
}

/** Ids of the brands by slug; brands that are missing are created. */
const brandIds = async ({ db }: ShopContext, { brands: known }: ImportLookup, batch: readonly Product[]) => {
  const names = new Map(batch.map(({ header }) => [brandSlug(header), header.brand]))
  const unknown = [...names].filter(([slug]) => !known.has(slug))
  if (unknown.length === 0) return known
  await db
    .insert(brands)
    .values(unknown.map(([slug, name]) => ({ slug, name, imageUrl: `${slug}.webp` })))
    .onConflictDoNothing()
  const slugs = unknown.map(([slug]) => slug)
  const made = await db.select({ id: brands.id, slug: brands.slug }).from(brands).where(inArray(brands.slug, slugs))
  return new Map([...known, ...made.map(({ id, slug }) => [slug, id] as const)])
}

const productRow = ({ header }: Product, brandId: number) => ({
  categoryId: header.category.id,
  brandId,
  drawing: drawingOf(header),
  licenceKind: header.category.licenceKind,
  perishable: header.perishable,
  ...(header.collectOnly !== undefined && { collectOnly: header.collectOnly }),
  // Where the file says nothing of the label it stays as it was declared.
  ...(header.label && {
    origin: header.label.origin,
    crops: header.label.crops.length > 0 ? header.label.crops : null,
    facts: header.label.facts,
  }),
})

const listingRow = ({ header }: Product) => ({
  sellerId: header.sellerId,
  handle: header.handle,
  title: header.title,
  shortDescription: header.short,
  productDetails: header.details,
  productType: header.productType,
  published: header.published,
  searchText: header.searchText,
  importedAs: headerHash(header),
})

const addProducts = async (shop: ShopContext, added: readonly Product[], ids: Map<string, number>) => {
  if (added.length === 0) return []
  const { db, clock } = shop
  const productIds = await freshIds(shop, 'products', added.length)
  const listingIds = await freshIds(shop, 'listings', added.length)
  const placed = added.map((product, place) => {
    const slug = slugOf(product.header.title) || 'product'
    return { product, slug, productId: productIds[place] ?? 0, listingId: listingIds[place] ?? 0 }
  })
  await db.insert(products).values(
    placed.map(({ product, productId, slug }) => ({
      id: productId,
      imageUrl: `${slug}.webp`,
      ...productRow(product, ids.get(brandSlug(product.header)) ?? 0),
    })),
  )
  await db.insert(listings).values(
    placed.map(({ product, productId, listingId, slug }) => ({
      id: listingId,
      productId,
      slug: `${slug}-${listingId}`,
      createdAt: clock(),
      ...listingRow(product),
    })),
  )
  return placed.map(({ product, listingId }) => ({ product, listingId }))
}

const changeProduct = async (
  { db }: ShopContext,
  product: Product,
  known: typeof listings.$inferSelect,
  ids: Map<string, number>,
) => {
  const brandId = ids.get(brandSlug(product.header)) ?? 0
  await db.update(products).set(productRow(product, brandId)).where(eq(products.id, known.productId))
  await db.update(listings).set(listingRow(product)).where(eq(listings.id, known.id))
}

const writePacks = async (
  shop: ShopContext,
  placed: Awaited<ReturnType<typeof addProducts>>,
  counts: Counts['variants'],
): Promise<void> => {
  const ids = placed.map(({ listingId }) => listingId)
  const rows = await shop.db.select().from(variants).where(inArray(variants.listingId, ids))
  const known = Map.groupBy(rows, (row) => row.listingId)
  const fresh: (typeof variants.$inferInsert)[] = []
  const changed: ChangedPack[] = []
  for (const { product, listingId } of placed) {
    const stored = known.get(listingId) ?? []
    let count = stored.length
    for (const pack of product.packs) {
      const importedAs = hashOf([pack, product.header.cod])
      const before = stored.find(({ name }) => name === pack.name)
      if (before === undefined) {
        count += 1
        fresh.push(newPack(pack, { listingId, place: count, cod: product.header.cod, importedAs }))
        counts.added += 1
      } else if (before.importedAs === importedAs) counts.unchanged += 1
      else {
        changed.push({ sku: before.sku, pack, cod: product.header.cod, importedAs })
        counts.changed += 1
      }
    }
  }
  await changePacks(shop, changed)
  if (fresh.length > 0) await shop.db.insert(variants).values(fresh)
}

/** Writes some products, each with its packs, or none of them. What is unchanged since the last import is skipped. Also
 * returns the listing of each. */
export const storeProducts = async (shop: ShopContext, lookup: ImportLookup, batch: readonly Product[]) => {
  const outcome = await inTransaction(shop, async (inner) => {
    const { db } = inner
    await db.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
    const ids = await brandIds(inner, lookup, batch)
    const handles = batch.map(({ header }) => header.handle)
    const sellerIds = batch.map(({ header }) => header.sellerId)
    const isKnown = and(inArray(listings.sellerId, sellerIds), inArray(listings.handle, handles))
    const rows = await db.select().from(listings).where(isKnown)
    const known = new Map(rows.map((row) => [keyOf(row), row]))
    const counts = noCounts()
    const added = batch.filter(({ header }) => !known.has(keyOf(header)))
    const placed = await addProducts(inner, added, ids)
    counts.products.added = added.length
    const written = [...placed]
    for (const product of batch) {
      const before = known.get(keyOf(product.header))
      if (before === undefined) continue
      placed.push({ product, listingId: before.id })
      if (before.importedAs === headerHash(product.header)) counts.products.unchanged += 1
      else {
        await changeProduct(inner, product, before, ids)
        written.push({ product, listingId: before.id })
        counts.products.changed += 1
      }
    }
    const kept = written.flatMap(({ product, listingId }) => (product.header.label === undefined ? [listingId] : []))
    // Their search texts were made of the file alone, and the labels are those that were declared.
    await renewSearchTexts(inner, inArray(listings.id, kept))
    await writeTexts(inner, written)
    await writePacks(inner, placed, counts.variants)
    return { counts, ids, placed }
  })
  // Only what was committed is added to the look-up.
  for (const [slug, id] of outcome.ids) lookup.brands.set(slug, id)
  return { counts: outcome.counts, placed: outcome.placed }
}
