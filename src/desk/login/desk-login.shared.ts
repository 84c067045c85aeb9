import * as v from 'valibot'
import { StaffMe } from '../../contract/calls/staff/access.ts'
import { mayDo } from '../../contract/staff.ts'
import { forgetPresent, readSession, rememberLogin } from '../../client/session/session.ts'
import type { LocalDb } from '../../client/db/local-db.ts'

/** Who works at the desk of this phone, in a database of its own: the farmer who has the phone too stays logged in. */

const DAY_MS = 86_400_000
/** After so long without the server the customers' addresses leave the phone. */
const CONTACT_MAX_MS = 7 * DAY_MS

/** The mirror of the parcels. */
export const parcelsKey = (acct: number): string => `${acct}:parcels`
/** Those that were delivered or failed a short while ago. */
export const recentKey = (acct: number): string => `${acct}:recent`

/** What sold in the last 14 days, as the shop last said. */
export const fortnightKey = (acct: number): string => `${acct}:fortnight`

const keys = (acct: number) => ({ me: `${acct}:me`, contact: `${acct}:contact` })

const SavedMe = v.fallback(v.nullable(StaffMe), null)

/** Null where nobody is logged in. */
export const readMe = async (local: LocalDb): Promise<StaffMe | null> => {
  const { acct } = await readSession(local)
  return acct === null ? null : v.parse(SavedMe, (await local.db.meta.get(keys(acct).me))?.value ?? null)
}

/** Written at a log-in. What another one had on the phone of customers is cleared. */
export const rememberStaff = async (local: LocalDb, me: StaffMe, token: string): Promise<void> => {
  await rememberLogin(local, me.staff_id, token)
  await local.write(['meta'], async () => {
    await local.db.meta.put({ key: keys(me.staff_id).me, value: me })
    await local.db.meta.put({ key: keys(me.staff_id).contact, value: local.now() })
  })
}

/** The role or the name has changed: what the new one may not see leaves the phone, customers' addresses first of all. */
export const rewriteStaff = (local: LocalDb, me: StaffMe): Promise<void> =>
  local.write(['meta', 'session'], async () => {
    if ((await readSession(local)).acct !== me.staff_id) return
    await local.db.meta.put({ key: keys(me.staff_id).me, value: me })
    if (!mayDo(me.role, 'packing')) await local.db.meta.bulkDelete([parcelsKey(me.staff_id), recentKey(me.staff_id)])
    if (!mayDo(me.role, 'money')) await local.db.meta.delete(fortnightKey(me.staff_id))
  })

/** When the server last answered. */
export const contactAt = async ({ db }: LocalDb, acct: number): Promise<number | null> => {
  const at = (await db.meta.get(keys(acct).contact))?.value
  return typeof at === 'number' ? at : null
}

/** The server has answered; runs in the transaction that writes what it said. */
export const recordContact = ({ db, now }: LocalDb, acct: number): PromiseLike<unknown> =>
  db.meta.put({ key: keys(acct).contact, value: now() })

/**
 * Ends the log-in on this phone, and with it all that it has of customers. What was done and not sent names none: it
 * goes as well with `discard`, and otherwise waits for the same person, for it tells who holds which cash.
 */
export const forgetStaff = (local: LocalDb, discard: boolean): Promise<void> => forgetPresent(local, discard)

/** Whether the server has not been reached for so long that customers' addresses may not stay. */
export const isOutOfContact = async (local: LocalDb): Promise<boolean> => {
  const { acct } = await readSession(local)
  if (acct === null) return false
  const at = await contactAt(local, acct)
  return at === null || local.now() - at > CONTACT_MAX_MS
}
