import { sql, type SQL } from 'drizzle-orm'
import { KNOWN_PRODUCTS_MAX, type KnownProduct } from '../../../src/contract/calls/staff/listings.ts'
import { rowsOf } from '../../db/database.ts'
import { brands, categories, licences, listingFacets as facets, listings, products, variants } from '../../db/schema.ts'
import { rank } from '../catalogue/leads.ts'
import { shownPicture } from '../catalogue/pictures.ts'
import type { ShopContext } from '../core/context.ts'
import type { Staff } from '../core/identity.ts'
import { isLicenceValid } from '../sellers/licences.ts'

/** Products that an offer may be put beside, as much of them as a phone keeps to find them without network. */

type Found = KnownProduct & Record<string, unknown>

/**
 * Those of the categories that the shop sells in first, the newest first: each with the listing that leads it. What needs
 * a licence that the shop does not hold comes last, and says so.
 */
export const listKnownProducts = (shop: ShopContext, { sellerId }: Staff): Promise<KnownProduct[]> => {
  const isOfShop = sql`${facets.sellerId} = ${sellerId}`
  const mayBeSold = sql`(p.licence_kind is null or ${sellerId}::int is null or p.licence_kind in (
    select ${licences.kind} from ${licences} where ${licences.sellerId} = ${sellerId} and ${isLicenceValid(shop)}
  ))`
  const newest = (part: number, where: SQL) => sql`(
    select p.id, p.category_id, p.brand_id, p.licence_kind, ${part}::int as part from ${products} p
    where exists (select from ${facets} where ${facets.productId} = p.id and ${facets.onSale}) and ${where}
    order by p.id desc limit ${KNOWN_PRODUCTS_MAX}
  )`
  return rowsOf<Found>(
    shop.db,
    sql`with own as materialized (
      select distinct ${facets.categoryId} as category_id from ${facets} where ${isOfShop} and ${facets.onSale}
    ), known as materialized (
      select * from (
        ${newest(0, sql`${mayBeSold} and p.category_id = any (array(select category_id from own))`)}
        union all ${newest(1, sql`${mayBeSold} and p.category_id <> all (array(select category_id from own))`)}
        union all ${newest(2, sql`not ${mayBeSold}`)}
      ) all_parts
      order by part, id desc limit ${KNOWN_PRODUCTS_MAX}
    )
    select known.id as product_id, ${listings.title} as title, ${brands.name} as brand, known.category_id,
      ${shownPicture} as image_url, ${categories.ground} as ground, ${listings.searchText} as search_text,
      array(select v.name from ${variants} v where v.listing_id = ${listings.id} order by v.position, v.id) as packs,
      (select min(l.id) from ${listings} l where l.product_id = known.id and l.seller_id = ${sellerId} and l.ended_at is null)
        as own_listing_id,
      case when known.part = 2 then known.licence_kind end as licence_wanted
    from known
    cross join lateral (
      select ${facets.listingId} as id from ${facets} where ${facets.productId} = known.id and ${facets.onSale}
      order by ${rank(shop, facets)} limit 1
    ) first
    join ${listings} on ${listings.id} = first.id
    join ${products} on ${products.id} = known.id
    join ${brands} on ${brands.id} = known.brand_id
    join ${categories} on ${categories.id} = known.category_id
    order by known.part, known.id desc`,
  )
}
