import { and, desc, eq, sql } from 'drizzle-orm'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import type { AdminSellerDetails, DeskSeller } from '../../../src/contract/calls/staff/sellers.ts'
import { licenceRequests, listings, sellerChanges, sellerDecisions, sellers, staff } from '../../db/schema.ts'
import { maskAccount, readBank } from './bank-data.ts'
import { formTag } from './decide-seller.ts'
import { onSale } from '../core/on-sale.ts'
import { newestFirst, pageOf } from '../core/paging.ts'
import { firstOf, Refusal } from '../core/refusal.ts'
import { requestsOf, toDecideView, waitsByItself } from './licence-requests.ts'
import { registeredOf } from './seller-changes.ts'
import { applicationView, deskLink, lockSeller, logStatus, tellSeller, type VendorStatus } from './seller-requests.ts'
import { countApproved } from './trust.ts'
import { licencesOf, licenceView, neededBy } from './licences.ts'
import { closeDesk } from '../staff/staff.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'
import { wire } from '../core/wire.ts'

const newest = newestFirst({ moment: sellers.createdAt }, sellers.id)

/** Of changes and of licences that are decided about by themselves. */
const asksForChange = sql`(${sellers.id} in (select c.seller_id from ${sellerChanges} c where c.state = 'waiting')
  or ${sellers.id} in (select ${licenceRequests.sellerId} from ${licenceRequests} where ${waitsByItself}))`

/** A page of sellers and applications, newest first. */
export const listSellers = (
  { db }: ShopContext,
  { which, ...query }: PageQuery & { which?: VendorStatus | 'changes' | undefined },
) => {
  const { id, name, shopName, email, phoneNumber, city, vendorStatus } = sellers
  const select = db
    .select({ seller: sellers, ...newest.fields })
    .from(sellers)
    .$dynamic()
  const where = which === 'changes' ? asksForChange : which && eq(vendorStatus, which)
  const texts = [name, shopName, email, phoneNumber, city, vendorStatus]
  return pageOf(select, query, { by: newest, texts, ids: [id], where }, (rows) =>
    rows.map(({ seller }) => applicationView(seller)),
  )
}

/** All that a seller has submitted. The account number is shown in full, and nowhere else. */
export const showSeller = async (shop: ShopContext, id: number): Promise<AdminSellerDetails> => {
  const { db } = shop
  const row = firstOf(await db.select().from(sellers).where(eq(sellers.id, id)), 'Seller not found')
  const held = await licencesOf(shop, id)
  const needed = await neededBy(shop, id)
  return {
    ...applicationView(row),
    ...wire(readBank(shop, row)),
    product_count: await db.$count(listings, and(eq(listings.sellerId, id), onSale)),
    licences: held.map((licence) => ({
      id: licence.id,
      ...licenceView(licence),
      verified_at: licence.verifiedAt?.toISOString() ?? null,
      needed_by: needed.get(licence.kind) ?? 0,
    })),
  }
}

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
    form: formTag(shop, row),
    registered: await registeredOf(shop, row),
    asked_licences: (await requestsOf(shop, id)).map(toDecideView),
    trusted: row.trustedAt !== null,
    approved_listings: await countApproved(shop, id),
    history: decisions.map(({ decision: { at, vendorStatus, reason }, name }) => ({
      at: at.toISOString(),
      staff_name: name,
      vendor_status: vendorStatus,
      reason,
    })),
  }
}

const SUSPENSION = { suspended: 'accepted', accepted: 'suspended' } as const

/** Suspends an accepted seller with everything on sale, or resumes; repeating it changes nothing. */
export const setSuspended = async (shop: ShopContext, id: number, to: keyof typeof SUSPENSION, reason?: string) => {
  const before = await inTransaction(shop, async (inner) => {
    const seller = await lockSeller(inner.db, id)
    if (seller.vendorStatus !== to && seller.vendorStatus !== SUSPENSION[to])
      throw new Refusal('NOT_ALLOWED_NOW', `This seller is ${seller.vendorStatus} and sells nothing`)
    await inner.db.update(sellers).set({ vendorStatus: to }).where(eq(sellers.id, id))
    if (to === 'suspended') await closeDesk(inner, id)
    await logStatus(inner, id, { before: seller.vendorStatus, after: to, reason })
    return seller
  })
  if (to === 'accepted' && before.vendorStatus === 'suspended')
    await tellSeller(shop, before, { kind: 'resumed', link: deskLink(shop) })
  return { id, vendor_status: to }
}
