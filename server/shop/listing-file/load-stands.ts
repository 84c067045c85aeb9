import { and, asc, eq, inArray, isNull, ne, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { asArray, isOneOf, isOneOfTexts } from '../../db/database.ts'
import {
  brands,
  declarations,
  listingDrafts,
  listings,
  listingTexts,
  products,
  variants,
  categories,
} from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import type { Draft } from '../listings/drafts.ts'
import type { WantedProduct } from './read-product.ts'

/** What one's own shop has of the products that a file names. */

export interface Stand {
  listing: typeof listings.$inferSelect
  product: typeof products.$inferSelect
  brand: string
  category: typeof categories.$inferSelect
  packs: readonly (typeof variants.$inferSelect)[]
  texts: readonly (typeof listingTexts.$inferSelect)[]
  /** A change of it that waits, or was returned. */
  draft: Draft | undefined
  /** What was declared of it and waits. */
  declared: typeof declarations.$inferSelect | undefined
}

/** What stands of each product: a listing, a draft of a new one, or nothing. Only one's own is looked at. */
export type Known = (wanted: WantedProduct) => { stand: Stand } | { draft: Draft } | undefined

/** By the code of its own that it came with, or the end of its page's address; each of the two has its index. */
const isCoded = (sellerId: number, codes: readonly string[]): SQL => {
  const idsBy = (name: AnyColumn) => sql`select ${listings.id} from ${listings}
    where ${listings.sellerId} = ${sellerId} and ${name} = any (${asArray(codes)})`
  return sql`${listings.id} in (${idsBy(listings.handle)} union ${idsBy(listings.slug)})`
}

/** What one's own shop calls the products of these codes. */
export const titlesByCode = async (
  { db }: ShopContext,
  sellerId: number,
  codes: readonly string[],
): Promise<Map<string, string>> => {
  if (codes.length === 0) return new Map()
  const { title, slug, handle } = listings
  const rows = await db.select({ title, slug, handle }).from(listings).where(isCoded(sellerId, codes))
  return new Map(rows.flatMap((row) => [row.slug, row.handle ?? row.slug].map((code) => [code, row.title] as const)))
}

const codeOf = sql<string | null>`${listingDrafts.form} ->> 'code'`

/** Reads it in seven queries at most, however many products there are. */
export const loadStands = async (
  { db }: ShopContext,
  sellerId: number,
  wanted: readonly WantedProduct[],
): Promise<Known> => {
  const codes = wanted.map(({ code }) => code)
  const own = (which: SQL | undefined) =>
    db
      .select({ listing: listings, product: products, brand: brands.name, category: categories })
      .from(listings)
      .innerJoin(products, eq(products.id, listings.productId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(eq(listings.sellerId, sellerId), which))
  // A name has no index: with it all that the shop sells is read, for a few products.
  const coded = await own(isCoded(sellerId, codes))
  const known = new Set(coded.flatMap(({ listing }) => [listing.handle, listing.slug]))
  const others = codes.filter((code) => !known.has(code))
  const named =
    others.length === 0 ? [] : await own(and(isNull(listings.endedAt), isOneOfTexts(listings.title, others)))
  const byId = new Map([...coded, ...named].map((row) => [row.listing.id, row]))
  const rows = [...byId.values()].toSorted((one, other) => one.listing.id - other.listing.id)
  const ids = rows.map(({ listing }) => listing.id)
  const packs = await db
    .select()
    .from(variants)
    .where(isOneOf(variants.listingId, ids))
    .orderBy(asc(variants.position), asc(variants.id))
  const texts = await db.select().from(listingTexts).where(isOneOf(listingTexts.listingId, ids))
  const drafts = await db
    .select()
    .from(listingDrafts)
    .where(
      and(
        eq(listingDrafts.sellerId, sellerId),
        ne(listingDrafts.state, 'approved'),
        or(isOneOf(listingDrafts.listingId, ids), and(isNull(listingDrafts.listingId), isOneOfTexts(codeOf, codes))),
      ),
    )
    .orderBy(asc(listingDrafts.sentAt))
  const declaring = await db
    .select()
    .from(declarations)
    .where(and(isOneOf(declarations.listingId, ids), inArray(declarations.state, ['waiting'])))
  const packsOf = Map.groupBy(packs, ({ listingId }) => listingId)
  const textsOf = Map.groupBy(texts, ({ listingId }) => listingId)
  const standOf = (row: (typeof rows)[number]): Stand => ({
    ...row,
    packs: packsOf.get(row.listing.id) ?? [],
    texts: textsOf.get(row.listing.id) ?? [],
    draft: drafts.findLast(({ listingId }) => listingId === row.listing.id),
    declared: declaring.find(({ listingId }) => listingId === row.listing.id),
  })
  // Its own code goes before its address, and that before its name.
  const by = (name: (listing: Stand['listing']) => string | null) =>
    new Map(
      rows.flatMap((row): [string, (typeof rows)[number]][] => {
        const found = name(row.listing)
        return found === null ? [] : [[found, row]]
      }),
    )
  const places = [
    by(({ handle }) => handle),
    by(({ slug }) => slug),
    by(({ title, endedAt }) => (endedAt ? null : title)),
  ]
  const draftOf = new Map(drafts.flatMap((draft) => (draft.listingId === null ? [[draft.form.code ?? '', draft]] : [])))
  return ({ code }) => {
    const row = places.map((place) => place.get(code)).find((found) => found !== undefined)
    if (row !== undefined) return { stand: standOf(row) }
    const draft = draftOf.get(code)
    return draft && { draft }
  }
}
