import * as v from 'valibot'
import { staffShipments } from '../../contract/calls/staff/shipments.ts'
import { deleteFile, fileKey } from '../../client/db/files.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import type { ChangeRow } from '../../client/db/records.ts'
import { freezeFile, type Mutator } from '../../client/sync/mutator.ts'
import { isMoveOp, PARCELS } from './moves.shared.ts'
import type { ParcelView } from './shipments.shared.ts'

/** A photograph at the door, which waits for the network behind the delivery that it shows. */

/** `target` is the number of the parcel; the bytes lie on the phone under the photograph's name. */
export interface ProofChange {
  op: 'desk.proof'
  target: string
  body: { photograph: string }
}

export const isProof = <C extends { op: string }>(change: C): change is C & ProofChange => change.op === 'desk.proof'

/** The shop has it: of these bytes nothing is sent any more. */
export const confirmProof = (local: LocalDb, { acct, body }: ChangeRow & ProofChange): PromiseLike<unknown> =>
  deleteFile(local, acct, body.photograph)

/** A delivery was taken back: what has not arrived of its photographs would show another door than the next delivery. */
export const dropProofs = async ({ db }: LocalDb, { acct, target, seq }: ChangeRow): Promise<void> => {
  const rows = await db.outbox.where('acct').equals(acct).toArray()
  const older = rows.filter((row) => isProof(row) && row.target === target && row.seq < seq)
  await db.outbox.bulkDelete(older.map((row) => row.seq))
}

/** Photographs of a parcel that are not on their way: they fall with the delivery that is taken back. */
export const unsentProofs = (queue: readonly ChangeRow[], target: string): number[] =>
  queue.filter((row) => isProof(row) && row.target === target && row.attempts === 0).map(({ seq }) => seq)

const sendProof: Mutator<ProofChange, ParcelView> = {
  schema: v.looseObject({ body: v.looseObject({ photograph: v.string() }) }),
  // Of its own: moves of the parcel that follow do not wait for a photograph.
  lane: ({ body }) => `proof:${body.photograph}`,
  request: ({ target: id, body: { photograph } }, acct) =>
    freezeFile(staffShipments.deskProof, { id, photograph }, fileKey(acct, photograph)),
  waitsFor: ({ target }, older) => older.target === target && isMoveOp(older.op),
  // The parcel may have been delivered by somebody else, at another door.
  dependsOn: ({ target }, refused) => refused.op === 'desk.deliver' && refused.target === target,
  collection: () => PARCELS,
  apply: (shown, { target }) => shown.map((one) => (one.id === target ? { ...one, unsent: true } : one)),
}

export const proofMutators = { 'desk.proof': sendProof }
