import { eq } from 'drizzle-orm'
import { orders, shipments } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { ownRow, type Staff } from '../staff/staff.ts'
import { NO_PARCEL } from './list-shipments.ts'
import type { Shipment } from './shipment-moves.ts'

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
