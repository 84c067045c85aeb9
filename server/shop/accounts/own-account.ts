import { asc, eq, inArray } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import type { AccountExport, OwnAccount } from '../../../src/contract/account.ts'
import { rupees } from '../../../src/contract/money.ts'
import {
  customers,
  listings,
  orders,
  refunds,
  reviewMedia,
  reviewMessages,
  reviews,
  wishlistItems,
} from '../../db/schema.ts'
import { listAddresses } from '../addresses/addresses.ts'
import { orderHistory } from '../orders/order-history.ts'
import { enquiriesOf, provenPhoneOf } from '../enquiries/own-enquiries.ts'
import { listSubscriptions } from '../news/subscriptions.ts'
import { listTold } from '../news/tell.ts'
import { destinationsOf } from '../payments/refund-destinations.ts'
import { listComplaints } from '../complaints/complaints.ts'
import { questionsOf } from '../questions/questions.ts'
import { listStockAlerts } from '../stock-alerts/stock-alerts.ts'
import { firstOf } from '../core/refusal.ts'
import { listSessions } from '../login/sessions.ts'
import type { Customer } from '../core/identity.ts'
import type { ShopContext } from '../core/context.ts'
import { wire } from '../core/wire.ts'

/** What the shop knows about a customer, for the customer. */

type Row = typeof customers.$inferSelect

/** A customer’s row; refused as not found when there is none. */
export const findCustomer = async ({ db }: ShopContext, customerId: number): Promise<Row> =>
  firstOf(await db.select().from(customers).where(eq(customers.id, customerId)), answers.accountNotFound)

const view = ({ passwordHash, ...row }: Row): OwnAccount => ({
  ...wire(row),
  phone_number: row.phoneNumber ?? '',
  phone_proven: row.phoneProvenAt !== null,
  has_password: passwordHash !== null,
})

/** The customer’s own account, for the account page. */
export const ownAccount = async (shop: ShopContext, customerId: number): Promise<OwnAccount> =>
  view(await findCustomer(shop, customerId))

/** Changes how the shop calls a customer; what is ordered already keeps the name of its address. */
export const renameAccount = async ({ db }: ShopContext, customerId: number, name: string): Promise<void> => {
  await db.update(customers).set({ name }).where(eq(customers.id, customerId))
}

const wishlistOf = async ({ db }: ShopContext, customerId: number): Promise<AccountExport['wishlist']> => {
  const rows = await db
    .selectDistinctOn([wishlistItems.id], { entry: wishlistItems, title: listings.title })
    .from(wishlistItems)
    .leftJoin(listings, eq(listings.productId, wishlistItems.productId))
    .where(eq(wishlistItems.customerId, customerId))
    .orderBy(wishlistItems.id, listings.id)
  return rows.map(({ entry, title }) => ({
    product_id: entry.productId,
    name: title ?? '',
    added_at: entry.createdAt.toISOString(),
  }))
}

const refundsOf = async ({ db }: ShopContext, customerId: number): Promise<AccountExport['refunds']> => {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(refunds.id))
  return rows.map(({ refund }) => ({ ...wire(refund), amount: rupees(refund.amountPaise) }))
}

const refundDestinationsOf = async (
  shop: ShopContext,
  customerId: number,
): Promise<AccountExport['refund_destinations']> => {
  const own = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId))
  const known = await destinationsOf(
    shop,
    own.map(({ id }) => id),
  )
  return [...known].map(([order_id, to]) => ({ order_id, to }))
}

const reviewsOf = async ({ db }: ShopContext, customerId: number): Promise<AccountExport['reviews']> => {
  const rows = await db.select().from(reviews).where(eq(reviews.customerId, customerId)).orderBy(asc(reviews.id))
  const ids = rows.map(({ id }) => id)
  const messages = await db.select().from(reviewMessages).where(inArray(reviewMessages.reviewId, ids))
  const media = await db.select().from(reviewMedia).where(inArray(reviewMedia.reviewId, ids))
  return rows.map((row) => ({
    ...wire(row),
    published_product_id: row.listingId,
    messages: messages
      .filter(({ reviewId }) => reviewId === row.id)
      .map(({ author, message, at }) => ({ from: author, message, at: at.toISOString() })),
    files: media.filter(({ reviewId }) => reviewId === row.id).map(({ file }) => `/images/reviews/${file}`),
  }))
}

/** Enquiries belong to no account; whoever has verified the number sees those sent under it. */
const ownEnquiries = async (shop: ShopContext, row: Row) => {
  const phone = provenPhoneOf(row)
  return phone === null ? [] : enquiriesOf(shop, phone)
}

/** Everything the shop holds about a customer, as an export. */
export const exportAccount = async (shop: ShopContext, customer: Customer): Promise<AccountExport> => {
  const row = await findCustomer(shop, customer.id)
  const book = (kind: 'delivery' | 'billing') => listAddresses(shop, { customerId: customer.id, kind })
  return {
    made_at: shop.clock().toISOString(),
    account: view(row),
    delivery_addresses: await book('delivery'),
    billing_addresses: await book('billing'),
    wishlist: await wishlistOf(shop, customer.id),
    order_items: await orderHistory(shop, customer.id),
    refunds: await refundsOf(shop, customer.id),
    refund_destinations: await refundDestinationsOf(shop, customer.id),
    reviews: await reviewsOf(shop, customer.id),
    questions: await questionsOf(shop, customer.id),
    complaints: await listComplaints(shop, customer.id),
    stock_alerts: await listStockAlerts(shop, customer.id),
    enquiries: await ownEnquiries(shop, row),
    log_ins: await listSessions(shop, customer),
    news: await listTold(shop, customer.id),
    push_subscriptions: await listSubscriptions(shop, customer.id),
  }
}
