import { desc, eq, sql } from 'drizzle-orm'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import type { DeskSeller } from '../../../src/contract/calls/staff/sellers.ts'
import { sellerChanges, sellerDecisions, sellers, staff } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { listSellerRequests, showSeller } from './admin-sellers.ts'
import { firstOf } from '../core/refusal.ts'
import { maskAccount } from './bank-data.ts'
import { registeredOf } from './seller-changes.ts'
import type { VendorStatus } from './seller-requests.ts'

const asksForChange = sql`${sellers.id} in (select c.seller_id from ${sellerChanges} c where c.state = 'waiting')`

/** Sellers and applications as the operator's own people decide about them. */

export const listSellers = (
  shop: ShopContext,
  { which, ...query }: PageQuery & { which?: VendorStatus | 'changes' | undefined },
) => listSellerRequests(shop, query, which === 'changes' ? asksForChange : which && eq(sellers.vendorStatus, which))

/** All that a seller has submitted, but for the bank account, and what was decided. */
export const showParticulars = async (shop: ShopContext, id: number): Promise<DeskSeller> => {
  const seller = await showSeller(shop, id)
  const row = firstOf(await shop.db.select().from(sellers).where(eq(sellers.id, id)), 'Seller not found')
  const decisions = await shop.db
    .select({ decision: sellerDecisions, name: staff.name })
    .from(sellerDecisions)
    .leftJoin(staff, eq(staff.id, sellerDecisions.staffId))
    .where(eq(sellerDecisions.sellerId, id))
    .orderBy(desc(sellerDecisions.id))
  return {
    ...seller,
    account_no: maskAccount(seller.account_no),
    registered: await registeredOf(shop, row),
    history: decisions.map(({ decision: { at, vendorStatus, reason }, name }) => ({
      at: at.toISOString(),
      staff_name: name,
      vendor_status: vendorStatus,
      reason,
    })),
  }
}
