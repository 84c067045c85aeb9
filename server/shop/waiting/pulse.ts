import { and, eq, max } from 'drizzle-orm'
import { shipments } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { ownedBy, type Staff } from '../core/identity.ts'

/** When the newest of the parcels that are to be packed came to be so; null without any. Asked every few seconds. */
export const newestToPack = async ({ db }: ShopContext, me: Staff): Promise<string | null> => {
  const [row] = await db
    .select({ newest: max(shipments.movedAt) })
    .from(shipments)
    .where(and(ownedBy(me, shipments.sellerId), eq(shipments.state, 'to_pack')))
  return row?.newest?.toISOString() ?? null
}
