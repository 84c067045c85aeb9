import { app } from '../app.ts'
import type { LocalDb } from '../db/local-db.ts'
import { getDb } from '../db/open-db.ts'
import { setIdentity } from './identity.ts'

/** Ends the log-in on this page: what `forget` leaves stays on the phone, and nothing more is sent. */
export const leave = async (forget: (local: LocalDb) => Promise<void>): Promise<void> => {
  const local = await getDb()
  const { abortFlush } = await import('../sync/replay.ts')
  await forget(local)
  abortFlush()
  app().token?.clear()
  setIdentity(null)
}
