import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import type { AdminRefund } from '../../../src/contract/calls/staff/returns.ts'
import { rupees } from '../../../src/contract/money.ts'
import {
  customers,
  orderItems,
  orders,
  payments,
  refundDestinations,
  refunds,
  returns,
  sellers,
  staff,
} from '../../db/schema.ts'
import { newestFirst, pageOf, type Page } from '../core/paging.ts'
import type { ShopContext } from '../core/context.ts'
import { countCashRefunds } from './cash-refunds.ts'
import { chargedParcels, isSellersFault } from './charges.ts'
import { needsTwo } from './refunds-by-hand.ts'
import { wire } from '../core/wire.ts'
import { ownedBy, type Staff } from '../core/identity.ts'
import { emit } from '../core/events.ts'

type Reason = (typeof refunds.$inferSelect)['reason']
type Order = typeof orders.$inferSelect

/** The charge for a prepaid order: whole rupees, in paise. */
export const chargedPaise = ({ totalPaise, roundOffPaise }: Pick<Order, 'totalPaise' | 'roundOffPaise'>): number =>
  totalPaise + roundOffPaise

/** Refunds a payment as a whole. */
export const refundPayment = async (
  shop: ShopContext,
  { id: paymentId, ...sum }: { id: string; orderId: string; amountPaise: number; currency: string },
  reason: Reason,
): Promise<void> => {
  await storeRefund(shop, { ...sum, paymentId, reason })
}

/** Stores a refund that is due, and tells of it; one of the same payment stays as it is, and of nothing there is none. */
const storeRefund = async (
  shop: ShopContext,
  refund: Omit<typeof refunds.$inferInsert, 'createdAt'>,
): Promise<void> => {
  if (refund.amountPaise <= 0) return
  const [stored] = await shop.db
    .insert(refunds)
    .values({ ...refund, createdAt: shop.clock() })
    .onConflictDoNothing()
    .returning()
  if (stored !== undefined) await emit(shop, 'refundDue', { refund: stored })
}

/**
 * Makes the refund of an item due, once, with the charge for its parcel where that goes back. The last item of a prepaid
 * order includes the rounding, so that all refunds of the order and the charges that are kept add up to what was paid. Of
 * cash never more goes back than came in for the parcel.
 * The order's row is locked, and the item is no longer counted as bought.
 */
export const refundItem = async (
  shop: ShopContext,
  orderItemId: number,
  reason: Extract<Reason, 'cancelled' | 'returned'>,
): Promise<void> => {
  const { db } = shop
  const [row] = await db
    .select({
      order: orders,
      totalPaise: orderItems.totalPaise,
      shipmentId: orderItems.shipmentId,
      sellerId: orderItems.sellerId,
      problem: returns.problem,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(returns, and(eq(returns.orderItemId, orderItems.id), eq(returns.state, 'approved')))
    .where(eq(orderItems.id, orderItemId))
  if (row === undefined) return
  if (row.order.paymentState === 'cash') return countCashRefunds(shop, row.shipmentId)
  const paymentId = row.order.gatewayPaymentId
  if (row.order.paymentState !== 'paid' || !paymentId) return
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId))
  const charged = chargedPaise(row.order)
  // Less than was charged where the provider gave a discount, never more: the provider's fee is not the shop's.
  const paid = Math.min(charged, payment?.amountPaise ?? charged)
  const shareOf = (paise: number) => (paid === charged ? paise : Math.floor((paise * paid) / charged))
  const before = await db
    .select({
      orderItemId: refunds.orderItemId,
      amountPaise: refunds.amountPaise,
      chargePaise: refunds.chargePaise,
      sellerId: orderItems.sellerId,
    })
    .from(refunds)
    .leftJoin(orderItems, eq(orderItems.id, refunds.orderItemId))
    .where(and(eq(refunds.orderId, row.order.id), eq(refunds.paymentId, paymentId)))
  if (before.some((refund) => refund.orderItemId === orderItemId)) return
  const isBack = (sellerId: number) => before.some((one) => one.sellerId === sellerId && one.chargePaise > 0)
  const kept = (await chargedParcels(shop, row.order.id)).filter(({ sellerId }) => !isBack(sellerId))
  const own = kept.find(({ id, alive }) => id === row.shipmentId && (alive === 0 || isSellersFault(row.problem)))
  const chargePaise = own?.chargePaise ?? 0
  const items = await db
    .select({ id: orderItems.id, totalPaise: orderItems.totalPaise })
    .from(orderItems)
    .where(eq(orderItems.orderId, row.order.id))
  const gone = new Set([orderItemId, ...before.map((refund) => refund.orderItemId)])
  // After a discount the share of a cheap item may be nothing: of that there is no refund.
  const isLast = items.every(({ id, totalPaise }) => gone.has(id) || shareOf(totalPaise) === 0)
  const left = paid - before.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const keptPaise = kept.reduce((sum, one) => sum + (one === own ? 0 : shareOf(one.chargePaise)), 0)
  const amountPaise = isLast ? left - keptPaise : Math.min(shareOf(row.totalPaise + chargePaise), left)
  await storeRefund(shop, { orderId: row.order.id, paymentId, orderItemId, amountPaise, chargePaise, reason })
}

const dueFirst = newestFirst(
  { number: sql`(case ${refunds.state} when 'done' then 0 when 'sending' then 1 else 2 end)` },
  refunds.id,
)

const PARTS = { due: ['due', 'failed'], sent: ['sending'], done: ['done'] } as const

/**
 * A page of the refunds of one's own lines, what is due first, then what is sent, each newest first. Of a whole payment there is no item, so
 * that the operator alone sees it.
 */
export const listRefunds = (
  shop: ShopContext,
  me: Staff,
  { which, ...query }: PageQuery & { which?: keyof typeof PARTS | undefined },
): Promise<Page<AdminRefund>> => {
  const where = and(ownedBy(me, orderItems.sellerId), which && inArray(refunds.state, [...PARTS[which]]))
  const texts = [refunds.orderId, refunds.paymentId, refunds.providerId, refunds.state, customers.name]
  const ids = [refunds.id, refunds.orderItemId]
  const select = shop.db
    .select({
      refund: refunds,
      customer: customers.name,
      seller: { name: sellers.name, shopName: sellers.shopName },
      sentBy: staff.name,
      destination: refundDestinations.orderId,
      ...dueFirst.fields,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(orderItems, eq(orderItems.id, refunds.orderItemId))
    .leftJoin(sellers, eq(sellers.id, orderItems.sellerId))
    .leftJoin(staff, eq(staff.id, refunds.sentBy))
    .leftJoin(refundDestinations, eq(refundDestinations.orderId, refunds.orderId))
    .$dynamic()
  return pageOf(select, query, { by: dueFirst, texts, ids, where }, (rows) =>
    rows.map(({ refund, customer, seller, sentBy, destination }) => ({
      ...wire(refund),
      amount: rupees(refund.amountPaise),
      customer_name: customer,
      shop_name: seller && (seller.shopName ?? seller.name),
      sent_at: (refund.sentAt ?? refund.askedAt)?.toISOString() ?? null,
      sent_by: sentBy,
      by_hand: refund.state === 'sending' && refund.sentAt !== null,
      has_destination: refund.paymentId === null && destination !== null,
      two_people: needsTwo(shop, refund.amountPaise),
    })),
  )
}
