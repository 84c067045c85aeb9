import { sql, type SQL } from 'drizzle-orm'
import { KNOWN_PRODUCTS_MAX, type KnownProduct } from '../../../src/contract/product/known-product.ts'
import type { Language } from '../../../src/contract/languages.ts'
import { LICENCE_KINDS } from '../../../src/contract/sellers.ts'
import { plannedAnew, rowsOf } from '../../db/database.ts'
import {
  brands,
  categories,
  licences,
  listingFacets as facets,
  listings,
  listingTexts,
  products,
  variants,
} from '../../db/schema.ts'
import { rank } from '../catalogue/leads.ts'
import { shownPicture } from '../catalogue/pictures.ts'
import type { ShopContext } from '../core/context.ts'
import type { Staff } from '../core/identity.ts'
import { searchProducts } from '../search/search.ts'
import { isLicenceValid } from '../sellers/licences.ts'

/** Products that an offer may be put beside: as many as a phone keeps to find them without network, or as a text finds. */

/** More are found by another word. */
const FOUND_MAX = 10

type Found = KnownProduct & Record<string, unknown>

/** What needs no licence, or one that the shop holds. */
const mayBeSoldBy = (shop: ShopContext, { sellerId }: Staff): SQL =>
  sql`(p.licence_kind is null or ${sellerId}::int is null or p.licence_kind in (
    select ${licences.kind} from ${licences} where ${licences.sellerId} = ${sellerId} and ${isLicenceValid(shop)}
  ))`

interface Asked {
  known: SQL
  order: SQL
  lang: Language
}

/** What is told of the products of `known`, each with the listing that leads it. Those of part 2 want a licence. */
const viewOf = (shop: ShopContext, { sellerId }: Staff, { known, order, lang }: Asked) =>
  rowsOf<Found>(
    shop.db,
    sql`with ${known}
    select known.id as product_id, ${listings.title} as title, said.title as local_title, ${brands.name} as brand, known.category_id,
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
    left join ${listingTexts} said on said.listing_id = first.id and said.language = ${lang}
    join ${products} on ${products.id} = known.id
    join ${brands} on ${brands.id} = known.brand_id
    join ${categories} on ${categories.id} = known.category_id
    order by ${order}`,
  )

/** The categories that a shop sells in, and the kinds of licences that it holds. */
const standingOf = async (shop: ShopContext, { sellerId }: Staff): Promise<{ own: number[]; held: string[] }> => {
  const [found] = await rowsOf<{ own: number[]; held: string[] }>(
    shop.db,
    sql`select
      (select coalesce(json_agg(distinct ${facets.categoryId}), '[]') from ${facets}
        where ${facets.sellerId} = ${sellerId} and ${facets.onSale}) as own,
      (select coalesce(json_agg(distinct ${licences.kind}), '[]') from ${licences}
        where ${licences.sellerId} = ${sellerId} and ${isLicenceValid(shop)}) as held`,
  )
  return found ?? { own: [], held: [] }
}

/**
 * Those of the categories that the shop sells in first, the newest first: each with the listing that leads it. What needs
 * a licence that the shop does not hold comes last, and says so.
 */
export const listKnownProducts = async (shop: ShopContext, me: Staff, lang: Language): Promise<KnownProduct[]> => {
  const { own, held } = await standingOf(shop, me)
  const isLacking = me.sellerId !== null && LICENCE_KINDS.some((kind) => !held.includes(kind))
  const mayBeSold = mayBeSoldBy(shop, me)
  const ofOwn = sql`p.category_id = any (${`{${own.join(',')}}`}::text::int[])`
  const newest = (part: number, where: SQL) => sql`(
    select p.id, p.category_id, p.brand_id, p.licence_kind, ${part}::int as part from ${products} p
    where exists (select from ${facets} where ${facets.productId} = p.id and ${facets.onSale}) and ${where}
    order by p.id desc limit ${KNOWN_PRODUCTS_MAX}
  )`
  // Where a part can hold nothing all products would be looked through; a later one begins once those before are over.
  const parts = [
    ...(own.length > 0 ? [newest(0, sql`${mayBeSold} and ${ofOwn}`)] : []),
    newest(1, sql`${mayBeSold} and not ${ofOwn}`),
    ...(isLacking ? [newest(2, sql`not ${mayBeSold}`)] : []),
  ]
  // Of a category that many or few products have.
  const known = sql`known as materialized (
      ${plannedAnew} select * from (${sql.join(parts, sql` union all `)}) parts limit ${KNOWN_PRODUCTS_MAX}
    )`
  return viewOf(shop, me, { known, order: sql`known.part, known.id desc`, lang })
}

/** The best of what a text finds among all that the shop knows, also what wants a licence that it does not hold. */
export const findKnownProducts = async (
  shop: ShopContext,
  me: Staff,
  { q: text, lang }: { q: string; lang: Language },
): Promise<KnownProduct[]> => {
  const ids = await searchProducts(shop, { text, limit: FOUND_MAX, network: `staff ${me.id}` })
  if (ids.length === 0) return []
  const known = sql`known as materialized (
      select p.id, p.category_id, p.brand_id, p.licence_kind, found.place,
        case when ${mayBeSoldBy(shop, me)} then 0 else 2 end as part
      from unnest(${`{${ids.join(',')}}`}::text::int[]) with ordinality as found (id, place)
      join ${products} p on p.id = found.id
    )`
  return viewOf(shop, me, { known, order: sql`known.place`, lang })
}
