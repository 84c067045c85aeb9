import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { Dexie } from 'dexie'
import { openPhone } from '../../src/offline/db.ts'
import type { DeadRecord } from '../../src/offline/changes.ts'
import type { Phone } from '../../src/offline/db.ts'
import type { Book } from '../../src/offline/mirror.ts'
import { RECORD_AGE_MAX } from '../../src/offline/rules.ts'
import { Killed } from './world.ts'
import type { Runner, World } from './world.ts'

/** Tabs of one phone: the real database code, whose every single step may be the tab's last. */

export interface Tab extends Runner {
  phone: Phone
  /** Whom this page believes to be logged in; other tabs may know better. */
  who: { acct: number; token: string } | null
  /** Steps at the database until it is killed. */
  fuel: number
  isSending: boolean
  /** While it is true the tab's transactions do not wait for the dice. */
  isQuick: boolean
}

Dexie.dependencies.IDBKeyRange = IDBKeyRange

/** The tab whose database is being opened, and its phone: Dexie's addons are told of the database alone. */
let opening: { tab: Tab; device: Device } | undefined

Dexie.addons.push((db) => {
  if (opening === undefined) return
  const { tab, device } = opening
  const burn = <T>(work: () => T): T => {
    if (tab.fuel-- <= 0) tab.isDead = true
    if (tab.isDead) throw new Killed()
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
            burn(() => {
              if (request.type === 'add' || request.type === 'put') {
                device.fill(request.values.length)
                if (name === 'dead') device.noteExpired(request.values)
              }
              return table.mutate(request)
            }),
          get: (request) => burn(() => table.get(request)),
          getMany: (request) => burn(() => table.getMany(request)),
          query: (request) => burn(() => table.query(request)),
          openCursor: (request) => burn(() => table.openCursor(request)),
          count: (request) => burn(() => table.count(request)),
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
  /** Of which log-in each book on the phone is a whole copy, and not only what was confirmed since. */
  readonly pulled = new Map<Book, string>()
  /** Lanes of changes that were set aside as too old, and by the real time rightly so: the clock was behind once. */
  readonly expired = new Set<string>()
  readonly #world: World
  #opened = 0

  constructor(world: World) {
    this.#world = world
    Dexie.dependencies.indexedDB = new IDBFactory()
  }

  /** Takes room for so many rows, or fails as the browser does. */
  fill(rows: number): void {
    this.room -= rows
    if (this.room < 0) throw new DOMException('No room', 'QuotaExceededError')
  }

  noteExpired(letters: readonly DeadRecord[]): void {
    for (const { reason, createdAt, lane } of letters)
      if (reason === 'expired' && this.#world.time - createdAt > RECORD_AGE_MAX) this.expired.add(lane)
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
    opening = { tab: complete, device: this }
    const phone = await openPhone({
      name: 'phone',
      now: () => world.time + this.skew,
      random: () => world.dice.next(),
      build: 'test',
    })
    opening = undefined
    if (phone === null) throw new Error('fake-indexeddb did not open')
    // Other tabs may come in between two transactions, never into one.
    const transact = phone.db.transaction.bind(phone.db) as (...args: unknown[]) => Promise<unknown>
    const gated = async (...args: unknown[]): Promise<unknown> => {
      if (!complete.isQuick) await world.wait()
      return transact(...args)
    }
    // Safe: it takes and answers what Dexie's own takes and answers.
    phone.db.transaction = gated as unknown as typeof phone.db.transaction
    complete.phone = phone
    complete.fuel = fuel
    return complete
  }
}
