import { sql } from 'drizzle-orm'
import { PREPAID } from '../../../src/contract/constants.ts'
import { preparedRows, rowList, type RowOf, type ValuesOf } from '../../db/prepared.ts'
import { orderEvents, orderItems, orders, reservations, shipments } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { shipmentIdOf } from '../shipments/split.ts'

const ORDER = {
  id: orders.id,
  customerId: orders.customerId,
  language: orders.language,
  paymentMethod: orders.paymentMethod,
  paymentState: orders.paymentState,
  totalPaise: orders.totalPaise,
  roundOffPaise: orders.roundOffPaise,
  reservedUntil: orders.reservedUntil,
  createdAt: orders.createdAt,
}
type Order = ValuesOf<typeof ORDER>

const parcelRows = rowList(shipments, [
  'id',
  'orderId',
  'customerId',
  'sellerId',
  'state',
  'promisedFrom',
  'promisedTo',
  'chargePaise',
  'cashDuePaise',
  'movedAt',
])
const itemRows = rowList(orderItems, [
  'orderId',
  'customerId',
  'shipmentId',
  'sku',
  'listingId',
  'productId',
  'sellerId',
  'quantity',
  'unitPaise',
  'totalPaise',
  'title',
  'variantName',
  'imageUrl',
  'slug',
  'deliveryAddress',
  'billingAddress',
  'itemStatus',
  'promisedFrom',
  'promisedTo',
])
type BoughtItem = Omit<RowOf<typeof itemRows>, 'shipmentId'>

type ChargeOf = (sellerId: number) => number

/** One parcel for each seller, which is charged for once. */
const shipmentsOf = (order: Order, items: readonly BoughtItem[], chargeOf: ChargeOf) =>
  [...Map.groupBy(items, ({ sellerId }) => sellerId)].map(([sellerId, ofSeller], place) => {
    const { promisedFrom = null, promisedTo = null } = ofSeller[0] ?? {}
    const inCash = order.paymentMethod !== PREPAID
    const chargePaise = chargeOf(sellerId)
    const shipment: RowOf<typeof parcelRows> = {
      id: shipmentIdOf(order.id, place + 1),
      orderId: order.id,
      customerId: order.customerId,
      sellerId,
      state: inCash ? 'to_pack' : 'waiting_payment',
      promisedFrom,
      promisedTo,
      chargePaise,
      cashDuePaise: inCash ? ofSeller.reduce((sum, { totalPaise }) => sum + totalPaise, chargePaise) : 0,
      movedAt: order.createdAt,
    }
    return { shipment, items: ofSeller.map((item) => ({ ...item, shipmentId: shipment.id })) }
  })

const WHOLE = {
  ...ORDER,
  parcels: parcelRows.encoder,
  items: itemRows.encoder,
  actor: orderEvents.actor,
  held: reservations.state,
}

/** An order with its parcels, items, what they hold of the stock, and their first event: in one statement. */
const insertWhole = preparedRows()(WHOLE, (db, { parcels, items, actor, held, ...order }) => {
  const placed = db.insert(orders).values(order).getSQL()
  return sql`with
    placed as (${placed}),
    parcelled as (${parcelRows.insert(parcels)}),
    stored as (${itemRows.insert(items)} returning id, customer_id, item_status, sku, quantity),
    noted as (
      insert into order_events (order_item_id, customer_id, to_status, actor, at)
      select id, customer_id, item_status, ${actor}::text, ${order.createdAt}::timestamptz from stored
    )
    insert into reservations (order_item_id, customer_id, sku, quantity, state)
    select id, customer_id, sku, quantity, ${held}::text from stored`
})

/** Stores an order, with a parcel for each of its sellers. */
export const storeOrder = async (
  { db }: ShopContext,
  order: Order,
  bought: readonly BoughtItem[],
  chargeOf: ChargeOf,
): Promise<void> => {
  const parcels = shipmentsOf(order, bought, chargeOf)
  await insertWhole(db, {
    ...order,
    parcels: parcels.map(({ shipment }) => shipment),
    items: parcels.flatMap(({ items }) => items),
    actor: `customer ${order.customerId}`,
    held: order.paymentMethod === PREPAID ? 'held' : 'consumed',
  })
}
