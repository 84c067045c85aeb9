import { configureCalls } from '../../src/client/api/api-settings.ts'
import type { LocalDb } from '../../src/client/db/local-db.ts'
import { setIdentity } from '../../src/client/session/identity.ts'
import { resetBackoff } from '../../src/client/sync/queue.ts'
import { flush } from '../../src/client/sync/replay.ts'
import { goOnline } from './offline.ts'
import { freshPhone, logIn } from './phone.ts'
import { FakeServer } from './server.ts'

/** A new phone with network on which nobody is logged in, and the shop's server behind it. */
export const openPhone = async () => {
  goOnline()
  setIdentity(null)
  return { phone: await freshPhone(), server: new FakeServer().connect() }
}

/** The same where account 1 is logged in, as the worker sees it. */
export const openLoggedInPhone = async () => {
  const opened = await openPhone()
  configureCalls({ token: () => 'token-1' })
  await logIn(opened.phone, 1)
  return opened
}

/** The network is back, and what waits is sent. */
export const comeBack = async (phone: LocalDb) => {
  goOnline()
  await resetBackoff(phone)
  return flush(phone)
}
