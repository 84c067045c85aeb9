import { and, asc, desc, eq, exists, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import {
  ORDER_PARTS,
  type DeskOrder,
  type DeskOrderEvent,
  type DeskOrderRow,
  type OrderPart,
} from '../../../src/contract/calls/staff/orders.ts'
import { rupees } from '../../../src/contract/money.ts'
import {
  customers,
  orderEvents,
  orderItems,
  orders,
  refunds,
  returns,
  sellers,
  shipments,
  staff,
} from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { cutPage, decodeCursor, escapeLike, type Page } from '../core/paging.ts'
import { parcelsOf } from '../shipments/list-shipments.ts'
import { ownedBy, ownRow, type Staff } from '../core/identity.ts'
import { NO_ORDER } from './unpaid-orders.ts'

/** Orders as one shop sees them: with its own lines and parcels alone. */

type Query = PageQuery & { which?: OrderPart | undefined }

const Cursor = v.tuple([v.pipe(v.string(), v.isoTimestamp()), v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))])
/** With all places that the database has. */
const placedAt = sql<string>`to_char(${orders.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const name = sql<string>`${orderItems.deliveryAddress}->>'name'`
const phone = sql<string>`${orderItems.deliveryAddress}->>'phone_number'`
const city = sql<string>`${orderItems.deliveryAddress}->>'city'`

/** Of the account with this number, whoever takes the parcels: for the operator's people, who see the account. */
const ofAccount = ({ db }: ShopContext, me: Staff, q: string): SQL | undefined =>
  me.sellerId === null
    ? inArray(orders.customerId, db.select({ id: customers.id }).from(customers).where(eq(customers.phoneNumber, q)))
    : undefined

/** By the number of order or parcel, by the name, or by the end of the phone number. */
const holds = (q: string): SQL | undefined => {
  const text = escapeLike(q)
  return or(ilike(shipments.id, `${text}%`), ilike(name, `%${text}%`), ilike(phone, `%${text}`))
}

const ownParcels = (shop: ShopContext, me: Staff, { which, q }: Query) =>
  shop.db
    .select({ one: sql`1` })
    .from(shipments)
    .innerJoin(orderItems, eq(orderItems.shipmentId, shipments.id))
    .where(
      and(
        eq(shipments.orderId, orders.id),
        ownedBy(me, shipments.sellerId),
        which && inArray(shipments.state, [...ORDER_PARTS[which]]),
        q ? or(holds(q), ofAccount(shop, me, q)) : undefined,
      ),
    )

const isLive = sql`${orderItems.itemStatus} <> 'cancelled'`

/** The own lines of orders, summed up for each parcel. */
const sumsOf = ({ db }: ShopContext, me: Staff, ids: string[]) =>
  db
    .select({
      orderId: shipments.orderId,
      id: shipments.id,
      state: shipments.state,
      shopName: sql<string>`coalesce(${sellers.shopName}, ${sellers.name})`,
      name: sql<string>`min(${name})`,
      city: sql<string>`min(${city})`,
      /** With the delivery, of which nothing is paid where nothing comes. */
      paise: sql<string>`coalesce(sum(${orderItems.totalPaise}) filter (where ${isLive}) + ${shipments.chargePaise}, 0)`,
      pieces: sql<string>`coalesce(sum(${orderItems.quantity}) filter (where ${isLive}), 0)`,
    })
    .from(shipments)
    .innerJoin(orderItems, eq(orderItems.shipmentId, shipments.id))
    .innerJoin(sellers, eq(sellers.id, shipments.sellerId))
    .where(and(inArray(shipments.orderId, ids), ownedBy(me, shipments.sellerId)))
    .groupBy(shipments.id, sellers.id)
    .orderBy(asc(shipments.id))

/** A page of orders with something of one's own shop, the latest first. */
export const listOrders = async (shop: ShopContext, me: Staff, query: Query): Promise<Page<DeskOrderRow>> => {
  const after = decodeCursor(query.cursor, Cursor)
  const fetched = await shop.db
    .select({ order: orders, placed: placedAt })
    .from(orders)
    .where(
      and(
        exists(ownParcels(shop, me, query)),
        after === null ? undefined : sql`(${orders.createdAt}, ${orders.id}) < (${after[0]}::timestamptz, ${after[1]})`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(query.limit + 1)
  const { rows, meta } = cutPage(fetched, query.limit, ({ placed, order }) => [placed, order.id])
  const sums = await sumsOf(
    shop,
    me,
    rows.map(({ order }) => order.id),
  )
  const ofOrder = Map.groupBy(sums, ({ orderId }) => orderId)
  return { data: rows.map(({ order }) => rowOf(order, ofOrder.get(order.id) ?? [])), meta }
}

const rowOf = (order: typeof orders.$inferSelect, parcels: Awaited<ReturnType<typeof sumsOf>>): DeskOrderRow => ({
  order_id: order.id,
  order_date: order.createdAt.toISOString(),
  payment_method: order.paymentMethod,
  customer_name: parcels[0]?.name ?? '',
  city: parcels[0]?.city ?? '',
  total_price: rupees(parcels.reduce((sum, { paise }) => sum + Number(paise), 0)),
  pieces: parcels.reduce((sum, { pieces }) => sum + Number(pieces), 0),
  parcels: parcels.map(({ id, state }) => ({ id, state })),
  shop_names: [...new Set(parcels.map(({ shopName }) => shopName))],
})

const roleOf = (actor: string): DeskOrderEvent['by'] => {
  if (actor.startsWith('customer')) return 'customer'
  if (actor === 'payment' || actor === 'operator') return actor
  return 'shop'
}

/** The steps of the own lines, the latest first; what moves a parcel is one step, however many lines it has. */
const eventsOf = async ({ db }: ShopContext, me: Staff, orderId: string): Promise<DeskOrderEvent[]> => {
  const rows = await db
    .select({ event: orderEvents, parcel: orderItems.shipmentId, member: staff })
    .from(orderEvents)
    .innerJoin(orderItems, eq(orderItems.id, orderEvents.orderItemId))
    .leftJoin(staff, eq(sql`'staff ' || ${staff.id}`, orderEvents.actor))
    .where(and(eq(orderItems.orderId, orderId), ownedBy(me, orderItems.sellerId)))
    .orderBy(desc(orderEvents.at), desc(orderEvents.id))
  const steps = rows.map(({ event, parcel, member }): DeskOrderEvent => {
    const isOurs = member !== null && (me.sellerId === null || member.sellerId === me.sellerId)
    return {
      at: event.at.toISOString(),
      parcel,
      to: event.toStatus,
      by: member !== null && member.sellerId === null ? 'operator' : roleOf(event.actor),
      name: isOurs ? member.name : null,
      reason: event.reason,
    }
  })
  return [...new Map(steps.map((step) => [JSON.stringify(step), step])).values()]
}

/** An order with something of one's own shop. */
export const showOwnOrder = async (shop: ShopContext, me: Staff, id: string): Promise<DeskOrder> => {
  const { db } = shop
  const orderId = id.toUpperCase()
  const of = await db
    .select({ sellerId: shipments.sellerId, order: orders })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(eq(shipments.orderId, orderId))
  const mine = of.find(({ sellerId }) => me.sellerId === null || sellerId === me.sellerId) ?? of[0]
  const { order } = ownRow(me, mine, { entity: 'order', id: orderId, message: NO_ORDER })
  const parcels = await parcelsOf(shop, me, orderId)
  const own = and(eq(orderItems.orderId, orderId), ownedBy(me, orderItems.sellerId))
  const live = parcels.flatMap(({ lines }) => lines).filter(({ cancelled }) => !cancelled)
  return {
    order_id: orderId,
    order_date: order.createdAt.toISOString(),
    payment_method: order.paymentMethod,
    payment_state: order.paymentState,
    customer_name: parcels[0]?.address.name ?? '',
    total_price: live.reduce((sum, { total_price: price }) => sum + Math.round(price * 100), 0) / 100,
    parcels,
    shop_names: [...new Set(parcels.map(({ shop_name }) => shop_name))],
    events: await eventsOf(shop, me, orderId),
    claims: await db
      .select({ id: returns.id, title: orderItems.title, state: returns.state })
      .from(returns)
      .innerJoin(orderItems, eq(orderItems.id, returns.orderItemId))
      .where(own)
      .orderBy(returns.id),
    refunds: (
      await db
        .select({ refund: refunds, title: orderItems.title })
        .from(refunds)
        .innerJoin(orderItems, eq(orderItems.id, refunds.orderItemId))
        .where(own)
        .orderBy(refunds.id)
    ).map(({ refund: { id: refundId, state, amountPaise }, title }) => ({
      id: refundId,
      title,
      state,
      amount: rupees(amountPaise),
    })),
  }
}
