import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { shipmentProofs, shipments } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { ownRow, type Staff } from '../core/identity.ts'
import { consumeLimit } from '../core/rate-limits.ts'
import { notFound, Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { deleteFiles } from '../uploads/review-media.ts'
import { storePicture } from '../uploads/store-picture.ts'
import { NO_PARCEL } from './list-shipments.ts'
import { lockShipment } from './locks.ts'
import { refuseMove } from './move-shipment.ts'
import { proofsOf } from './proofs.ts'

const Name = v.pipe(v.string(), v.uuid(), v.toLowerCase())

interface Named {
  id: string
  /** The photograph's name, given by the phone. */
  photograph: string
}

export interface Proven {
  id: string
  proofs: string[]
}

const provenOf = async (shop: ShopContext, id: string): Promise<Proven> => ({
  id,
  proofs: (await proofsOf(shop, [id]))(id),
})

const isKept = async ({ db }: ShopContext, { id, photograph }: Named): Promise<boolean> => {
  const isThis = and(eq(shipmentProofs.shipmentId, id), eq(shipmentProofs.id, photograph))
  return (await db.$count(shipmentProofs, isThis)) > 0
}

const keep = (shop: ShopContext, me: Staff, { id, photograph, file }: Named & { file: string }): Promise<boolean> =>
  inTransaction(shop, async (inner) => {
    const { db, clock } = inner
    const shipment = await lockShipment(inner, me, id)
    const { sellerId } = shipment
    if (shipment.state !== 'delivered') return refuseMove(shipment)
    const [added] = await db
      .insert(shipmentProofs)
      .values({ id: photograph, shipmentId: id, sellerId, staffId: me.id, file, createdAt: clock() })
      .onConflictDoNothing()
      .returning()
    if (added === undefined) return false
    await recordChange(inner, {
      action: 'shipment.proof',
      entity: 'shipment',
      entityId: id,
      sellerId,
      after: { pictures: [file] },
    })
    return true
  })

/** Re-encodes and keeps a photograph of a delivered parcel; one that has come before changes nothing. */
export const keepProof = async (
  shop: ShopContext,
  me: Staff,
  { id, photograph: text }: Named,
  stream: ReadableStream<Uint8Array>,
): Promise<Proven> => {
  const name = v.safeParse(Name, text)
  if (!name.success) throw notFound(NO_PARCEL)
  const named = { id, photograph: name.output }
  const [row] = await shop.db.select().from(shipments).where(eq(shipments.id, id))
  const shipment = ownRow(me, row, { entity: 'shipment', id, message: NO_PARCEL })
  if (await isKept(shop, named)) {
    await stream.cancel()
    return provenOf(shop, id)
  }
  if (shipment.state !== 'delivered') return refuseMove(shipment)
  await consumeLimit(shop, 'proofs', String(shipment.sellerId))
  const { file } = await storePicture(shop, stream, 'Only JPEG, PNG and WebP photographs can be added')
  const isNew = await keep(shop, me, { ...named, file }).catch(async (error: unknown) => {
    // After any other error nobody knows whether the row was written: without one the file goes as an orphan.
    if (error instanceof Refusal) await deleteFiles(shop, [file])
    throw error
  })
  if (!isNew) await deleteFiles(shop, [file])
  return provenOf(shop, id)
}
