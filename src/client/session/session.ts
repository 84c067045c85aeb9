import { app } from '../app.ts'
import type { LocalDb, TableName } from '../db/local-db.ts'
import type { SessionRow } from '../db/records.ts'
import { draftsOf } from '../db/drafts.ts'
import { newUuid } from '../api/uuid.ts'

/** The row that says whose changes may be sent. The worker reads it too, so it lies in the database. */

const NOBODY: SessionRow = { id: 1, acct: null, token: null, epoch: '', valid: false }

/** The tables of all that is mirrored. */
export const mirrorTables = (): TableName[] => [...new Set(app().collections.flatMap(({ tables = [] }) => tables))]

export const readSession = async ({ db }: LocalDb): Promise<SessionRow> => (await db.session.get(1)) ?? NOBODY

/**
 * Written at log-in, and again whenever the row was lost while the page still knows the farmer. The mirror of another
 * account is cleared: what is confirmed of it from now on is not written any more.
 */
export const rememberLogin = ({ db, write }: LocalDb, acct: number, token: string): Promise<void> =>
  write(['session', ...mirrorTables(), 'meta'], async () => {
    const row = (await db.session.get(1)) ?? NOBODY
    // A token the server has refused stays refused.
    if (row.acct === acct && row.token === token) return
    if (row.acct !== null && row.acct !== acct) await clearMirror(db, row.acct)
    await db.session.put({ id: 1, acct, token, epoch: newUuid(), valid: true })
  })

/**
 * Log-out: nothing of the account stays on show. With `discard` its unsent changes go as well. Rows are only
 * deleted, so that log-out works over quota too.
 */
export const forgetLogin = ({ db, write }: LocalDb, acct: number | null, discard: boolean): Promise<void> =>
  write(loggedInTables(), () => forget(db, acct, discard))

/** The same for whoever is logged in, which another page may have changed since this one looked. */
export const forgetPresent = (local: LocalDb, discard: boolean): Promise<void> =>
  local.write(loggedInTables(), async () => forget(local.db, (await readSession(local)).acct, discard))

const loggedInTables = (): TableName[] => ['session', ...mirrorTables(), 'outbox', 'dead', 'attempts', 'meta']

const forget = async (db: LocalDb['db'], acct: number | null, discard: boolean): Promise<void> => {
  await db.session.delete(1)
  if (acct === null) return
  await clearMirror(db, acct)
  if (!discard) return
  await Promise.all([db.outbox, db.dead, db.attempts].map((table) => table.where('acct').equals(acct).delete()))
  await db.meta.where('key').startsWith(draftsOf(acct)).delete()
}

/** Clears the account's mirror; what it has not sent yet stays. */
const clearMirror = async (db: LocalDb['db'], acct: number): Promise<void> => {
  await Promise.all(mirrorTables().map((name) => db[name].where('acct').equals(acct).delete()))
  await db.meta.where('key').startsWith(`${acct}:`).delete()
}
