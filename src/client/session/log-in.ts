import { app } from '../app.ts'
import type { LocalDb } from '../db/local-db.ts'
import { getDb } from '../db/get-db.ts'
import { setIdentity, type Identity } from './identity.ts'
import { rememberLogin } from './session.ts'

/** Begins a log-in: its row is written first, by which the worker sends, then all stores of this page follow. */
export const enter = async (who: Identity): Promise<void> => {
  await rememberLogin(await getDb(), who.acct, who.token)
  setIdentity(who)
}

/** The same log-in goes on under another name. */
export const renameLogin = async (token: string, name: string): Promise<void> => {
  const { db, write } = await getDb()
  await write(['session'], async () => {
    const row = await db.session.get(1)
    if (row?.token === token) await db.session.put({ ...row, token: name })
  })
}

/** Ends the log-in on this page: what `forget` leaves stays on the phone, and nothing more is sent. */
export const leave = async (forget: (local: LocalDb) => Promise<void>): Promise<void> => {
  const local = await getDb()
  const { abortFlush } = await import('../sync/replay.ts')
  await forget(local)
  abortFlush()
  app().token?.clear()
  setIdentity(null)
}
