import { and, eq, exists, inArray, isNotNull, lt } from 'drizzle-orm'
import {
  cashNotes,
  customers,
  orderEvents,
  orderItems,
  orders,
  payments,
  refundDestinations,
  refunds,
  reservations,
  returnMedia,
  returns,
  shipmentProofs,
  shipments,
} from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { forgetErasedIds, forgetLog } from '../accounts/erase-account.ts'
import { releaseFiles } from '../uploads/release-files.ts'

/** A batch, in one transaction. */
const PURGED_AT_ONCE = 1000

const yearsBefore = (now: Date, years: number): Date => {
  const then = new Date(now)
  then.setUTCFullYear(then.getUTCFullYear() - years)
  return then
}

/** Deletes a batch of orders of erased accounts whose time in the books is over. Returns how many. */
export const purgeErasedOrders = async (shop: Pick<ShopContext, 'db' | 'clock' | 'orderYears'>): Promise<number> => {
  const { db, clock, orderYears } = shop
  return db.transaction(async (tx) => {
    const erased = tx
      .select()
      .from(customers)
      .where(and(eq(customers.id, orders.customerId), isNotNull(customers.erasedAt)))
    const old = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(lt(orders.createdAt, yearsBefore(clock(), orderYears)), exists(erased)))
      .limit(PURGED_AT_ONCE)
    const ids = old.map(({ id }) => id)
    const items = tx.select({ id: orderItems.id }).from(orderItems).where(inArray(orderItems.orderId, ids))
    const gone = tx.select({ id: returns.id }).from(returns).where(inArray(returns.orderItemId, items))
    const files = await tx.delete(returnMedia).where(inArray(returnMedia.returnId, gone)).returning()
    await releaseFiles({ db: tx }, files)
    const log = {
      return: await tx.delete(returns).where(inArray(returns.orderItemId, items)).returning({ id: returns.id }),
      refund: await tx.delete(refunds).where(inArray(refunds.orderId, ids)).returning({ id: refunds.id }),
    }
    await tx.delete(refundDestinations).where(inArray(refundDestinations.orderId, ids))
    await tx.delete(payments).where(inArray(payments.orderId, ids))
    await tx.delete(reservations).where(inArray(reservations.orderItemId, items))
    await tx.delete(orderEvents).where(inArray(orderEvents.orderItemId, items))
    await tx.delete(orderItems).where(inArray(orderItems.orderId, ids))
    const own = tx.select({ id: shipments.id }).from(shipments).where(inArray(shipments.orderId, ids))
    await tx.delete(cashNotes).where(inArray(cashNotes.shipmentId, own))
    await releaseFiles(
      { db: tx },
      await tx.delete(shipmentProofs).where(inArray(shipmentProofs.shipmentId, own)).returning(),
    )
    const parcels = await tx.delete(shipments).where(inArray(shipments.orderId, ids)).returning({ id: shipments.id })
    await tx.delete(orders).where(inArray(orders.id, ids))
    for (const [entity, rows] of Object.entries({ ...log, shipment: parcels, order: old }))
      await forgetLog(tx, entity, rows)
    await forgetErasedIds({ db: tx })
    return ids.length
  })
}
