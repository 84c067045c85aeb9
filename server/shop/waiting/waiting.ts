import { and, eq, inArray, ne } from 'drizzle-orm'
import type { DeskWaiting } from '../../../src/contract/calls/staff/access.ts'
import { mayDo } from '../../../src/contract/staff.ts'
import {
  complaints,
  licenceRequests,
  listings,
  orderItems,
  questions,
  refunds,
  returns,
  reviews,
  sellerChanges,
  sellers,
} from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { countDrafts } from '../listings/drafts.ts'
import { countToDecide } from '../declarations/products.ts'
import { countNewEnquiries } from '../enquiries/enquiries.ts'
import { countDifferences } from '../shipments/cash-differences.ts'
import { waitsByItself } from '../sellers/licence-requests.ts'
import { waitsForDecision } from '../sellers/seller-requests.ts'
import { smsPercentUsed } from '../core/send-sms.ts'
import { ownedBy, type Staff } from '../core/identity.ts'

const countReturns = ({ db }: ShopContext, me: Staff): Promise<number> => {
  const own = db.select({ id: orderItems.id }).from(orderItems).where(ownedBy(me, orderItems.sellerId))
  return db.$count(returns, and(eq(returns.state, 'requested'), inArray(returns.orderItemId, own)))
}

/** Questions to answer; for the operator also reviews that nobody has read yet. */
const countMessages = async ({ db }: ShopContext, me: Staff): Promise<number> => {
  const own = db.select({ id: listings.id }).from(listings).where(ownedBy(me, listings.sellerId))
  const asked = await db.$count(questions, and(eq(questions.state, 'waiting'), inArray(questions.listingId, own)))
  return me.sellerId === null ? asked + (await db.$count(reviews, eq(reviews.reviewStatus, 'pending'))) : asked
}

/** Sellers to decide about, and changes and licences of others. */
const countApprovals = async ({ db }: ShopContext): Promise<number> => {
  return (
    (await db.$count(sellers, waitsForDecision)) +
    (await db.$count(sellerChanges, eq(sellerChanges.state, 'waiting'))) +
    (await db.$count(licenceRequests, waitsByItself))
  )
}

/** How much waits for somebody at the desk beside the parcels, of what the role may do and the shop sees. */
export const countWaiting = async (shop: ShopContext, me: Staff): Promise<DeskWaiting> => {
  const { db } = shop
  const isOperator = me.sellerId === null
  const smsPercent = isOperator ? await smsPercentUsed(shop) : 0
  const may = (permission: Parameters<typeof mayDo>[1]) => mayDo(me.role, permission)
  const cash = may('money') ? await countDifferences(shop, me) : 0
  return {
    ...(may('claims') && { claims: await countReturns(shop, me) }),
    ...(cash > 0 && { cash }),
    ...(isOperator && may('money') && { refunds: await db.$count(refunds, inArray(refunds.state, ['due', 'failed'])) }),
    ...(may('messages') && { messages: await countMessages(shop, me) }),
    ...(may('enquiries') && { enquiries: await countNewEnquiries(shop, me) }),
    ...(may('shop') && { products: await countToDecide(shop, me), listings: await countDrafts(shop, me) }),
    ...(smsPercent >= 50 && { sms_percent: smsPercent }),
    ...(isOperator && may('complaints') && { complaints: await db.$count(complaints, ne(complaints.state, 'closed')) }),
    ...(isOperator && may('approvals') && { approvals: await countApprovals(shop) }),
  }
}
