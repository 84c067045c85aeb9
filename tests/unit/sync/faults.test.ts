import { addressOf, replaceAddresses } from '../../../src/shop/addresses/addresses.shared.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { cartItemFrom } from '../../../src/shop/cart/cart.ts'
import { changeCart } from '../../../src/shop/cart/cart-storage.shared.ts'
import { enqueue, failedChanges, retryDead, pendingChanges } from '../../../src/client/sync/queue.ts'
import { flush } from '../../../src/client/sync/replay.ts'
import { openLoggedInPhone } from '../../support/open-phone.ts'
import { A, B, create, heart, makeDefault, remove, update, shownBook } from '../../support/changes.ts'
import { gate } from '../../support/request-gate.ts'
import { addressForm, product, variant } from '../../support/goods.ts'
import type { TestPhone } from '../../support/phone.ts'
import { type FakeServer, refusal } from '../../support/server.ts'

/** Past defects on phones whose clock, server or storage misbehaves in one particular way. */

let phone: TestPhone
let server: FakeServer

beforeEach(async () => {
  ;({ phone, server } = await openLoggedInPhone())
})

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const YEAR = 366 * DAY
const book = () => shownBook(phone)

test('an address that was mended is no longer refused, and is the default that it was chosen to be', async () => {
  await enqueue(phone, 1, create(B))
  await flush(phone)
  server.next(refusal(422, 'INVALID'), 'address/create')
  await enqueue(phone, 1, create(A))
  await enqueue(phone, 1, makeDefault(A))
  await flush(phone)
  expect((await failedChanges(phone, 1)).map(({ op }) => op).toSorted()).toEqual(['addr.create', 'addr.default'])
  await enqueue(phone, 1, create(A, 'Suresh'))
  await flush(phone)
  expect(await failedChanges(phone, 1)).toEqual([])
  expect((await book()).map(({ refused: why }) => why)).toEqual([undefined, undefined])
  expect(server.book('delivery', 1).find(({ is_default }) => is_default === 1)?.id).toBe(A)
})

test('a refused choice of default blocks no address', async () => {
  await enqueue(phone, 1, create(A))
  await flush(phone)
  server.next(refusal(422, 'INVALID'), 'set-default')
  await enqueue(phone, 1, makeDefault(A))
  await flush(phone)
  expect(await failedChanges(phone, 1)).toHaveLength(1)
  expect((await book())[0]?.refused).toBeUndefined()
})

test('a refused address that is sent once more takes along what was refused with it', async () => {
  server.next(refusal(422, 'INVALID'), 'address/create')
  await enqueue(phone, 1, create(A))
  await enqueue(phone, 1, makeDefault(A))
  await flush(phone)
  const dead = (await failedChanges(phone, 1)).find(({ op }) => op === 'addr.create')
  await retryDead(phone, dead?.id ?? '')
  await flush(phone)
  expect([await failedChanges(phone, 1), await pendingChanges(phone, 1)]).toEqual([[], []])
  expect(server.book('delivery', 1)).toMatchObject([{ id: A, is_default: 1 }])
})

test('an address on which the server always fails lets the next ones of its book pass', async () => {
  const broken = { status: 500, body: { status: false } }
  await enqueue(phone, 1, create(A))
  await enqueue(phone, 1, create(B))
  for (let round = 0; round < 3; round++) {
    expect(server.book('delivery', 1), `after ${round} failures`).toEqual([])
    server.next(broken, 'address/create')
    await flush(phone)
    phone.later(10 * MINUTE)
  }
  expect([
    server.book('delivery', 1).map(({ id }) => id),
    (await pendingChanges(phone, 1)).map(({ target }) => target),
  ]).toEqual([[B], [A]])
})

test.each([-6 * YEAR, -9 * DAY, 9 * DAY, 6 * YEAR])(
  'a change made five minutes ago is sent, though the clock was wrong by %i ms when it was made',
  async (skew) => {
    phone.later(skew)
    await enqueue(phone, 1, heart(1))
    phone.later(5 * MINUTE - skew)
    server.now = phone.now
    await flush(phone)
    expect(server.wishesOf(1)).toEqual([1])
    expect(await failedChanges(phone, 1)).toEqual([])
  },
)

test.each([-6 * YEAR, 0])(
  'a change that was begun 31 days ago is not sent, though the clock was wrong by %i ms when it was made',
  async (skew) => {
    phone.later(skew)
    await enqueue(phone, 1, heart(1))
    server.next('lose request', 'wishlist')
    await flush(phone)
    phone.later(31 * DAY - skew)
    server.now = phone.now
    await flush(phone)
    expect(server.arrivals).toEqual([])
    expect(await failedChanges(phone, 1)).toMatchObject([{ reason: 'expired' }])
  },
)

test('a change that is dated years ahead is as old as its first sending', async () => {
  phone.later(6 * YEAR)
  await enqueue(phone, 1, heart(1))
  phone.later(-6 * YEAR)
  server.next('lose request', 'wishlist')
  await flush(phone)
  phone.later(31 * DAY)
  server.now = phone.now
  await flush(phone)
  expect([server.arrivals, await failedChanges(phone, 1)]).toMatchObject([[], [{ reason: 'expired' }]])
})

test('a clock that is set right while the server is asked for the time buries nothing', async () => {
  phone.later(-6 * YEAR)
  await enqueue(phone, 1, heart(1))
  const asked = gate()
  server.next(asked, 'health')
  const sending = flush(phone)
  await asked.reached
  phone.later(6 * YEAR)
  asked.open()
  await sending
  expect(server.wishesOf(1)).toEqual([1])
})

test('a phone that was silent for weeks and has lost its clock buries nothing that was just made', async () => {
  phone.later(29 * DAY - 6 * YEAR)
  await enqueue(phone, 1, heart(1))
  phone.later(2 * DAY + 6 * YEAR)
  server.now = phone.now
  await flush(phone)
  expect([server.wishesOf(1), await failedChanges(phone, 1)]).toEqual([[1], []])
})

test('the server’s clock goes on as it was heard, whatever becomes of the phone’s', async () => {
  phone.later(-6 * YEAR)
  await enqueue(phone, 1, heart(1))
  phone.later(6 * YEAR)
  await enqueue(phone, 1, heart(2))
  const sent = gate()
  server.next(sent, 'wishlist')
  const sending = flush(phone)
  await sent.reached
  phone.later(6 * YEAR)
  sent.open()
  await sending
  expect([server.wishesOf(1), await failedChanges(phone, 1)]).toEqual([[2, 1], []])
})

test('a change that joins one of 29 days ago is as young as the last tap', async () => {
  await enqueue(phone, 1, heart(1, false))
  phone.later(29 * DAY)
  await enqueue(phone, 1, heart(1))
  phone.later(2 * DAY)
  server.now = phone.now
  await flush(phone)
  expect(server.wishesOf(1)).toEqual([1])
})

test('a change of this build does not go into one that a newer build has queued', async () => {
  await enqueue(phone, 1, heart(1))
  await phone.db.outbox.toCollection().modify({ v: 2 })
  await enqueue(phone, 1, heart(1, false))
  expect((await pendingChanges(phone, 1)).map(({ v, body }) => [v, body])).toMatchObject([
    [2, { on: true }],
    [1, { on: false }],
  ])
})

test('without its default a book falls back on the oldest address, as the server does', async () => {
  const dated = (id: string, is_default: 0 | 1, created_at: string) => ({
    ...addressOf(id, addressForm(), is_default),
    created_at,
  })
  const C = '00000000-0000-4000-8000-00000000000c'
  // The default comes first, the rest by age.
  await replaceAddresses(phone, 1, 'delivery', [
    dated(C, 1, '2026-03-01'),
    dated(A, 0, '2026-01-01'),
    dated(B, 0, '2026-02-01'),
  ])
  await enqueue(phone, 1, makeDefault(B))
  await enqueue(phone, 1, remove(B))
  expect((await book()).filter(({ is_default }) => is_default === 1).map(({ id }) => id)).toEqual([A])
  await enqueue(phone, 1, update(A, 'Suresh'))
  expect((await book()).filter(({ is_default }) => is_default === 1).map(({ id }) => id)).toEqual([A])
})

const CUT_OFF = ['UnknownError', 'AbortError', 'PrematureCommitError']
test.each(CUT_OFF)('work that the browser cuts off with %s is done again', async (name) => {
  const real = phone.db.outbox.add.bind(phone.db.outbox)
  const add = vi.spyOn(phone.db.outbox, 'add')
  add.mockImplementationOnce(() => {
    throw new DOMException('Connection to Indexed Database server lost', name)
  })
  add.mockImplementation(real)
  await enqueue(phone, 1, heart(1))
  expect(await pendingChanges(phone, 1)).toHaveLength(1)
  vi.restoreAllMocks()
})

test('a change that was written and reported as failed is there once, in the queue and in the cart', async () => {
  const { db } = phone
  const real = db.transaction.bind(db) as (...args: unknown[]) => Promise<unknown>
  const lie = () => {
    let lies = 1
    let depth = 0
    vi.spyOn(db, 'transaction').mockImplementation(((...args: unknown[]) => {
      depth++
      return real(...args).then((value) => {
        if (--depth === 0 && lies-- > 0) throw new DOMException('Reported as aborted', 'AbortError')
        return value
      })
    }) as never)
  }
  lie()
  await enqueue(phone, 1, create(A))
  expect(await pendingChanges(phone, 1)).toHaveLength(1)
  vi.restoreAllMocks()
  lie()
  const urea = cartItemFrom(product(1), variant('SKU-1'))
  await changeCart((basket) => ({ ...basket, cart: [...basket.cart, { ...urea, sku: `SKU-${basket.cart.length}` }] }))
  expect(await db.cart.count()).toBe(1)
  vi.restoreAllMocks()
})
