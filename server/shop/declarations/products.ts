import { and, count, eq, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import {
  DECLARED,
  LACKING_MAX,
  type DeskProduct,
  type DeskProductRow,
} from '../../../src/contract/calls/staff/products.ts'
import { missingFrom } from '../../../src/contract/product/declarations.ts'
import { categories, declarations, listings, listingTexts, products, sellers, variants } from '../../db/schema.ts'
import { lacksSomething } from '../../db/schema/lacking.ts'
import { shownPicture } from '../catalogue/pictures.ts'
import type { ShopContext } from '../core/context.ts'
import { askedFor } from '../core/fact-book.ts'
import { labelBook, type LabelBook } from '../core/label-book.ts'
import { ownedBy, ownRow, type Staff } from '../core/identity.ts'
import { listingState, onSale } from '../core/on-sale.ts'
import { matchesText, newestFirst, pageOf, type Page } from '../core/paging.ts'
import { holdsMeant } from '../search/search.ts'
import { declared } from './label-columns.ts'

/** What the products of one's own shop declare. */

/** So many listings are looked through for one page of those that lack something, and so many at once. */
const LOOKED_THROUGH = 2_000
const AT_ONCE = 250

const newest = newestFirst({ moment: listings.createdAt }, listings.id)

/** Those that were sent last; who has replaced them does not count as an answer. */
const last = sql`(
  select max(d.id) from ${declarations} d where d.listing_id = ${listings.id} and d.state <> 'replaced'
)`

const rowsOf = ({ db }: ShopContext) =>
  db
    .select({
      listing: {
        id: listings.id,
        title: listings.title,
        slug: listings.slug,
        sellerId: listings.sellerId,
        published: listings.published,
        endedAt: listings.endedAt,
        takenDown: listings.takenDown,
        takenDownReason: listings.takenDownReason,
      },
      product: {
        id: products.id,
        categoryId: products.categoryId,
        licenceKind: products.licenceKind,
        origin: products.origin,
        crops: products.crops,
        facts: products.facts,
        collectOnly: products.collectOnly,
      },
      sent: declarations,
      shopName: sql<string>`coalesce(${sellers.shopName}, ${sellers.name})`,
      imageUrl: shownPicture,
      ground: categories.ground,
      ...newest.fields,
    })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(sellers, eq(sellers.id, listings.sellerId))
    .leftJoin(declarations, eq(declarations.id, last))
    .$dynamic()
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const stateOf = ({ sent }: Row) => DECLARED.find((state) => state === sent?.state) ?? null

const rowView = (row: Row, book: LabelBook): DeskProductRow => ({
  listing_id: row.listing.id,
  product_id: row.product.id,
  title: row.listing.title,
  image_url: row.imageUrl,
  ground: row.ground,
  shop_name: row.shopName,
  missing: missingFrom(declared(row.product, book), row.product.licenceKind),
  taken_down: row.listing.takenDown,
  declared: stateOf(row),
})

interface ProductsQuery extends PageQuery {
  which?: 'missing' | 'waiting' | 'refused' | 'hidden' | undefined
}

const skus = sql`(select string_agg(v.sku, ' ') from ${variants} v where v.listing_id = ${listings.id})`
const titles = sql`(select string_agg(t.title, ' ') from ${listingTexts} t where t.listing_id = ${listings.id})`

/** Of a product's name in any script, its handle, its number, or the number of a pack. */
const foundBy = (q: string | undefined): SQL | undefined =>
  q === undefined || q === ''
    ? undefined
    : or(
        matchesText(q, [listings.title, listings.handle, titles, skus], [listings.id, listings.productId]),
        holdsMeant(q),
      )

const onePage = async (
  shop: ShopContext,
  { q, ...query }: PageQuery,
  where: SQL | undefined,
): Promise<Page<DeskProductRow>> => {
  const book = await labelBook(shop)
  return pageOf(rowsOf(shop), query, { by: newest, texts: [], ids: [], where: and(foundBy(q), where) }, (rows) =>
    rows.map((row) => rowView(row, book)),
  )
}

const isIn = (which: Exclude<ProductsQuery['which'], 'missing'>): SQL | undefined =>
  which === 'hidden' ? eq(listings.takenDown, true) : which && eq(declarations.state, which)

/** A page of products, the newest first; of those that lack something it may be longer or shorter than was asked for. */
export const listProducts = async (
  shop: ShopContext,
  me: Staff,
  { which, ...query }: ProductsQuery,
): Promise<Page<DeskProductRow>> => {
  const own = ownedBy(me, listings.sellerId)
  if (which !== 'missing') return onePage(shop, query, and(own, isIn(which)))
  const found: DeskProductRow[] = []
  let cursor: string | null | undefined = query.cursor
  for (let looked = 0; looked < LOOKED_THROUGH && found.length < query.limit && cursor !== null; looked += AT_ONCE) {
    const page = await onePage(shop, { ...query, cursor, limit: AT_ONCE }, own)
    found.push(...page.data.filter(({ missing }) => missing.length > 0))
    cursor = page.meta.next_cursor
  }
  return { data: found, meta: { next_cursor: cursor ?? null } }
}

/** Products that the operator has to decide about, or that were sent back to the shop. */
export const countToDecide = async ({ db }: ShopContext, me: Staff): Promise<number> => {
  if (me.sellerId === null) return db.$count(declarations, eq(declarations.state, 'waiting'))
  const sentBack = db
    .select({ id: declarations.id })
    .from(declarations)
    .innerJoin(listings, and(eq(listings.id, declarations.listingId), eq(declarations.id, last)))
    .where(and(eq(declarations.state, 'refused'), ownedBy(me, listings.sellerId)))
  return db.$count(sentBack.as('sent_back'))
}

/** What a product of the own shop declares, and what of it waits. */
export const showProduct = async (shop: ShopContext, me: Staff, id: number): Promise<DeskProduct> => {
  const [found] = await rowsOf(shop).where(eq(listings.id, id))
  const own = found && { ...found, sellerId: found.listing.sellerId }
  const row = ownRow(me, own, { entity: 'listing', id, message: 'There is no such product' })
  const isOther = and(eq(listings.productId, row.product.id), ne(listings.id, id))
  const [others] = await shop.db.select({ listings: count() }).from(listings).where(isOther)
  const state = stateOf(row)
  const book = await labelBook(shop)
  return {
    ...rowView(row, book),
    slug: row.listing.slug,
    state: listingState(row.listing),
    taken_down_reason: row.listing.takenDownReason,
    licence_kind: row.product.licenceKind,
    others: others?.listings ?? 0,
    asked: askedFor(book.facts, row.product.categoryId),
    shown: declared(row.product, book),
    sent:
      row.sent === null || state === null
        ? null
        : {
            id: row.sent.id,
            state,
            said: row.sent.said,
            sent_at: row.sent.createdAt.toISOString(),
            reason: row.sent.reason,
          },
  }
}

/** How many products on sale, of the own shop or of all, lack something that the law wants on their pages; so many at most. */
export const countLacking = async ({ db }: ShopContext, me: Staff): Promise<number> => {
  const found = db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(and(ownedBy(me, listings.sellerId), onSale, lacksSomething(products)))
    .limit(LACKING_MAX)
  return db.$count(found.as('found'))
}
