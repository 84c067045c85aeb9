import * as v from 'valibot'
import { readSession } from '../../client/session/session.ts'
import type { LocalDb } from '../../client/db/local-db.ts'

/**
 * What is ticked and typed of a parcel that is being packed, so that it outlives the page. It lies beside the mirror, is
 * cleared with it, and goes once the parcel is packed or is not waiting any more.
 */

const Entry = v.object({ isIn: v.boolean(), quantity: v.number(), lot: v.string() })
const Entries = v.fallback(v.record(v.string(), Entry), {})
export type PackEntry = v.InferOutput<typeof Entry>
/** By the number of the line. */
export type PackEntries = Readonly<Record<string, PackEntry>>

const keysOf = (acct: number): string => `${acct}:packing:`
const keyOf = (acct: number, id: string): string => keysOf(acct) + id

export const readPacking = (local: LocalDb, acct: number, id: string): Promise<PackEntries> =>
  local.read(async () => v.parse(Entries, (await local.db.meta.get(keyOf(acct, id)))?.value ?? {}))

/** Nothing is written for somebody who has logged out meanwhile. */
export const savePacking = (local: LocalDb, acct: number, id: string, entries: PackEntries): Promise<unknown> =>
  local.write(['session', 'meta'], async () => {
    if ((await readSession(local)).acct === acct) await local.db.meta.put({ key: keyOf(acct, id), value: entries })
  })

export const removePacking = (local: LocalDb, acct: number, id: string): Promise<unknown> =>
  local.write(['meta'], () => local.db.meta.delete(keyOf(acct, id)))

/** Of parcels that do not wait to be packed any more; runs in the transaction that says so. */
export const removePackingBut = ({ db }: LocalDb, acct: number, waiting: readonly { id: string }[]) => {
  const kept = new Set(waiting.map(({ id }) => keyOf(acct, id)))
  return db.meta
    .where('key')
    .startsWith(keysOf(acct))
    .and(({ key }) => !kept.has(key))
    .delete()
}
