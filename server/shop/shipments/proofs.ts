import { asc, eq, inArray } from 'drizzle-orm'
import { shipmentProofs } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { releaseFiles } from '../uploads/release-files.ts'
import type { FileOwner } from '../uploads/review-media.ts'

/** Photographs that show that goods were delivered. */

/** The files of the photographs of these parcels, in the order in which they were taken. */
export const proofsOf = async ({ db }: Pick<ShopContext, 'db'>, ids: readonly string[]) => {
  const rows = await db
    .select()
    .from(shipmentProofs)
    .where(inArray(shipmentProofs.shipmentId, [...ids]))
    .orderBy(asc(shipmentProofs.createdAt), asc(shipmentProofs.id))
  const byParcel = Map.groupBy(rows, ({ shipmentId }) => shipmentId)
  return (id: string): string[] => (byParcel.get(id) ?? []).map(({ file }) => file)
}

/** Takes away the photographs of a parcel that was not delivered after all: they show another door. */
export const dropProofs = async ({ db }: Pick<ShopContext, 'db'>, id: string): Promise<void> =>
  releaseFiles({ db }, await db.delete(shipmentProofs).where(eq(shipmentProofs.shipmentId, id)).returning())

/** Whose parcel a photograph is of: its shop's and the operator's to see. */
export const findProofFile = async ({ db }: ShopContext, file: string): Promise<FileOwner | null> => {
  const [row] = await db
    .select({ sellerId: shipmentProofs.sellerId })
    .from(shipmentProofs)
    .where(eq(shipmentProofs.file, file))
  return row === undefined ? null : { isPublic: false, customerId: null, ...row }
}
