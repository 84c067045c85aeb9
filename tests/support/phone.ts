import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { openLocalDb, openMemoryDb, type LocalDb } from '../../src/client/db/local-db.ts'
import { openApp } from '../../src/client/app.ts'
import { setDbForTest } from '../../src/client/db/get-db.ts'
import { shopPage } from '../../src/shop/app.ts'
import { rememberLogin } from '../../src/client/session/session.ts'

/** Phones to test with: a real database on fake-indexeddb, and a clock that the test sets. */

export interface TestPhone extends LocalDb {
  /** Winds the phone's clock forward. */
  later: (ms: number) => void
}

// Dexie looks for a database when it is imported, which a test may do before this file.
Dexie.dependencies.indexedDB = indexedDB
Dexie.dependencies.IDBKeyRange = IDBKeyRange

/** The starting time of every scenario of these tests, for phone and server. */
export const START = Date.parse('2026-11-20T06:00:00Z')

let phones = 0

/** The farmer's, where a test does not open another one. */
openApp(shopPage)

/** A new phone. `getDb` returns it as well. */
export const freshPhone = async (): Promise<TestPhone> => {
  const phone = await openTab(`phone ${++phones}`, { time: START })
  // It was logged in by the server, whose clock it knows.
  await phone.db.meta.put({ key: 'server clock', value: START })
  setDbForTest(Promise.resolve(phone))
  return phone
}

/** The same phone once more: another tab, the worker, or the app after it was killed. */
export const anotherTab = (phone: LocalDb): Promise<TestPhone> => openTab(phone.db.name, { time: phone.now() })

/** A phone whose browser stores nothing, as in private mode. */
export const forgetfulPhone = (): Promise<LocalDb> => {
  const phone = openMemoryDb()
  setDbForTest(phone)
  return phone
}

const openTab = async (name: string, clock: { time: number }): Promise<TestPhone> => {
  const phone = await openLocalDb({ name, now: () => clock.time, random: () => 0.5 })
  if (phone === null) throw new Error('fake-indexeddb did not open')
  return { ...phone, later: (ms) => void (clock.time += ms) }
}

/** Account 1 has the token `token-1` at the fake server. */
export const logIn = (phone: LocalDb, acct: number): Promise<void> => rememberLogin(phone, acct, `token-${acct}`)
