import { and, asc, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { ParsedQuery } from '../../../src/contract/shop-calls.ts'
import { isYes } from '../../../src/contract/calls/catalogue.ts'
import { SORTS, type Sort } from '../../../src/contract/constants.ts'
import { PRODUCT_TYPES } from '../../../src/contract/constants.ts'
import { dayInIndia } from '../../../src/contract/india.ts'
import { paise } from '../../../src/contract/money.ts'
import {
  brands,
  categories,
  formerBrands,
  formerCategories,
  listingFacets as facets,
  sellers,
} from '../../db/schema.ts'
import { isOneOf, plannedAnew, rowsOf, type Db } from '../../db/database.ts'
import { leads, type Facets } from './leads.ts'
import { loadProducts } from './listings.ts'
import { cutPage, decodeCursor, RowId } from '../core/paging.ts'
import { invalid } from '../core/refusal.ts'
import { searchProducts } from '../search/search.ts'
import type { ShopContext } from '../core/context.ts'
import { currentCrop } from '../core/crop-book.ts'
import { currentFacts, readOwnFacts } from '../core/fact-book.ts'

type ProductQuery = ParsedQuery<'products'>

/** The most products that a text search passes to the other filters. */
export const FOUND_MAX = 500

/**
 * Digits are an id, anything else a slug, also that of one that was merged into another. As a subquery: every further
 * table to join makes planning slower.
 */
export const idOrSlug = (table: typeof brands | typeof categories, text: string): SQL => {
  if (/^\d{1,9}$/.test(text)) return sql`${Number(text)}::int`
  const former =
    table === brands
      ? sql`(select f.brand_id from ${formerBrands} f where f.slug = ${text})`
      : sql`(select f.category_id from ${formerCategories} f where f.slug = ${text})`
  return sql`coalesce((select t.id from ${table} t where t.slug = ${text}), ${former})`
}

/** All digits are an id; otherwise the slug counts, and after that an id at the end of the name. */
export const sellerId = (text: string): SQL => {
  if (/^\d{1,9}$/.test(text)) return sql`${Number(text)}::int`
  const trailing = /-(\d{1,9})$/.exec(text)?.[1]
  const bySlug = sql`(select s.id from ${sellers} s where s.slug = ${text})`
  return trailing === undefined ? bySlug : sql`coalesce(${bySlug}, ${Number(trailing)}::int)`
}

const typeOf = (text: string, of: Facets): SQL => {
  const type = PRODUCT_TYPES.find((known) => known.toLowerCase() === text.toLowerCase())
  return type === undefined ? sql`false` : eq(of.productType, type)
}

/** Capped at what the column holds, so that a huge bound is no error. */
const columnPaise = (inRupees: number): number => Math.min(paise(inRupees), 2_147_483_647)

type Narrowed = Omit<ProductQuery, 'limit' | 'cursor' | 'sort'>

/** Whether nothing but its words decides what a search finds. */
export const isByWordsAlone = (query: ProductQuery): boolean => {
  const { q, lang: _lang, limit: _limit, cursor: _cursor, sort: _sort, ...narrowing } = query
  return Boolean(q) && Object.values(narrowing).every((value) => value === undefined)
}

/** What one seller's listing of a product may have and another one not. */
const ofListing = (query: Narrowed, of: Facets): SQL[] => [
  // Not as a parameter, so that the planner knows the indexes that hold.
  sql`${of.onSale}`,
  ...(query.seller ? [eq(of.sellerId, sellerId(query.seller))] : []),
  ...(query.type ? [typeOf(query.type, of)] : []),
  ...(query.min_price === undefined ? [] : [sql`${plannedAnew} ${gte(of.pricePaise, columnPaise(query.min_price))}`]),
  ...(query.max_price === undefined ? [] : [sql`${plannedAnew} ${lte(of.pricePaise, columnPaise(query.max_price))}`]),
  ...(isYes(query.in_stock) ? [sql`${of.inStock}`] : []),
  ...(isYes(query.cash) ? [sql`${of.cash}`] : []),
]

/** Narrow a list; the words of a search are looked for before, and `found` are the products that have them. */
const filters = (query: Narrowed, found: number[] | null): SQL[] => [
  ...ofListing(query, facets),
  ...(query.category ? [eq(facets.categoryId, idOrSlug(categories, query.category))] : []),
  ...(query.brand ? [eq(facets.brandId, idOrSlug(brands, query.brand))] : []),
  ...(query.crop ? [sql`${plannedAnew} ${facets.crops} @> array[${query.crop}::text]`] : []),
  ...(query.origin ? [eq(facets.origin, query.origin)] : []),
  ...(query.fact ? [sql`${plannedAnew} ${facets.facts} @> string_to_array(${query.fact}::text, '_')`] : []),
  ...(found === null ? [] : [isOneOf(facets.productId, found)]),
]

/** The products of a list, each once; of a seller's own list as often as it lists them. */
export const productsIn = (query: Narrowed, found: number[] | null): SQL =>
  sql`(select ${query.seller ? sql`` : sql`distinct`} ${facets.productId} as id from ${facets} where ${and(...filters(query, found))}) matching`

/** How many products of a list say each value of a fact; of a seller's own list how many listings. */
export const countFactValues = (db: Db, query: Narrowed, found: number[] | null) =>
  rowsOf<{ said: string; count: number }>(
    db,
    sql`select said, count(*)::int as count from (
        select ${query.seller ? sql`` : sql`distinct`} ${facets.productId}, said from ${facets}, unnest(${facets.facts}) said
        where ${facets.facts} is not null and ${and(...filters(query, found))}
      ) told group by said`,
  )

export const countProducts = async (db: Db, query: Narrowed, found: number[] | null): Promise<number> => {
  const rows = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from ${productsIn(query, found)}`)
  return rows[0]?.count ?? 0
}

interface Order {
  by: SQL
  descending: boolean
  /** The sort value as a plain number, for the cursor. */
  value: SQL<string>
  /** A cursor's value in the type of `by`. */
  from: (value: string) => SQL
}

const orders = (found: number[] | null): Record<Sort, Order> => {
  // A cursor's value as a type that compares with the column itself, so that an index finds it.
  const number = (by: SQL, type: 'int8' | 'float4', descending: boolean): Order => ({
    by,
    descending,
    value: sql<string>`(${by})::text`,
    from: (value) => sql`${value}::text::numeric::${sql.raw(type)}`,
  })
  const newest: Order = {
    by: sql`${facets.createdAt}`,
    descending: true,
    value: sql<string>`(extract(epoch from ${facets.createdAt}) * 1000000)::bigint::text`,
    from: (value) => sql`(timestamptz 'epoch' + ${value}::text::float8 * interval '1 microsecond')`,
  }
  const rank = sql`array_position(${`{${(found ?? []).join(',')}}`}::text::bigint[], ${facets.productId})`
  return {
    relevance: found === null ? newest : number(rank, 'int8', false),
    newest,
    price_asc: number(sql`${facets.pricePaise}`, 'int8', false),
    price_desc: number(sql`${facets.pricePaise}`, 'int8', true),
    rating: number(sql`${facets.rating}`, 'float4', true),
  }
}

/** Where a page ended: the sort, the last row's value under it, and its id. */
const Cursor = v.tuple([v.picklist(SORTS), v.pipe(v.string(), v.regex(/^-?\d{1,17}(\.\d{1,20})?$/)), RowId])

/** Rows after the cursor, in the direction of the sort; a cursor of another sort would page for ever. */
const after = ({ by, descending, from }: Order, text: string | undefined, sort: Sort): SQL | undefined => {
  const message = 'This cursor belongs to another list'
  const cursor = decodeCursor(text, Cursor, message)
  if (cursor === null) return undefined
  const [writtenFor, value, id] = cursor
  if (writtenFor !== sort) throw invalid({ cursor: message })
  return sql`(${by}, ${facets.listingId}) ${sql.raw(descending ? '<' : '>')} (${from(value)}, ${id}::bigint)`
}

/** Whatever order and language it has and wherever a page begins, a list has as many rows. */
const countKey = (query: ProductQuery): string =>
  `count ${JSON.stringify({ ...query, sort: undefined, limit: undefined, cursor: undefined, lang: undefined })}`

/** What a page of a list has is the same in every language; a licence may end with the day. */
const pageKey = ({ clock }: ShopContext, query: ProductQuery): string =>
  `page ${dayInIndia(clock().getTime())} ${JSON.stringify({ ...query, lang: undefined })}`

interface Listed {
  /** Who searches. */
  network?: string | null
  /** Every seller's listing, and not the one that leads its product. */
  eachSeller?: boolean
}

/** What is asked for by the names that it has since it was merged. */
export const withCurrent = async <Q extends Narrowed>(shop: ShopContext, asked: Q): Promise<Q> => ({
  ...asked,
  ...(asked.crop && { crop: await currentCrop(shop, asked.crop) }),
  ...(asked.fact && { fact: currentFacts(await readOwnFacts(shop), asked.fact) }),
})

/** One page of products, filtered and sorted, each by the listing that leads it among those that are left. */
export const listProducts = async (shop: ShopContext, asked: ProductQuery, listed: Listed = {}) => {
  const { db } = shop
  const query = await withCurrent(shop, asked)
  const { network = null, eachSeller = Boolean(query.seller) } = listed
  const found = query.q ? await searchProducts(shop, { text: query.q, limit: FOUND_MAX, network }) : null
  if (found?.length === 0) return { data: [], meta: { total: 0, next_cursor: null } }
  const sort = query.sort ?? (found === null ? 'newest' : 'relevance')
  const order = orders(found)[sort]
  const matching = and(...filters(query, found))

  const direction = order.descending ? desc : asc
  const countAll = () => (eachSeller ? db.$count(facets, matching) : countProducts(db, query, found))
  const readPage = () => {
    const sorted = db
      .select({ id: sql<number>`${facets.listingId}`.as('id'), value: order.value.as('value') })
      .from(facets)
      .where(
        and(
          matching,
          after(order, query.cursor, sort),
          eachSeller ? undefined : leads(shop, (of) => and(...ofListing(query, of))),
        ),
      )
      .orderBy(direction(order.by), direction(facets.listingId))
    // Of a limit that is a parameter the planner believes that it is large.
    const limit = sql.raw(String(query.limit + 1))
    return rowsOf<{ id: number; value: string }>(db, sql`${sorted.getSQL()} limit ${limit}`)
  }
  const once = <T>(key: string, make: () => Promise<T>): Promise<T> =>
    found === null && shop.catalogue ? shop.catalogue.once(`${key} ${eachSeller}`, make) : make()
  const total = await once(countKey(query), countAll)
  const fetched = await once(pageKey(shop, query), readPage)
  const { rows, meta } = cutPage(fetched, query.limit, ({ value, id }) => [sort, value, id])
  const ids = rows.map(({ id }) => id)
  return { data: await loadProducts(shop, ids, query.lang), meta: { total, ...meta } }
}
