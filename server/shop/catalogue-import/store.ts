import { and, eq, inArray, sql } from 'drizzle-orm'
import type { LocalText } from '../../../src/contract/product/local.ts'
import { rowsOf } from '../../db/database.ts'
import { cropName } from '../../../src/contract/product/crops.ts'
import { brands, crops, listings, products, listingTexts } from '../../db/schema.ts'
import { lockCatalogue } from '../core/catalogue-lock.ts'
import { renewSearchTexts } from '../search/renew-search-texts.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'
import { slugOf } from '../core/slug.ts'
import { drawingOf } from './columns/drawing.ts'
import { brandSlug, categoryKey, loadBrands, loadCategories, type ImportLookup } from './columns/lookup.ts'
import type { Product } from './product.ts'
import { mergedFacts } from './columns/label.ts'
import { writePacks, hashOf } from './store-packs.ts'
import { noCounts } from './report.ts'

/** Writes what these listings are called in other languages; texts that are not named stay. */
export const writeTexts = async (
  { db }: Pick<ShopContext, 'db'>,
  written: readonly { texts: readonly LocalText[] | undefined; listingId: number }[],
): Promise<void> => {
  const rows = written.flatMap(({ texts = [], listingId }) =>
    texts.map(({ language, title, short_description: shortDescription }) => ({
      listingId,
      language,
      title,
      shortDescription,
    })),
  )
  if (rows.length === 0) return
  await db
    .insert(listingTexts)
    .values(rows)
    .onConflictDoUpdate({
      target: [listingTexts.listingId, listingTexts.language],
      set: {
        title: sql`excluded.title`,
        shortDescription: sql`coalesce(nullif(excluded.short_description, ''), ${listingTexts.shortDescription})`,
      },
    })
}

/** The shop itself where the file names no maker of a new product. */
const brandOf = ({ brand, vendor }: Product['header']): string => brand ?? vendor

const keyOf = ({ sellerId, handle }: { sellerId: number; handle: string | null }): string => `${sellerId} ${handle}`

/** Of what the file says: the search text follows from that, and from the build. */
const headerHash = ({ category, ...header }: Product['header']): string =>
  hashOf([{ ...header, searchText: undefined, vendor: undefined }, category.id, category.licenceKind])

export const freshIds = async (
  { db }: ShopContext,
  table: 'products' | 'listings',
  count: number,
): Promise<number[]> => {
  const next = sql`select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::int)`
  return (await rowsOf<{ id: number }>(db, next)).map(({ id }) => id)
}

/** Ids of the brands by slug; brands that are missing are created. */
export const brandIds = async (
  { db }: ShopContext,
  { brands: known }: Pick<ImportLookup, 'brands'>,
  wanted: readonly string[],
) => {
  const names = new Map(wanted.map((brand) => [brandSlug(brand), brand]))
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

/** Makes the crops that are missing; returns their slugs. */
const makeCrops = async ({ db }: ShopContext, { crops: known }: ImportLookup, batch: readonly Product[]) => {
  const named = new Set(batch.flatMap(({ header }) => header.label?.crops ?? []))
  const unknown = [...named].filter((slug) => !known.has(slug))
  if (unknown.length > 0)
    await db
      .insert(crops)
      .values(unknown.map((slug) => ({ slug, name: cropName(slug) })))
      .onConflictDoNothing()
  return unknown
}

type Listing = typeof listings.$inferSelect
type Master = typeof products.$inferSelect

/** What the file says of a new product, or anew of one that there is: what it does not say stays as it is. */
const productRow = ({ header }: Product, ids: Map<string, number>, before?: Master) => {
  const { category, brand, perishable, collectOnly, label } = header
  const drawing = drawingOf({ ...header, brand: brandOf(header) })
  return {
    categoryId: category.id,
    licenceKind: category.licenceKind,
    drawing: before?.drawing && brand === undefined ? { ...drawing, colour: before.drawing.colour } : drawing,
    ...(brand !== undefined && { brandId: ids.get(brandSlug(brand)) ?? 0 }),
    ...(perishable !== undefined && { perishable }),
    ...(collectOnly !== undefined && { collectOnly }),
    ...(label && {
      facts: mergedFacts(before?.facts ?? null, label.facts),
      ...(label.origin !== null && { origin: label.origin }),
      ...(label.crops.length > 0 && { crops: label.crops }),
    }),
  }
}

const listingRow = ({ header }: Product) => {
  const { sellerId, handle, title, short, details, productType, published } = header
  return {
    sellerId,
    handle,
    title,
    ...(short !== undefined && { shortDescription: short }),
    ...(details !== undefined && { productDetails: details }),
    ...(productType !== undefined && { productType, searchText: header.searchText }),
    ...(published !== undefined && { published }),
    importedAs: headerHash(header),
  }
}

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
      brandId: ids.get(brandSlug(brandOf(product.header))) ?? 0,
      ...productRow(product, ids),
    })),
  )
  await db.insert(listings).values(
    placed.map(({ product: { header }, product, productId, listingId, slug }) => ({
      id: listingId,
      productId,
      slug: `${slug}-${listingId}`,
      createdAt: clock(),
      ...listingRow(product),
      shortDescription: header.short ?? header.title,
      productDetails: header.details ?? header.title,
      searchText: header.searchText,
    })),
  )
  return placed.map(({ product, listingId }) => ({ product, listingId }))
}

const changeProduct = async ({ db }: ShopContext, product: Product, known: Listing, ids: Map<string, number>) => {
  const [before] = await db.select().from(products).where(eq(products.id, known.productId))
  await db
    .update(products)
    .set(productRow(product, ids, before))
    .where(eq(products.id, known.productId))
  // What its seller has ended no file puts on sale again.
  const ended = known.endedAt === null ? {} : { published: false }
  await db
    .update(listings)
    .set({ ...listingRow(product), ...ended })
    .where(eq(listings.id, known.id))
}

/** A category or a brand may have been merged since the look-up was read. */
const asMerged = async (shop: ShopContext, lookup: ImportLookup, batch: readonly Product[]) => {
  const trades = await loadCategories(shop)
  const moved = batch.map((product) => {
    const { header } = product
    const category = trades.get(categoryKey(header.category.slug)) ?? header.category
    return category.id === header.category.id ? product : { ...product, header: { ...header, category } }
  })
  const slugs = new Set(batch.map(({ header }) => brandSlug(brandOf(header))))
  const used = [...slugs].flatMap((slug) => lookup.brands.get(slug) ?? [])
  const there = await shop.db.$count(brands, inArray(brands.id, used))
  return { moved, brands: there === new Set(used).size ? lookup.brands : await loadBrands(shop) }
}

/** Writes some products, each with its packs, or none of them. What is unchanged since the last import is skipped. Also
 * returns the listing of each. */
export const storeProducts = async (shop: ShopContext, lookup: ImportLookup, read: readonly Product[]) => {
  const outcome = await inTransaction(shop, async (inner) => {
    const { db } = inner
    await lockCatalogue(inner)
    const { moved: batch, brands: makers } = await asMerged(inner, lookup, read)
    const handles = batch.map(({ header }) => header.handle)
    const sellerIds = batch.map(({ header }) => header.sellerId)
    const isKnown = and(inArray(listings.sellerId, sellerIds), inArray(listings.handle, handles))
    const rows = await db.select().from(listings).where(isKnown)
    const known = new Map(rows.map((row) => [keyOf(row), row]))
    const counts = noCounts()
    const added = batch.filter(({ header }) => !known.has(keyOf(header)))
    const ids = await brandIds(inner, { brands: makers }, [
      ...added.map(({ header }) => brandOf(header)),
      ...batch.flatMap(({ header }) => header.brand ?? []),
    ])
    const grown = await makeCrops(inner, lookup, batch)
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
    // What the file does not say of them is as it was, and found as it was.
    const kept = written.slice(added.length).map(({ listingId }) => listingId)
    await renewSearchTexts(inner, inArray(listings.id, kept))
    await writeTexts(
      inner,
      written.map(({ product, listingId }) => ({ texts: product.header.texts, listingId })),
    )
    const refused = await writePacks(inner, placed, counts.variants)
    return { counts, ids, grown, placed, refused }
  })
  // Only what was committed is added to the look-up.
  for (const [slug, id] of outcome.ids) lookup.brands.set(slug, id)
  for (const slug of outcome.grown) lookup.crops.add(slug)
  return { counts: outcome.counts, placed: outcome.placed, refused: outcome.refused }
}
