import { eq } from 'drizzle-orm'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import type { ShopName } from '../../../src/contract/calls/staff/shop.ts'
import { sellers } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { newestFirst, pageOf, type Page } from '../core/paging.ts'

const newest = newestFirst({ moment: sellers.createdAt }, sellers.id)

/** A page of the shops that may sell, for whoever chooses one of them. */
export const listShops = ({ db }: ShopContext, query: PageQuery): Promise<Page<ShopName>> => {
  const { id, name, shopName, city } = sellers
  const select = db
    .select({ id, name, shopName, city, ...newest.fields })
    .from(sellers)
    .$dynamic()
  const where = eq(sellers.vendorStatus, 'accepted')
  return pageOf(select, query, { by: newest, texts: [shopName, name, city], ids: [id], where }, (rows) =>
    rows.map((row) => ({ seller_id: row.id, shop_name: row.shopName ?? row.name, city: row.city })),
  )
}
