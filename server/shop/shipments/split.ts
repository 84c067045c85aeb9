import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { ShipmentState } from '../../../src/contract/shipments.ts'
import { orderEvents, orderItems, orders, reservations, shipments } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { carryCash } from './cash-notes.ts'
import type { Shipment } from './locks.ts'

export type Item = typeof orderItems.$inferSelect

/** `HD23456789AB`, 2 → `HD23456789AB-2`, as it stands on the label. */
export const shipmentIdOf = (orderId: string, number: number): string => `${orderId}-${number}`

/** The lines of a parcel that are not cancelled, in the order in which they were bought. */
export const liveLines = ({ db }: ShopContext, shipmentId: string): Promise<Item[]> =>
  db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.shipmentId, shipmentId), ne(orderItems.itemStatus, 'cancelled')))
    .orderBy(orderItems.id)

/**
 * Makes two lines of one: the new one has so many pieces of it, at the price of the order, with its history and its
 * share of the stock. The order's row is locked. Returns the new line.
 */
export const splitLine = async ({ db }: ShopContext, item: Item, quantity: number): Promise<Item> => {
  const { id, ...same } = item
  const totalPaise = item.unitPaise * quantity
  const [part] = await db
    .insert(orderItems)
    .values({ ...same, quantity, totalPaise })
    .returning()
  if (part === undefined) throw new Error('A line was not stored')
  await db
    .update(orderItems)
    .set({ quantity: item.quantity - quantity, totalPaise: item.totalPaise - totalPaise })
    .where(eq(orderItems.id, id))
  const { sku, state } = reservations
  await db.execute(sql`insert into reservations (order_item_id, sku, quantity, state)
    select ${part.id}::bigint, ${sku}, ${quantity}::int, ${state} from reservations where order_item_id = ${id}`)
  await db
    .update(reservations)
    .set({ quantity: sql`${reservations.quantity} - ${quantity}` })
    .where(eq(reservations.orderItemId, id))
  const { fromStatus, toStatus, actor, reason, at } = orderEvents
  await db.execute(sql`insert into order_events (order_item_id, from_status, to_status, actor, reason, at)
    select ${part.id}::bigint, ${fromStatus}, ${toStatus}, ${actor}, ${reason}, ${at}
    from order_events where order_item_id = ${id} order by id`)
  return part
}

/** Counts anew what is to be taken in cash for a parcel: what its lines cost that are not cancelled, and its delivery. */
export const countCashDue = async ({ db }: ShopContext, shipmentId: string): Promise<void> => {
  const due = sql`(
    select coalesce(sum(case when ${orders.paymentMethod} = 'c' then ${orderItems.totalPaise} else 0 end)
      + max(case when ${orders.paymentMethod} = 'c' then ${shipments.chargePaise} else 0 end), 0)
    from ${orderItems} join ${orders} on ${orders.id} = ${orderItems.orderId}
    where ${orderItems.shipmentId} = ${shipmentId} and ${orderItems.itemStatus} <> 'cancelled')`
  await db.update(shipments).set({ cashDuePaise: due }).where(eq(shipments.id, shipmentId))
}

/**
 * Moves lines of a parcel into a new one that stands as it does, while the others go on as `goesOn`. The order's row is
 * locked. Returns its id.
 */
export const moveToNewShipment = async (
  shop: ShopContext,
  shipment: Shipment,
  lines: readonly Item[],
  goesOn: ShipmentState,
): Promise<string> => {
  const { db } = shop
  const count = await db.$count(shipments, eq(shipments.orderId, shipment.orderId))
  const id = shipmentIdOf(shipment.orderId, count + 1)
  // The delivery was agreed for the whole order and is paid once; of the cash that was noted the rest gets what is carried.
  await db.insert(shipments).values({ ...shipment, id, chargePaise: 0, cashTakenPaise: null, cashTakenBy: null })
  const ids = lines.map((line) => line.id)
  await db.update(orderItems).set({ shipmentId: id }).where(inArray(orderItems.id, ids))
  await countCashDue(shop, id)
  await countCashDue(shop, shipment.id)
  await carryCash(shop, shipment.id, id, { isDelivered: shipment.state === 'delivered' && goesOn !== 'delivered' })
  return id
}
