import { addresses, savedAddresses } from '../../../src/shop/addresses/addresses.shared.ts'
import { wishlist, savedWishes, wishes } from '../../../src/shop/wishlist/wishes.shared.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { IDBObjectStore } from 'fake-indexeddb'
import { cartItemFrom } from '../../../src/shop/cart/cart.ts'
import { changeCart } from '../../../src/shop/cart/cart-storage.shared.ts'
import type { ChangeRow } from '../../../src/client/db/records.ts'
import { pull } from '../../../src/client/sync/pull.ts'
import { enqueue, failedChanges, pendingChanges, resetBackoff } from '../../../src/client/sync/queue.ts'
import { flush } from '../../../src/client/sync/replay.ts'
import { forgetLogin, readSession, rememberLogin } from '../../../src/client/session/session.ts'
import { dice } from '../../proofs/simulation/prng.ts'
import { Device } from '../../proofs/simulation/phones.ts'
import { World } from '../../proofs/simulation/world.ts'
import { atScale } from '../../proofs/support/test-scale.ts'
import { openLoggedInPhone } from '../../support/open-phone.ts'
import { A, B, create, heart, makeDefault, remove, update } from '../../support/changes.ts'
import { until } from '../../support/request-gate.ts'
import { product, variant } from '../../support/goods.ts'
import { freshPhone, logIn, type TestPhone } from '../../support/phone.ts'
import { FakeServer } from '../../support/server.ts'

/** A phone whose storage is closed, full, damaged or cut off in the middle of a step. */

let phone: TestPhone
let server: FakeServer

beforeEach(async () => {
  ;({ phone, server } = await openLoggedInPhone())
})

/** Hundreds of phones are started here. */
const TIMEOUT = { timeout: 180_000 }
const DAY = [heart(1), create(A), update(A, 'Suresh'), heart(2), create(B), makeDefault(B), heart(1, false), remove(A)]
const screen = async (of = phone) => {
  const [queue, saved] = [await pendingChanges(of, 1), await savedAddresses(of, 1, 'delivery')]
  return {
    wishes: wishlist(await savedWishes(of, 1), queue).map(({ product_id }) => product_id),
    book: addresses('delivery', saved, queue).map(({ id, name, is_default }) => ({ id, name, is_default })),
  }
}
const shop = () => ({
  wishes: server.wishesOf(1),
  book: server.book('delivery', 1).map(({ id, name, is_default }) => ({ id, name, is_default })),
})

const UREA = cartItemFrom(product(1), variant('SKU-1'))

/** Closes the database at its n-th step from now, as a browser does that clears its storage; returns whether it did. */
const closeUnder = (step: number): { stop: () => boolean } => {
  let left = step
  const spies = (['add', 'put', 'get', 'getAll', 'delete', 'openCursor'] as const).map((how) => {
    const real = IDBObjectStore.prototype[how]
    return vi.spyOn(IDBObjectStore.prototype, how).mockImplementation(function (
      this: IDBObjectStore,
      ...args: unknown[]
    ) {
      // Safe: what the method itself was given, and answers.
      const request = Reflect.apply(real, this, args) as never
      if (--left === 0) {
        const { db } = this.transaction
        this.transaction.abort()
        db.close()
        db.onclose?.(new Event('close'))
      }
      return request
    })
  })
  return {
    stop: () => {
      spies.forEach((spy) => spy.mockRestore())
      return left <= 0
    },
  }
}

test(
  'a database that the browser closes under any step is opened again, and each change is there once',
  TIMEOUT,
  async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    let step = 0
    for (let isClosed = true; isClosed;) {
      phone = await freshPhone()
      server = new FakeServer().connect()
      await logIn(phone, 1)
      const counts: number[] = []
      const closing = closeUnder(++step)
      const query = phone.live(() => phone.db.outbox.toArray()).subscribe(({ length }) => counts.push(length))
      let inCart = 0
      for (const change of DAY) {
        await enqueue(phone, 1, change)
        await changeCart((basket) => {
          inCart = (basket.cart[0]?.quantity ?? 0) + 1
          return { ...basket, cart: [{ ...UREA, quantity: inCart }] }
        })
        await flush(phone)
        await pull(phone, wishes)
      }
      isClosed = closing.stop()
      expect(shop()).toEqual(await screen())
      expect(shop()).toEqual({ wishes: [2], book: [{ id: B, name: 'Ramesh Patil', is_default: 1 }] })
      expect(inCart).toBe(DAY.length)
      expect(new Set(server.arrivals.flatMap(({ key }) => key ?? [])).size).toBe(DAY.length)
      // A screen that was cut off in its reading goes on.
      const before = counts.length
      await enqueue(phone, 1, heart(7))
      await until(() => counts.length > before && counts.at(-1) === 1)
      query.unsubscribe()
    }
    expect(step).toBeGreaterThan(100)
    vi.restoreAllMocks()
  },
)

const failureOf = (work: () => Promise<unknown>): Promise<string | undefined> =>
  work().then(
    () => undefined,
    (error: unknown) => String(error),
  )

/** Makes the writes from the n-th on exceed the quota; returns how to free space again. */
const fillUpAfter = (writes: number): (() => void) => {
  let left = writes
  const spies = (['add', 'put'] as const).map((how) => {
    const real = IDBObjectStore.prototype[how]
    return vi.spyOn(IDBObjectStore.prototype, how).mockImplementation(function (this: IDBObjectStore, ...args) {
      if (left-- <= 0) throw new DOMException('No room', 'QuotaExceededError')
      return real.apply(this, args)
    })
  })
  return () => spies.forEach((spy) => spy.mockRestore())
}

test('whichever write finds the phone full, the change fails visibly or is kept whole', TIMEOUT, async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  let writes = 0
  for (let failures = 1; failures > 0; writes++) {
    failures = 0
    phone = await freshPhone()
    server = new FakeServer().connect()
    await logIn(phone, 1)
    const makeRoom = fillUpAfter(writes)
    for (const change of DAY) {
      const before = await screen()
      const why = await failureOf(() => enqueue(phone, 1, change))
      const isUntouched = JSON.stringify(await screen()) === JSON.stringify(before)
      const later = await failureOf(() => flush(phone))
      expect([why, later].filter((one) => one !== undefined && !one.includes('No room'))).toEqual([])
      expect(why === undefined || isUntouched).toBe(true)
      if (why !== undefined || later !== undefined) failures++
    }
    makeRoom()
    const wanted = await screen()
    await resetBackoff(phone)
    await flush(phone)
    expect(await pendingChanges(phone, 1)).toEqual([])
    expect(shop()).toEqual(wanted)
  }
  expect(writes).toBeGreaterThan(30)
  vi.restoreAllMocks()
})

test('a full phone can log out', async () => {
  await enqueue(phone, 1, heart(1))
  const makeRoom = fillUpAfter(0)
  await forgetLogin(phone, 1, true)
  makeRoom()
  expect((await readSession(phone)).token).toBeNull()
  expect(await pendingChanges(phone, 1)).toEqual([])
})

const ROWS = atScale({ lean: 250, full: 1000 })
const GARBAGE: unknown[] = [null, undefined, '', 'x', -1, 0, 7, NaN, Infinity, true, false, {}, [], { on: 1 }, [null]]
/** These tell whose and which row it is; without them it belongs to nobody and stays where it is. */
const IDENTITY = ['acct', 'seq']

test('damaged rows of every kind stop neither their neighbours nor the screen', TIMEOUT, async () => {
  const d = dice(20_261_121)
  const bodies = [heart(1), create(A), update(A, 'Suresh'), makeDefault(A), remove(A)]
  for (let round = 0; round < ROWS; round++) {
    await enqueue(phone, 1, d.pick(bodies))
    const [record] = await pendingChanges(phone, 1)
    const fields = [...Object.keys(record ?? {}), 'wire', 'body'].filter((field) => !IDENTITY.includes(field))
    // Safe only here: the damage is the point.
    await phone.db.outbox.put({ ...record, [d.pick(fields)]: d.pick(GARBAGE) } as ChangeRow)
    const wanted = round % 2 === 0
    await enqueue(phone, 1, heart(5, wanted))
    await screen()
    await flush(phone)
    expect(server.wishesOf(1).includes(5), `round ${round}`).toBe(wanted)
    addresses('delivery', [], await pendingChanges(phone, 1), await failedChanges(phone, 1))
    await phone.db.outbox.clear()
    await phone.db.dead.clear()
  }
})

/** The screen after so many changes of the day. */
const atHome = (id: string, is_default = 1, name = 'Ramesh Patil') => ({ id, name, is_default })
const AFTER = [
  { wishes: [], book: [] },
  { wishes: [1], book: [] },
  { wishes: [1], book: [atHome(A)] },
  { wishes: [1], book: [atHome(A, 1, 'Suresh')] },
  { wishes: [2, 1], book: [atHome(A, 1, 'Suresh')] },
  { wishes: [2, 1], book: [atHome(A, 1, 'Suresh'), atHome(B, 0)] },
  { wishes: [2, 1], book: [atHome(A, 0, 'Suresh'), atHome(B)] },
  { wishes: [2], book: [atHome(A, 0, 'Suresh'), atHome(B)] },
  { wishes: [2], book: [atHome(B)] },
]

test('killed at each of its steps in turn, the app keeps all that it had acknowledged', TIMEOUT, async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  let isWhole = false
  let fuel = 0
  for (; !isWhole; fuel++) {
    server = new FakeServer().connect()
    const device = new Device(new World(dice(1)), null)
    const open = async (steps: number) => {
      const tab = await device.open(null)
      tab.isQuick = true
      await rememberLogin(tab.phone, 1, 'token-1')
      tab.fuel = steps
      return { ...tab.phone, later: () => undefined }
    }
    const acknowledged = []
    const first = await open(fuel)
    const why = await failureOf(async () => {
      for (const change of DAY) {
        await enqueue(first, 1, change)
        acknowledged.push(change)
        await flush(first)
      }
    })
    isWhole = why === undefined
    expect(why ?? 'Killed').toContain('Killed')
    const second = await open(Infinity)
    const before = await screen(second)
    await resetBackoff(second)
    await flush(second)
    expect(await pendingChanges(second, 1), `killed at step ${fuel}`).toEqual([])
    expect(shop(), `killed at step ${fuel}`).toEqual(before)
    // What was acknowledged stands there, and no more than the one change under way besides.
    const ends = [acknowledged.length, acknowledged.length + 1].map((count) => JSON.stringify(AFTER[count]))
    expect(ends, `killed at step ${fuel}`).toContain(JSON.stringify(before))
  }
  expect(fuel).toBeGreaterThan(100)
  vi.restoreAllMocks()
})
