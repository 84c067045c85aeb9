import { eq } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { orderItems, orders } from '../../db/schema.ts'
import { firstOf, notFound } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'

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
