import { and, sql, type SQL } from 'drizzle-orm'
import type { ParsedQuery } from '../../../src/contract/shop-calls.ts'
import type { Crop, ProductFilters } from '../../../src/contract/calls/catalogue.ts'
import { LIST_MAX } from '../../../src/contract/constants.ts'
import { cropName } from '../../../src/contract/product/crops.ts'
import { rowsOf } from '../../db/database.ts'
import { brands, listingFacets as facets } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { filters, FOUND_MAX } from './product-list.ts'
import { searchListings } from '../search/search.ts'

/** What a list can be narrowed by. */

/** Of each kind: nobody reads a longer row of chips. */
const OFFERED_MAX = 30

interface CropCount extends Record<string, unknown> {
  slug: string
  count: number
}

const cropCounts = ({ db }: ShopContext, matching: SQL | undefined, limit: number): Promise<CropCount[]> =>
  rowsOf<CropCount>(
    db,
    sql`select crop as slug, count(*)::int as count
      from ${facets}, unnest(${facets.crops}) as crop where ${matching}
      group by crop order by count(*) desc, crop limit ${sql.raw(String(limit))}`,
  )

/** Crops that something on sale is for, most first. */
export const listCrops = async (shop: ShopContext): Promise<Crop[]> => {
  const countAll = () => cropCounts(shop, and(...filters({}, null)), LIST_MAX)
  const rows = await (shop.catalogue ? shop.catalogue.once('crops', countAll) : countAll())
  return rows.map(({ slug, count }) => ({ slug, name: cropName(slug), product_count: count }))
}

/**
 * The crops, brands and countries in a list, and how much of it can be paid in cash. All of a large list is read for it,
 * so that it is counted once, whatever else an address says.
 */
export const productFilters = async (
  shop: ShopContext,
  query: ParsedQuery<'productFilters'>,
  network: string | null = null,
): Promise<ProductFilters> => {
  const found = query.q ? await searchListings(shop, { text: query.q, limit: FOUND_MAX, network }) : null
  if (found?.length === 0) return { crops: [], brands: [], origins: [], cash: 0 }
  const count = () => countFilters(shop, query, found)
  return found === null && shop.catalogue ? shop.catalogue.once(`filters ${JSON.stringify(query)}`, count) : count()
}

const countFilters = async (
  shop: ShopContext,
  query: ParsedQuery<'productFilters'>,
  found: number[] | null,
): Promise<ProductFilters> => {
  const { db } = shop
  const matching = and(...filters(query, found))
  const crops = await cropCounts(shop, matching, OFFERED_MAX)
  const makers = await rowsOf<{ slug: string; name: string; count: number }>(
    db,
    sql`select b.slug, b.name, counted.count from (
        select ${facets.brandId} as id, count(*)::int as count from ${facets} where ${matching}
        group by ${facets.brandId} order by count(*) desc, ${facets.brandId} limit ${sql.raw(String(OFFERED_MAX))}
      ) counted join ${brands} b on b.id = counted.id order by counted.count desc, b.name`,
  )
  const origins = await rowsOf<{ code: string; count: number }>(
    db,
    sql`select ${facets.origin} as code, count(*)::int as count from ${facets}
      where ${matching} and ${facets.origin} is not null
      group by ${facets.origin} order by count(*) desc, ${facets.origin} limit ${sql.raw(String(OFFERED_MAX))}`,
  )
  return {
    crops: crops.map(({ slug, count }) => ({ slug, name: cropName(slug), count })),
    brands: makers,
    origins,
    cash: await db.$count(facets, and(matching, sql`${facets.cash}`)),
  }
}
