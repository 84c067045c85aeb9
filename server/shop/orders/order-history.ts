import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { LIST_MAX } from '../../../src/contract/constants.ts'
import type { DeliveredProduct, OrderItem } from '../../../src/contract/entities.ts'
import { rupees } from '../../../src/contract/money.ts'
import type { RefundDestination } from '../../../src/contract/refund-destination.ts'
import type { LocalLanguage, LocalText } from '../../../src/contract/product/local.ts'
import {
  categories,
  listings,
  orderEvents,
  orderItems,
  orders,
  products,
  refunds,
  returns,
  reviews,
  sellers,
  shipments,
} from '../../db/schema.ts'
import { localTexts } from '../catalogue/listings.ts'
import { destinationsOf, maskDestination } from '../payments/refund-destinations.ts'
import { stepsOf } from './order-steps.ts'
import { returnWindows } from '../returns/returns.ts'
import type { ShopContext } from '../core/context.ts'
import { wire } from '../core/wire.ts'
import { lineTakenPaise, lineToTakePaise } from '../shipments/cash-of-lines.ts'

const itemsOf = ({ db }: ShopContext, customerId: number) =>
  db
    .select({
      item: orderItems,
      order: orders,
      titleNow: listings.title,
      ground: categories.ground,
      perishable: products.perishable,
      rating: reviews.rating,
      returned: returns,
      chargePaise: shipments.chargePaise,
      carrier: shipments.carrier,
      tracking: shipments.tracking,
      toTake: lineToTakePaise,
      taken: lineTakenPaise,
      seller: { id: sellers.id, name: sellers.name, shopName: sellers.shopName, slug: sellers.slug },
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(shipments, eq(shipments.id, orderItems.shipmentId))
    .innerJoin(listings, eq(listings.id, orderItems.listingId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(sellers, eq(sellers.id, orderItems.sellerId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    // The caller's own stars, not the product's average.
    .leftJoin(
      reviews,
      and(
        eq(reviews.customerId, orders.customerId),
        eq(reviews.listingId, orderItems.listingId),
        eq(reviews.sku, orderItems.sku),
      ),
    )
    .leftJoin(returns, eq(returns.orderItemId, orderItems.id))
    .where(eq(orders.customerId, customerId))
    .$dynamic()
type Row = Awaited<ReturnType<typeof itemsOf>>[number]

type Texts = ReadonlyMap<number, LocalText>

const textsOf = ({ db }: ShopContext, rows: readonly Row[], language: LocalLanguage | undefined): Promise<Texts> =>
  localTexts(db, [...new Set(rows.map(({ item }) => item.listingId))], language)

const productOf = ({ item, titleNow, ground, rating }: Row, texts: Texts): OrderItem['product'] => {
  // What was ordered keeps its name: a translation of a newer one would tell of something else.
  const local = item.title === titleNow ? texts.get(item.listingId) : undefined
  return {
    title: item.title,
    ...(local && { local }),
    image_url: item.imageUrl,
    ground,
    rating: rating ?? 0,
  }
}

const returnOf = ({ returned }: Row): OrderItem['return_request'] =>
  returned && { ...wire(returned), requested_at: returned.createdAt.toISOString() }

type Refund = typeof refunds.$inferSelect

/** The refund's state as a customer sees it; a failed attempt to send it concerns the operator only. */
const SHOWN_REFUND_STATE = { due: 'due', sending: 'sent', failed: 'due', done: 'done' } as const

/** The item's own refund: what is still due of it, else all that went back. */
const ownRefund = (refundsOfItem: readonly Refund[]): Refund | undefined => {
  const last = refundsOfItem.at(-1)
  if (last === undefined || last.state !== 'done') return last
  return { ...last, amountPaise: refundsOfItem.reduce((sum, { amountPaise }) => sum + amountPaise, 0) }
}

/** Its own refund, or that of the whole payment, which is returned when the order itself was never placed. */
const refundOf = ({ item }: Row, refundsOfOrders: readonly Refund[]): OrderItem['refund'] => {
  const own = ownRefund(refundsOfOrders.filter(({ orderItemId }) => orderItemId === item.id))
  const isOfOrder = ({ orderId, orderItemId }: Refund) => orderId === item.orderId && orderItemId === null
  const refund = own ?? (item.itemStatus === 'cancelled' ? refundsOfOrders.find(isOfOrder) : undefined)
  return refund === undefined
    ? null
    : {
        amount: rupees(refund.amountPaise),
        state: SHOWN_REFUND_STATE[refund.state],
        of: own === undefined ? 'order' : 'item',
        at: (
          refund.doneAt ??
          (refund.state === 'sending' ? (refund.sentAt ?? refund.askedAt) : null) ??
          refund.createdAt
        ).toISOString(),
      }
}

type Destinations = ReadonlyMap<string, RefundDestination>

/** Where cash of the item goes, while some is due or a return waits; what is sent was sent. */
const refundToOf = (
  { item, order, returned }: Row,
  refundsOfOrders: readonly Refund[],
  destinations: Destinations,
): Pick<OrderItem, 'refund_to'> => {
  const isDue = ({ orderItemId, state }: Refund) => orderItemId === item.id && SHOWN_REFUND_STATE[state] === 'due'
  const waits = returned?.state === 'requested' || refundsOfOrders.some(isDue)
  if (order.paymentState !== 'cash' || !waits) return {}
  const to = destinations.get(order.id)
  return { refund_to: to === undefined ? null : maskDestination(to) }
}

type OrderEvent = typeof orderEvents.$inferSelect

/** Every move of these items, in order, by item. */
const eventsOf = async ({ db }: ShopContext, rows: readonly Row[]): Promise<ReadonlyMap<number, OrderEvent[]>> => {
  const ids = rows.map(({ item }) => item.id)
  if (ids.length === 0) return new Map()
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderItemId, ids))
    .orderBy(asc(orderEvents.id))
  return Map.groupBy(events, ({ orderItemId }) => orderItemId)
}

/** Why the operator has cancelled an item: the latest reason. */
const cancelReason = ({ item }: Row, events: readonly OrderEvent[]): string | null =>
  item.itemStatus === 'cancelled'
    ? (events.findLast(({ toStatus, reason }) => toStatus === 'cancelled' && reason !== null)?.reason ?? null)
    : null

/** The payment's states as a customer sees them. */
const SHOWN_PAYMENT = {
  cash: 'cash',
  created: 'due',
  payment_requested: 'due',
  attempt_failed: 'due',
  paid: 'paid',
  expired: 'expired',
  refund_due: 'back',
  refunded: 'back',
} as const

/** What its parcel's delivery costs, at the first line that comes; if none does, at the first one, where it was paid. */
const chargeOf = ({ item, order, chargePaise }: Row, rows: readonly Row[]): Pick<OrderItem, 'delivery_charge'> => {
  if (chargePaise === 0) return {}
  const ofParcel = rows.filter((row) => row.item.shipmentId === item.shipmentId)
  const alive = ofParcel.filter((row) => row.item.itemStatus !== 'cancelled')
  const shown = alive.length > 0 || order.paymentMethod === 'c' ? alive : ofParcel
  const first = Math.min(...shown.map((row) => row.item.id))
  return item.id === first ? { delivery_charge: rupees(chargePaise) } : {}
}

/** What is still to be paid in cash for what comes, and what was. */
const cashOf = ({ item, order, toTake, taken }: Row): Pick<OrderItem, 'cash_to_pay' | 'cash_paid'> => {
  if (order.paymentMethod !== 'c' || item.itemStatus === 'cancelled') return {}
  const toPay = item.itemStatus === 'delivered' ? 0 : Number(toTake)
  return { cash_to_pay: rupees(toPay), cash_paid: rupees(Number(taken)) }
}

const view = (
  row: Row,
  refundsOfOrders: readonly Refund[],
  events: readonly OrderEvent[],
  texts: Texts,
): OrderItem => ({
  ...wire(row.item),
  order_item_id: row.item.id,
  published_product_id: row.item.listingId,
  order_date: row.order.createdAt.toISOString(),
  total_price: rupees(row.item.totalPaise),
  payment_method: row.order.paymentMethod,
  payment: SHOWN_PAYMENT[row.order.paymentState],
  ...cashOf(row),
  ...returnWindows(row.item.deliveryDate, row.perishable),
  return_request: returnOf(row),
  refund: refundOf(row, refundsOfOrders),
  cancel_reason: cancelReason(row, events),
  seller: { id: row.seller.id, shop_name: row.seller.shopName ?? row.seller.name, slug: row.seller.slug },
  steps: stepsOf(events),
  carrier: row.carrier,
  tracking: row.tracking,
  delivery_address_id: row.item.deliveryAddress,
  product: productOf(row, texts),
})

/** The caller's order items, newest first. */
export const orderHistory = async (
  shop: ShopContext,
  customerId: number,
  language?: LocalLanguage,
): Promise<OrderItem[]> => {
  const rows = await itemsOf(shop, customerId).orderBy(desc(orders.createdAt), desc(orderItems.id)).limit(LIST_MAX)
  const ids = [...new Set(rows.map(({ order }) => order.id))]
  const refundsOfOrders =
    ids.length === 0
      ? []
      : await shop.db.select().from(refunds).where(inArray(refunds.orderId, ids)).orderBy(asc(refunds.id))
  const events = await eventsOf(shop, rows)
  const texts = await textsOf(shop, rows, language)
  const destinations = await destinationsOf(shop, ids)
  return rows.map((row) => ({
    ...view(row, refundsOfOrders, events.get(row.item.id) ?? [], texts),
    ...refundToOf(row, refundsOfOrders, destinations),
    ...chargeOf(row, rows),
  }))
}

/** What the caller may review: every delivered listing and sku once, the latest delivery first. */
export const deliveredProducts = async (
  shop: ShopContext,
  customerId: number,
  language?: LocalLanguage,
): Promise<DeliveredProduct[]> => {
  const rows = await itemsOf(shop, customerId)
    .where(and(eq(orders.customerId, customerId), eq(orderItems.itemStatus, 'delivered')))
    .orderBy(desc(orderItems.deliveryDate), desc(orderItems.id))
    .limit(LIST_MAX)
  const texts = await textsOf(shop, rows, language)
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    const { item } = row
    if (item.deliveryDate === null || seen.has(`${item.listingId} ${item.sku}`)) return []
    seen.add(`${item.listingId} ${item.sku}`)
    const delivery_date = item.deliveryDate.toISOString()
    return [{ ...wire(item), published_product_id: item.listingId, delivery_date, product: productOf(row, texts) }]
  })
}
