import { repeatable } from './again.ts'
import type { Phone, SessionRow } from './db.ts'
import { draftsOf } from './drafts.ts'
import { mintId } from './ids.ts'

/** The row that says whose changes may be sent (reliability 2.7). */

const NOBODY: SessionRow = { id: 1, acct: null, token: null, epoch: '', valid: false }

export const readSession = async ({ db }: Phone): Promise<SessionRow> => (await db.session.get(1)) ?? NOBODY

/**
 * Written at log-in, and again whenever the row was lost while the page still knows the farmer (decision 67). A copy of
 * another account's books goes: what is confirmed of them from now on is not written down any more.
 */
export const rememberLogin = ({ db }: Phone, acct: number, token: string): Promise<void> =>
  repeatable(() =>
    db.transaction('rw', [db.session, db.wishlist, db.addresses, db.orders, db.meta], async () => {
      const row = (await db.session.get(1)) ?? NOBODY
      // A token the server has refused stays refused.
      if (row.acct === acct && row.token === token) return
      if (row.acct !== null && row.acct !== acct) await forgetCopy(db, row.acct)
      await db.session.put({ id: 1, acct, token, epoch: mintId(), valid: true })
    }),
  )

/**
 * Log-out: nothing of the account stays on show. With `discard` its unsent changes go as well. Nothing is written, so
 * that a phone without room left can log out too.
 */
export const forgetLogin = ({ db }: Phone, acct: number | null, discard: boolean): Promise<void> =>
  repeatable(() =>
    db.transaction(
      'rw',
      [db.session, db.wishlist, db.addresses, db.orders, db.outbox, db.dead, db.attempts, db.meta],
      async () => {
        await db.session.delete(1)
        if (acct === null) return
        await forgetCopy(db, acct)
        if (!discard) return
        await Promise.all([db.outbox, db.dead, db.attempts].map((table) => table.where('acct').equals(acct).delete()))
        await db.meta.where('key').startsWith(draftsOf(acct)).delete()
      },
    ),
  )

/** Takes the account's books off the phone; what it has not sent yet stays. */
const forgetCopy = async (db: Phone['db'], acct: number): Promise<void> => {
  await Promise.all([db.wishlist, db.addresses, db.orders].map((table) => table.where('acct').equals(acct).delete()))
  await db.meta.where('key').startsWith(`${acct}:`).delete()
}
