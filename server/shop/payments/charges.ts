import { and, eq, gt, sql } from 'drizzle-orm'
import { orderItems, returns, shipments } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'

/** When what was paid for the delivery of a parcel goes back: once nothing of it comes, or the seller is at fault. */

type Problem = (typeof returns.$inferSelect)['problem']

/** What the seller has to answer for of what a customer gives back. */
export const SELLERS_FAULTS: readonly Problem[] = ['damaged', 'wrong']
export const isSellersFault = (problem: Problem | null): boolean => SELLERS_FAULTS.some((fault) => fault === problem)

/** A parcel of an order whose delivery was charged; each seller has one at most, whatever was split from it. */
export interface ChargedParcel {
  id: string
  sellerId: number
  chargePaise: number
  /** Lines that are not cancelled. */
  alive: number
}

export const chargedParcels = ({ db }: ShopContext, orderId: string): Promise<ChargedParcel[]> =>
  db
    .select({
      id: shipments.id,
      sellerId: shipments.sellerId,
      chargePaise: shipments.chargePaise,
      alive: sql<number>`count(*) filter (where ${orderItems.itemStatus} <> 'cancelled')::int`,
    })
    .from(shipments)
    .innerJoin(orderItems, eq(orderItems.shipmentId, shipments.id))
    .where(and(eq(shipments.orderId, orderId), gt(shipments.chargePaise, 0)))
    .groupBy(shipments.id)
