import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { Dexie, liveQuery } from 'dexie'
import { accessTo, openLocalDb, type LocalDb } from '../../../src/client/db/local-db.ts'
import { openMemory, type Memory } from './fake-db.ts'
import { Killed, type Runner, type World } from './world.ts'

/** Tabs of one phone: the real database code, any step of which may be the tab's last. */

export interface Tab extends Runner {
  phone: LocalDb
  /** The account this page believes to be logged in; other tabs may know better. */
  who: { acct: number; token: string } | null
  /** Database steps until it is killed. */
  fuel: number
  isSending: boolean
  /** While it is true the tab's transactions are not delayed at random. */
  isQuick: boolean
}

Dexie.dependencies.IDBKeyRange = IDBKeyRange

/** The tab whose database is being opened, and its phone: Dexie's addons get the database alone. */
let opening: { tab: Tab; device: Device } | undefined

Dexie.addons.push((db) => {
  if (opening === undefined) return
  const { tab, device } = opening
  const spend = <T>(work: () => T, written: readonly object[] = []): T => {
    device.spend(tab, written)
    return work()
  }
  db.use({
    stack: 'dbcore',
    name: 'kill',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name)
        return {
          ...table,
          mutate: (request) =>
            spend(() => table.mutate(request), request.type === 'add' || request.type === 'put' ? request.values : []),
          get: (request) => spend(() => table.get(request)),
          getMany: (request) => spend(() => table.getMany(request)),
          query: (request) => spend(() => table.query(request)),
          openCursor: (request) => spend(() => table.openCursor(request)),
          count: (request) => spend(() => table.count(request)),
        }
      },
    }),
  })
})

export class Device {
  /** How many more rows may be written before the phone is full. */
  room = Infinity
  /** How far the phone's clock is from the real time. */
  skew = 0
  /** The log-in of which each collection on the phone is a complete copy, and not only what was confirmed since. */
  readonly pulled = new Map<string, string>()
  readonly #world: World
  /** In place of the real database. */
  readonly #memory: Memory | null
  #opened = 0

  constructor(world: World, memory: Memory | null) {
    this.#world = world
    this.#memory = memory
    if (memory === null) Dexie.dependencies.indexedDB = new IDBFactory()
  }

  /** A step of a tab at its database: its last, if its steps are used up; with the quota exceeded it writes nothing. */
  spend(tab: Tab, written: readonly object[]): void {
    if (tab.fuel-- <= 0) tab.isDead = true
    if (tab.isDead) throw new Killed()
    this.room -= written.length
    if (written.length > 0 && this.room < 0) throw new DOMException('No room', 'QuotaExceededError')
  }

  /** A new tab, or the worker, which is a tab without screen. */
  async open(who: Tab['who'], fuel = Infinity): Promise<Tab> {
    const world = this.#world
    const name = `tab ${++this.#opened}`
    const tab: Omit<Tab, 'phone'> = {
      name,
      who,
      isDead: false,
      isFrozen: false,
      isSending: false,
      isQuick: false,
      fuel: Infinity,
    }
    // Completed below; nothing asks for the phone before it is there.
    const complete = tab as Tab
    const phone = await this.#switchOn(complete)
    // Other tabs may come in between two transactions, never into one.
    const transact = phone.db.transaction.bind(phone.db) as (...args: unknown[]) => Promise<unknown>
    const gated = async (...args: unknown[]): Promise<unknown> => {
      if (!complete.isQuick) await world.wait()
      return transact(...args)
    }
    // Safe: it takes and returns what Dexie's own takes and returns.
    phone.db.transaction = gated as unknown as typeof phone.db.transaction
    complete.phone = phone
    complete.fuel = fuel
    return complete
  }

  async #switchOn(tab: Tab): Promise<LocalDb> {
    const world = this.#world
    const parts = {
      now: () => world.time + this.skew,
      random: () => world.dice.next(),
    }
    if (this.#memory !== null) {
      const db = openMemory(this.#memory, (written) => this.spend(tab, written))
      return { db, isPersistent: true, ...accessTo(db), live: liveQuery, ...parts }
    }
    opening = { tab, device: this }
    const phone = await openLocalDb({ name: 'phone', ...parts })
    opening = undefined
    if (phone === null) throw new Error('fake-indexeddb did not open')
    return phone
  }
}

/** Nothing comes between what is seen and what is done: the screen follows the database at once. */
export const atOnce = async (tab: Tab, work: () => Promise<void>): Promise<void> => {
  tab.isQuick = true
  try {
    await work()
  } finally {
    tab.isQuick = false
  }
}
