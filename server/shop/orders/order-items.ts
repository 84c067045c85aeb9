import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { AdminOrder, AdminOrderItem } from '../../../src/contract/calls/staff/orders.ts'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import { rupees } from '../../../src/contract/money.ts'
import { customers, orderEvents, orderItems, orders, sellers, shipments } from '../../db/schema.ts'
import { newestFirst, pageOf, type Page } from '../core/paging.ts'
import { notFound } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'
import { wire } from '../core/wire.ts'
import { lineToTakePaise } from '../shipments/cash-of-lines.ts'

/** What the operator sees of orders: all that is needed to pack, to ship and to collect the money. */

const newest = newestFirst({ moment: orders.createdAt }, orderItems.id)

const rowsOf = ({ db }: ShopContext) =>
  db
    .select({
      item: orderItems,
      order: orders,
      customer: customers,
      seller: sellers,
      toTake: lineToTakePaise,
      ...newest.fields,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(shipments, eq(shipments.id, orderItems.shipmentId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(sellers, eq(sellers.id, orderItems.sellerId))
    .$dynamic()
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** Cash is taken for what is still to be delivered and for its delivery, less what was noted for it. */
const toCollect = ({ item, order, toTake }: Row): number => {
  const isOnItsWay = item.itemStatus === 'placed' || item.itemStatus === 'shipped'
  return order.paymentMethod === 'c' && isOnItsWay ? Number(toTake) : 0
}

const view = (row: Row): AdminOrderItem => {
  const { item, order, customer, seller } = row
  const { phone_number, pincode } = item.deliveryAddress
  return {
    ...wire(item),
    order_item_id: item.id,
    total_price: rupees(item.totalPaise),
    payment_method: order.paymentMethod,
    order_date: order.createdAt.toISOString(),
    customer_id: order.customerId,
    customer_name: customer.name,
    phone_number,
    pincode,
    to_collect: rupees(toCollect(row)),
    shop_name: seller.shopName ?? seller.name,
    seller_phone: seller.phoneNumber,
  }
}

/** A page of order items, newest first. */
export const listOrderItems = (shop: ShopContext, query: PageQuery): Promise<Page<AdminOrderItem>> => {
  const texts = [
    orders.id,
    orderItems.sku,
    orderItems.title,
    orderItems.itemStatus,
    customers.name,
    customers.phoneNumber,
    sellers.shopName,
    sql`${orderItems.deliveryAddress}->>'name'`,
    sql`${orderItems.deliveryAddress}->>'phone_number'`,
    sql`${orderItems.deliveryAddress}->>'pincode'`,
  ]
  return pageOf(rowsOf(shop), query, { by: newest, texts, ids: [orderItems.id] }, (rows) => rows.map(view))
}

const ITEM_ID = /^\d{1,15}$/

/** An order by its own number or by that of one of its items. */
export const showOrder = async (shop: ShopContext, id: string): Promise<AdminOrder> => {
  const ofItem = await shop.db
    .select({ orderId: orderItems.orderId })
    .from(orderItems)
    .where(eq(orderItems.id, ITEM_ID.test(id) ? Number(id) : 0))
  const rows = await rowsOf(shop)
    .where(inArray(orders.id, [id.toUpperCase(), ...ofItem.map(({ orderId }) => orderId)]))
    .orderBy(orderItems.id)
  const [first] = rows
  if (first === undefined) throw notFound('Order not found')
  const { order, customer, item } = first
  const events = await shop.db
    .select({ event: orderEvents })
    .from(orderEvents)
    .innerJoin(orderItems, eq(orderItems.id, orderEvents.orderItemId))
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderEvents.id), desc(orderEvents.at))
  return {
    ...wire(order),
    order_id: order.id,
    order_date: order.createdAt.toISOString(),
    total_price: rupees(order.totalPaise),
    to_collect: rupees(rows.reduce((sum, row) => sum + toCollect(row), 0)),
    customer_name: customer.name,
    customer_phone: customer.phoneNumber,
    delivery_address: item.deliveryAddress,
    billing_address: item.billingAddress,
    items: rows.map(view),
    events: events.map(({ event }) => ({ ...wire(event), from: event.fromStatus, to: event.toStatus })),
  }
}
