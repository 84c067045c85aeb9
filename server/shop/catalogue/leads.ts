import { and, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isOneOf, rowsOf } from '../../db/database.ts'
import { licences, listingFacets as facets } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { isLicenceValid } from '../sellers/licences.ts'

/** Which seller's listing a list shows of a product: what can be bought, and of that the cheapest for a unit. */

/** The other listings of the same product. */
export const siblings = alias(facets, 'siblings')
export type Facets = typeof facets | typeof siblings

/** Whether the seller may sell it today. */
export const isLicensed = (shop: Pick<ShopContext, 'clock'>, of: Facets): SQL =>
  sql`(${of.licenceKind} is null or (${of.sellerId}, ${of.licenceKind}) in (
    select ${licences.sellerId}, ${licences.kind} from ${licences} where ${isLicenceValid(shop)}
  ))`

/** What listings of one product are compared by, the first before all others; as `compareOffers` of the contract. */
export const rank = (shop: ShopContext, of: Facets): SQL =>
  sql`not (${of.inStock} and ${isLicensed(shop, of)}), ${of.unitPaise}, ${of.pricePaise}, ${of.listingId}`

/** True of the listing that leads its product among those for which `isMeant` holds. */
export const leads = (shop: ShopContext, isMeant: (of: Facets) => SQL | undefined): SQL =>
  sql`not exists (select from ${facets} ${siblings} where ${and(
    sql`${siblings.productId} = ${facets.productId}`,
    isMeant(siblings),
    sql`(${rank(shop, siblings)}) < (${rank(shop, facets)})`,
  )})`

/** The listings that lead these products, in their order. */
export const leadsOf = async (shop: ShopContext, productIds: readonly number[]): Promise<number[]> => {
  const rows = await rowsOf<{ product: number; id: number }>(
    shop.db,
    sql`select distinct on (${facets.productId}) ${facets.productId} as product, ${facets.listingId} as id from ${facets}
      where ${facets.onSale} and ${isOneOf(facets.productId, productIds)} order by ${facets.productId}, ${rank(shop, facets)}`,
  )
  const byProduct = new Map(rows.map(({ product, id }) => [product, id]))
  return productIds.flatMap((id) => byProduct.get(id) ?? [])
}
