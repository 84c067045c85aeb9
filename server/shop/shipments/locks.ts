import { eq, inArray } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { orders, returns, shipments, orderItems } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { ownRow, type Staff } from '../core/identity.ts'
import { firstOf, notFound, Refusal } from '../core/refusal.ts'
import { NO_PARCEL } from './list-shipments.ts'

export type Shipment = typeof shipments.$inferSelect

/** Locks the order of a parcel, the single lock of all that moves in it, and reads the parcel once it is held. */
export const lockShipment = async ({ db }: ShopContext, me: Pick<Staff, 'sellerId'>, id: string): Promise<Shipment> => {
  const of = { entity: 'shipment', id, message: NO_PARCEL }
  const [row] = await db
    .select({ sellerId: shipments.sellerId })
    .from(orders)
    .innerJoin(shipments, eq(orders.id, shipments.orderId))
    .where(eq(shipments.id, id))
    .for('update', { of: orders })
  ownRow(me, row, of)
  const [shipment] = await db.select().from(shipments).where(eq(shipments.id, id))
  return ownRow(me, shipment, of)
}

/**
 * Locks an item's order, the single lock for payments, status changes and returns, and reads the item once it is held.
 * With a `customerId` another customer's item is not found.
 */
export const lockItem = async ({ db }: ShopContext, orderItemId: number, customerId?: number) => {
  const [order] = await db
    .select({ owner: orders.customerId })
    .from(orders)
    .innerJoin(orderItems, eq(orders.id, orderItems.orderId))
    .where(eq(orderItems.id, orderItemId))
    .for('update', { of: orders })
  if (order === undefined || (customerId !== undefined && order.owner !== customerId))
    throw notFound(answers.orderItemNotFound)
  return firstOf(await db.select().from(orderItems).where(eq(orderItems.id, orderItemId)), answers.orderItemNotFound)
}

/** Refuses to put lines back that were returned or are being returned: they were delivered, whatever somebody meant. */
export const refuseReturned = async ({ db }: ShopContext, orderItemIds: readonly number[]): Promise<void> => {
  if ((await db.$count(returns, inArray(returns.orderItemId, [...orderItemIds]))) > 0)
    throw new Refusal('NOT_ALLOWED_NOW', 'The customer has asked to return this item, so it was delivered')
}
