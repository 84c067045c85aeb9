import { eq, sql } from 'drizzle-orm'
import type { ParsedQuery } from '../../../src/contract/shop-calls.ts'
import type { Crop, ProductFilters } from '../../../src/contract/calls/catalogue.ts'
import { LIST_MAX } from '../../../src/contract/constants.ts'
import { rowsOf } from '../../db/database.ts'
import { brands, crops, products } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { cropNames, readCrops } from '../core/crop-book.ts'
import { offeredFacts } from './offered-facts.ts'
import { countProducts, FOUND_MAX, idOrSlug, productsIn, withCurrent } from './product-list.ts'
import { searchProducts } from '../search/search.ts'

/** What a list can be narrowed by. */

/** Of each kind: nobody reads a longer row of chips. */
const OFFERED_MAX = 30

type Query = ParsedQuery<'productFilters'>

interface CropCount extends Record<string, unknown> {
  slug: string
  count: number
}

const cropCounts = ({ db }: ShopContext, query: Query, found: number[] | null, limit: number): Promise<CropCount[]> =>
  rowsOf<CropCount>(
    db,
    sql`select crop as slug, count(*)::int as count
      from ${productsIn(query, found)} join ${products} using (id), unnest(${products.crops}) as crop
        left join ${crops} on ${crops.slug} = crop
      where ${crops.paused} is not true
      group by crop, ${crops.position} order by ${crops.position}, count(*) desc, crop limit ${sql.raw(String(limit))}`,
  )

/** Crops that something on sale is for: those that the operator puts first, then those that most is for. */
export const listCrops = async (shop: ShopContext): Promise<Crop[]> => {
  const countAll = () => cropCounts(shop, {}, null, LIST_MAX)
  const rows = await (shop.catalogue ? shop.catalogue.once('crops', countAll) : countAll())
  const named = await cropNames(shop)
  return rows.map(({ slug, count }) => ({ ...named(slug), product_count: count }))
}

/**
 * The crops, brands and countries in a list, and how much of it can be paid in cash: of each what is left by everything
 * else that is chosen. All of a large list is read for it, so that it is counted once, whatever else an address says.
 */
export const productFilters = async (
  shop: ShopContext,
  asked: Query,
  network: string | null = null,
): Promise<ProductFilters> => {
  const query = await withCurrent(shop, asked)
  const found = query.q ? await searchProducts(shop, { text: query.q, limit: FOUND_MAX, network }) : null
  if (found?.length === 0)
    return { crops: [], brands: [], origins: [], cash: 0, ...(await factsOf(shop, query, found)) }
  const count = () => countFilters(shop, query, found)
  return found === null && shop.catalogue ? shop.catalogue.once(`filters ${JSON.stringify(query)}`, count) : count()
}

/** What is chosen of them is told where an address says it, so that it may say it anew. */
const factsOf = async (shop: ShopContext, query: Query, found: number[] | null) => {
  const facts = await offeredFacts(shop, query, found)
  return { ...(facts.length > 0 && { facts }), ...(query.fact !== undefined && { fact: query.fact }) }
}

const countFilters = async (shop: ShopContext, query: Query, found: number[] | null): Promise<ProductFilters> => {
  const { db } = shop
  const but = (own: keyof Query): Query => ({ ...query, [own]: undefined })
  const limit = sql.raw(String(OFFERED_MAX))
  const grown = await cropCounts(shop, but('crop'), found, OFFERED_MAX)
  const named = await cropNames(shop)
  const isKnown = (await readCrops(shop)).some(({ slug }) => slug === query.crop)
  // What is chosen is named even where nothing of it is left.
  const chosen = query.brand ? eq(brands.id, idOrSlug(brands, query.brand)) : sql`false`
  const brandCounts = await rowsOf<{ slug: string; name: string; count: number }>(
    db,
    sql`with maker as (
        select brand_id, count(*)::int as count
        from ${productsIn(but('brand'), found)} join ${products} using (id) group by brand_id
      )
      select ${brands.slug}, ${brands.name}, coalesce(maker.count, 0) as count
      from ${brands} left join maker on maker.brand_id = ${brands.id}
      where ${chosen} or (not ${brands.paused} and ${brands.id} in (select brand_id from maker order by count desc, brand_id limit ${limit}))
      order by coalesce(maker.count, 0) desc, ${brands.name}`,
  )
  const origins = await rowsOf<{ code: string; count: number }>(
    db,
    sql`select origin as code, count(*)::int as count
      from ${productsIn(but('origin'), found)} join ${products} using (id) where origin is not null
      group by origin order by count(*) desc, origin limit ${limit}`,
  )
  return {
    crops: grown.map(({ slug, count }) => {
      const { name, names } = named(slug)
      return { slug, name, ...(names && { names }), count }
    }),
    ...(query.crop && isKnown && { crop: named(query.crop) }),
    brands: brandCounts,
    origins,
    cash: await countProducts(db, { ...query, cash: '1' }, found),
    ...(await factsOf(shop, query, found)),
  }
}
