import { and, eq, inArray, sql } from 'drizzle-orm'
import { SHIPMENT_STATES, type ShipmentState } from '../../../src/contract/shipments.ts'
import { orderItems, orders, returns, shipments } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { countCashRefunds } from '../payments/cash-refunds.ts'
import { SELLERS_FAULTS } from '../payments/charges.ts'
import { carryPaise, cashBeyond } from './cash-notes.ts'
import { countCashDue } from './split.ts'

/**
 * What a seller takes for delivery is charged once for an order, and stands at one of its parcels: at one that comes, as
 * long as any does, and where the seller is at fault at the one that is to be answered for. So each parcel asks for and
 * gives back what stands at it. The order's row is locked by whoever carries it.
 */

type Parcel = typeof shipments.$inferSelect & {
  inCash: boolean
  /** Lines that are not cancelled. */
  alive: number
}

/** The parcels of the same order and seller as this one. */
const parcelsWith = async ({ db }: ShopContext, shipmentId: string): Promise<Parcel[]> => {
  const own = sql`select own.order_id, own.seller_id from ${shipments} own where own.id = ${shipmentId}`
  const rows = await db
    .select({
      parcel: shipments,
      inCash: sql<boolean>`bool_and(${orders.paymentState} = 'cash')`,
      alive: sql<number>`count(${orderItems.id}) filter (where ${orderItems.itemStatus} <> 'cancelled')::int`,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .leftJoin(orderItems, eq(orderItems.shipmentId, shipments.id))
    .where(sql`(${shipments.orderId}, ${shipments.sellerId}) = (${own})`)
    .groupBy(shipments.id)
    .orderBy(shipments.id)
  return rows.map(({ parcel, ...more }) => ({ ...parcel, ...more }))
}

const isDelivered = ({ state }: Parcel): boolean => state === 'delivered'

/** What it costs beside the charge. */
const othersOf = ({ alive, cashDuePaise, chargePaise }: Parcel): number =>
  alive === 0 ? 0 : cashDuePaise - chargePaise

/** The whole charge, or of cash what came in of it where nobody is to be asked for it any more. */
const carry = async (shop: ShopContext, from: Parcel, to: Parcel): Promise<void> => {
  const { db } = shop
  const set = (id: string, chargePaise: number) => db.update(shipments).set({ chargePaise }).where(eq(shipments.id, id))
  const cameIn = from.inCash ? Math.min(from.chargePaise, await cashBeyond(shop, from, othersOf(from))) : 0
  const chargePaise = from.inCash && isDelivered(to) ? cameIn : from.chargePaise
  if (cameIn > 0) await carryPaise(shop, from, to, cameIn)
  await set(from.id, 0)
  await set(to.id, chargePaise)
  for (const { id } of [from, to]) {
    await countCashDue(shop, id)
    if (from.inCash) await countCashRefunds(shop, id)
  }
}

/** The parcel that still has the longest way to its customer comes first: there the charge is asked for in time. */
const placeOf = (state: ShipmentState): number => SHIPMENT_STATES.indexOf(state)

/** Carries the charge of a parcel of which nothing comes to one of the same order that does. */
export const keepCharge = async (shop: ShopContext, shipmentId: string): Promise<void> => {
  const parcels = await parcelsWith(shop, shipmentId)
  const from = parcels.find(({ chargePaise }) => chargePaise > 0)
  if (from === undefined || from.alive > 0) return
  const [to] = parcels
    .filter(({ alive }) => alive > 0)
    .toSorted((a, b) => Number(isDelivered(a)) - Number(isDelivered(b)) || placeOf(a.state) - placeOf(b.state))
  if (to !== undefined) await carry(shop, from, to)
}

/** Brings the charge to a parcel whose seller is at fault, unless it went back for another one. */
export const bringCharge = async (shop: ShopContext, shipmentId: string): Promise<void> => {
  const parcels = await parcelsWith(shop, shipmentId)
  const from = parcels.find(({ chargePaise }) => chargePaise > 0)
  const to = parcels.find(({ id }) => id === shipmentId)
  if (from === undefined || to === undefined || from.id === to.id || from.alive === 0) return
  const isAtFault = and(
    eq(orderItems.shipmentId, from.id),
    eq(returns.state, 'approved'),
    inArray(returns.problem, [...SELLERS_FAULTS]),
  )
  const [fault] = await shop.db
    .select({ id: returns.id })
    .from(returns)
    .innerJoin(orderItems, eq(orderItems.id, returns.orderItemId))
    .where(isAtFault)
    .limit(1)
  if (fault === undefined) await carry(shop, from, to)
}
