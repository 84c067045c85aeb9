import * as v from 'valibot'
import { DeskShipment } from '../../contract/calls/staff/shipments.ts'
import { paise, rupees } from '../../contract/money.ts'
import { readSession } from '../../client/session/session.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import { recentKey } from '../login/desk-login.shared.ts'
import type { ChangeRow } from '../../client/db/records.ts'
import { isProof } from './proof.shared.ts'

/**
 * What the phone keeps of a round beside the parcels: what was pressed at the doors a short while ago and is sent
 * already, the order of the stops that was chosen by hand, and how much cash the person has. All of it is cleared with
 * the log-in.
 */

/** So long after it was sent a delivery or a failed attempt can be taken back here. */
const TAKE_BACK_MS = 30 * 60_000
/** As many as anybody has in half an hour. */
const RECENT_MAX = 50

const keys = (acct: number) => ({
  recent: recentKey(acct),
  order: `${acct}:round-order`,
  holds: `${acct}:own-cash`,
})

/** A parcel as it was after a delivery or a failed attempt, and the rupees that were noted with it. */
const Recent = v.object({ parcel: DeskShipment, cash_taken: v.number(), at: v.number() })
export type Recent = v.InferOutput<typeof Recent>
const Recents = v.fallback(v.array(Recent), [])
const Order = v.fallback(v.array(v.string()), [])
const Holds = v.fallback(v.nullable(v.number()), null)

export const recentOf = async ({ db, now }: LocalDb, acct: number): Promise<Recent[]> =>
  v.parse(Recents, (await db.meta.get(keys(acct).recent))?.value).filter(({ at }) => at > now() - TAKE_BACK_MS)

/** Notes what has become of a parcel, or with null that nothing of it can be taken back any more. */
export const setRecent = async (local: LocalDb, acct: number, id: string, recent: Omit<Recent, 'at'> | null) => {
  const others = (await recentOf(local, acct)).filter(({ parcel }) => parcel.id !== id)
  const value = [...others, ...(recent === null ? [] : [{ ...recent, at: local.now() }])].slice(-RECENT_MAX)
  return local.db.meta.put({ key: keys(acct).recent, value })
}

const Taken = v.fallback(v.object({ cash_taken: v.optional(v.number(), 0) }), { cash_taken: 0 })

/** The rupees that a change of the queue has noted. */
export const takenIn = ({ body }: Pick<ChangeRow, 'body'>): number => v.parse(Taken, body).cash_taken

export const isAtDoor = (op: string): boolean => op === 'desk.deliver' || op === 'desk.fail'

/** The parcels whose last move can be taken back, with the rupees that were noted with it; what was pressed last stands last. */
export const takeBackOf = (recent: readonly Recent[], pending: readonly ChangeRow[]): Record<string, number> => {
  const found = new Map(recent.map(({ parcel, cash_taken }) => [parcel.id, cash_taken]))
  for (const change of pending) {
    if (isProof(change)) continue
    found.delete(change.target)
    if (isAtDoor(change.op)) found.set(change.target, takenIn(change))
  }
  return Object.fromEntries(found)
}

/** Rupees that the person has; null where the shop has never said. */
export const holdsOf = async ({ db }: LocalDb, acct: number): Promise<number | null> =>
  v.parse(Holds, (await db.meta.get(keys(acct).holds))?.value ?? null)

export const setHolds = ({ db }: LocalDb, acct: number, value: number) => db.meta.put({ key: keys(acct).holds, value })

/** With what waits on this phone. */
export const holdsWith = (holds: number | null, pending: readonly ChangeRow[]): number | null =>
  holds === null ? null : rupees(pending.reduce((sum, change) => sum + signedCash(change), paise(holds)))

/** Paise that come to the person by a change, or go. */
export const signedCash = (change: Pick<ChangeRow, 'op' | 'body'>): number => {
  const taken = paise(takenIn(change))
  return change.op === 'desk.deliver' ? taken : change.op === 'desk.take-back' ? -taken : 0
}

/** The numbers of parcels in the order that was chosen by hand. */
export const roundOrderOf = async ({ db }: LocalDb, acct: number): Promise<string[]> =>
  v.parse(Order, (await db.meta.get(keys(acct).order))?.value)

/** Nothing is written for somebody who has logged out meanwhile. */
export const saveRoundOrder = (local: LocalDb, acct: number, ids: readonly string[]): Promise<unknown> =>
  local.write(['session', 'meta'], async () => {
    if ((await readSession(local)).acct === acct) await local.db.meta.put({ key: keys(acct).order, value: ids })
  })
