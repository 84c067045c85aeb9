import { eq } from 'drizzle-orm'
import { orderItems, orders } from '../db/schema.ts'
import { notFound } from './refusal.ts'
import type { Shop } from './shop.ts'

/**
 * Locks an item's order, the one lock of payments, moves and returns alike, and reads the item once it is held. With a
 * `customerId` another's item is as good as none.
 */
export const lockItem = async (
  { db }: Shop,
  orderItemId: number,
  customerId?: number,
): Promise<typeof orderItems.$inferSelect> => {
  const [order] = await db
    .select({ owner: orders.customerId })
    .from(orders)
    .innerJoin(orderItems, eq(orders.id, orderItems.orderId))
    .where(eq(orderItems.id, orderItemId))
    .for('update', { of: orders })
  if (order === undefined || (customerId !== undefined && order.owner !== customerId))
    throw notFound('Order item not found')
  const [item] = await db.select().from(orderItems).where(eq(orderItems.id, orderItemId))
  if (item === undefined) throw notFound('Order item not found')
  return item
}
