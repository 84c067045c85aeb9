import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { openPhone } from '../../src/offline/db.ts'
import type { Phone } from '../../src/offline/db.ts'
import { replaceDoor } from '../../src/offline/door.ts'
import { rememberLogin } from '../../src/offline/session.ts'

/** Phones to test with: a real database on fake-indexeddb, and a clock that the test winds by hand. */

export interface TestPhone extends Phone {
  /** Winds the phone's clock forward. */
  later: (ms: number) => void
}

// Dexie looks for a database when it is imported, which a test may do before this file.
Dexie.dependencies.indexedDB = indexedDB
Dexie.dependencies.IDBKeyRange = IDBKeyRange

/** When every story of these tests begins, for phone and server. */
export const START = Date.parse('2026-11-20T06:00:00Z')

let phones = 0

/** A phone fresh from the shop. It stands behind the stores' door as well. */
export const freshPhone = async (): Promise<TestPhone> => {
  const phone = await openTab(`phone ${++phones}`, { time: START })
  // It was logged in by the shop, whose clock it has heard.
  await phone.db.meta.put({ key: 'server clock', value: START })
  replaceDoor(Promise.resolve(phone))
  return phone
}

/** The same phone once more: another tab, the worker, or the app after it was killed. */
export const anotherTab = (phone: Phone): Promise<TestPhone> => openTab(phone.db.name, { time: phone.now() })

/** A phone whose browser keeps nothing, as in private mode. */
export const forgetfulPhone = (): void => replaceDoor(Promise.resolve(null))

const openTab = async (name: string, clock: { time: number }): Promise<TestPhone> => {
  const phone = await openPhone({ name, now: () => clock.time, random: () => 0.5 })
  if (phone === null) throw new Error('fake-indexeddb did not open')
  return { ...phone, later: (ms) => void (clock.time += ms) }
}

/** Account 1 has the token `token-1` at the fake server. */
export const logIn = (phone: Phone, acct: number): Promise<void> => rememberLogin(phone, acct, `token-${acct}`)
