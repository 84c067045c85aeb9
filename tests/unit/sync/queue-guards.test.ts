import { replaceAddresses, savedAddresses } from '../../../src/shop/addresses/addresses.shared.ts'
import { replaceOrders, savedOrders } from '../../../src/shop/orders/orders.shared.ts'
import { savedWishes } from '../../../src/shop/wishlist/wishes.shared.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cartItemFrom } from '../../../src/shop/cart/cart.ts'
import { askAttempt } from '../../../src/shop/order-attempts/attempt-outcome.shared.ts'
import { attemptsOf, settleUnpaid, writeAttempt } from '../../../src/shop/order-attempts/order-attempts.shared.ts'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { pull } from '../../../src/client/sync/pull.ts'
import { addressLists } from '../../../src/shop/addresses/addresses.shared.ts'
import { enqueue, failedChanges, pendingChanges, resetBackoff } from '../../../src/client/sync/queue.ts'
import { flush } from '../../../src/client/sync/replay.ts'
import { forgetLogin, readSession, rememberLogin } from '../../../src/client/session/session.ts'
import { orderPayload } from '../../../src/shop/order-attempts/order-contents.ts'
import type { OrderItem } from '../../../src/contract/entities.ts'
import { openLoggedInPhone } from '../../support/open-phone.ts'
import { A, B, create, heart, makeDefault, remove, update, shownBook } from '../../support/changes.ts'
import { gate } from '../../support/request-gate.ts'
import { product, variant } from '../../support/goods.ts'
import type { TestPhone } from '../../support/phone.ts'
import { type FakeServer, refusal } from '../../support/server.ts'

/** Guarantees of the queue that depend on a single line. */

let phone: TestPhone
let server: FakeServer

beforeEach(async () => {
  ;({ phone, server } = await openLoggedInPhone())
})

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const wish = (id: number, on = true) => enqueue(phone, 1, heart(id, on))
const left = async () => (await pendingChanges(phone, 1)).length
const first = async () => (await pendingChanges(phone, 1))[0]
const book = () => shownBook(phone)

describe('a log-out while a change is on its way', () => {
  test('a refused log-in of before does not end the new one', async () => {
    const arrival = gate()
    server.next(arrival, 'wishlist/create')
    await wish(1)
    const sending = flush(phone)
    await arrival.reached
    await forgetLogin(phone, 1, false)
    await rememberLogin(phone, 1, 'token-1-again')
    server.revoked.add('token-1')
    arrival.open()
    await sending
    expect(await readSession(phone)).toMatchObject({ token: 'token-1-again', valid: true })
  })

  test('a token that the server has refused stays refused when the page says it once more', async () => {
    server.revoked.add('token-1')
    await wish(1)
    await flush(phone)
    await rememberLogin(phone, 1, 'token-1')
    expect((await readSession(phone)).valid).toBe(false)
  })
})

describe('what an answer means', () => {
  test('taking back a wish that is not there is done', async () => {
    server.next(refusal(404, 'NOT_FOUND'), 'wishlist')
    await wish(1, false)
    await flush(phone)
    expect([await left(), await failedChanges(phone, 1)]).toEqual([0, []])
  })

  test('a 200 that says no is told and not taken for done', async () => {
    server.next({ status: 200, body: { status: false, message: 'No' } }, 'wishlist')
    await wish(1)
    await flush(phone)
    expect(await failedChanges(phone, 1)).toMatchObject([{ reason: 'refused', message: 'No' }])
    expect(await savedWishes(phone, 1)).toEqual([])
  })

  test('a key that the server knows of another change is parked, and sent no more', async () => {
    server.next(refusal(422, 'IDEMPOTENCY_MISMATCH'), 'wishlist')
    await wish(1)
    await flush(phone)
    await resetBackoff(phone)
    await flush(phone)
    expect(await first()).toMatchObject({ state: 'parked' })
    expect(server.arrivals).toHaveLength(1)
  })
})

describe('addresses on the screen', () => {
  test('a new one whose answer was lost shows once', async () => {
    server.next('lose answer', 'address/create')
    await enqueue(phone, 1, create(A))
    await flush(phone)
    await pull(phone, addressLists.delivery)
    expect((await book()).map(({ id }) => id)).toEqual([A])
  })

  test('with a deleted one its refused edit goes', async () => {
    await enqueue(phone, 1, create(A))
    await flush(phone)
    const arrival = gate()
    server.next(arrival, 'edit-address')
    await enqueue(phone, 1, update(A, 'Suresh'))
    const sending = flush(phone)
    await arrival.reached
    await enqueue(phone, 1, remove(A))
    // Another phone is quicker: the edit comes too late.
    server.book('delivery', 1).length = 0
    arrival.open()
    await sending
    await flush(phone)
    expect([await left(), await failedChanges(phone, 1)]).toEqual([0, []])
  })

  test('a refused deletion leaves the address as it is', async () => {
    await enqueue(phone, 1, create(A))
    await flush(phone)
    server.next(refusal(422, 'INVALID'), 'delete-address')
    await enqueue(phone, 1, remove(A))
    await flush(phone)
    expect(await book()).toMatchObject([{ id: A, unsent: false }])
    expect((await book())[0]?.refused).toBeUndefined()
  })

  test('a default that is not sent says so', async () => {
    await enqueue(phone, 1, create(A))
    await enqueue(phone, 1, create(B))
    await flush(phone)
    await enqueue(phone, 1, makeDefault(B))
    expect((await book()).map(({ id, is_default, unsent }) => [id, is_default, unsent])).toEqual([
      [A, 0, false],
      [B, 1, true],
    ])
  })

  test('another account’s addresses stay when one book is replaced', async () => {
    await enqueue(phone, 1, create(A))
    await flush(phone)
    await replaceAddresses(phone, 2, 'delivery', [])
    expect(await savedAddresses(phone, 1, 'delivery')).toHaveLength(1)
  })
})

describe('rests', () => {
  const restOf = async (times: number) => {
    for (let time = 0; time < times; time++) {
      server.next({ status: 500, body: { status: false } }, 'wishlist')
      await resetBackoff(phone)
      await flush(phone)
    }
    return ((await first())?.nextAt ?? 0) - phone.now()
  }

  test('they grow with each failure, up to five minutes', async () => {
    await wish(1)
    const short = await restOf(1)
    expect(short).toBeGreaterThan(0)
    expect(await restOf(2)).toBeGreaterThan(short)
    expect(await restOf(12)).toBeLessThanOrEqual(5 * MINUTE)
  })

  test('a server may say until when it wants to be left alone, by its own clock', async () => {
    phone.later(3 * HOUR)
    const until = new Date(server.now() + 20 * MINUTE).toUTCString()
    server.next({ ...refusal(503, 'BUSY'), headers: { 'Retry-After': until } })
    await wish(1)
    await flush(phone)
    phone.later(19 * MINUTE)
    await flush(phone)
    expect(server.arrivals).toHaveLength(1)
    phone.later(2 * MINUTE)
    await flush(phone)
    expect(server.wishesOf(1)).toEqual([1])
  })

  test('of several the least tried goes first', async () => {
    await wish(1)
    server.next('lose answer')
    await flush(phone)
    await wish(2)
    await resetBackoff(phone)
    server.arrivals.length = 0
    await flush(phone)
    expect(server.arrivals.map(({ body }) => body)).toMatchObject([{ product_id: 2 }, { product_id: 1 }])
  })

  test('a parked new address holds up no other', async () => {
    server.next(refusal(422, 'IDEMPOTENCY_MISMATCH'), 'address/create')
    await enqueue(phone, 1, create(A))
    await flush(phone)
    await enqueue(phone, 1, create(B))
    await flush(phone)
    expect(server.book('delivery', 1).map(({ id }) => id)).toEqual([B])
  })

  test('a change does not join one that is parked', async () => {
    await wish(1)
    await phone.db.outbox.toCollection().modify({ state: 'parked' })
    await wish(1, false)
    expect(await left()).toBe(2)
  })

  test('the bytes of an earlier build are sent as they were', async () => {
    server.next('lose request')
    await wish(1)
    await flush(phone)
    const old = { method: 'POST' as const, path: 'wishlist/create', text: '{"product_id":1,"from":"before"}' }
    await phone.db.outbox.toCollection().modify({ wire: old, nextAt: 0 })
    await flush(phone)
    expect(server.arrivals.map(({ body }) => body)).toEqual([{ product_id: 1, from: 'before' }])
  })

  test('one turn ends in time, however much waits', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      for (let id = 1; id <= 12; id++) await wish(id)
      const { settings } = await import('../../../src/client/api/api-settings.ts')
      const { fetch } = settings
      configureCalls({
        fetch: (input, init) => {
          vi.advanceTimersByTime(6 * SECOND)
          return fetch(input, init)
        },
      })
      expect(await flush(phone)).toMatchObject({ done: 4, stopped: 'turn' })
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('orders', () => {
  const order = orderPayload(
    [cartItemFrom(product(1), variant('SKU-1'))],
    'p',
    { delivery: A, billing: B },
    { id: 1, name: 'Asha' },
  )

  test('one that was paid does not come back as unpaid with a late answer', async () => {
    const { attempt } = await writeAttempt(phone, 1, order, false)
    const { sendAttempt } = await import('../../../src/shop/order-attempts/attempt-outcome.shared.ts')
    await sendAttempt({ local: phone, attempt, token: 'token-1' })
    await settleUnpaid(phone, 1, '1', true)
    expect(await askAttempt({ local: phone, attempt, token: 'token-1' })).toMatchObject({ state: 'placed' })
    expect(await attemptsOf(phone, 1)).toEqual([])
  })

  test('the last fifty items are kept', async () => {
    // Safe: only the number of the item is looked at.
    const items = Array.from({ length: 60 }, (_, at) => ({ order_item_id: at + 1 }) as OrderItem)
    await replaceOrders(phone, 1, items)
    expect((await savedOrders(phone, 1)).map(({ order_item_id }) => order_item_id)).toEqual(
      items.slice(0, 50).map(({ order_item_id }) => order_item_id),
    )
  })
})

test('a full phone gives up its pictures for a change', async () => {
  const dropped: string[] = []
  vi.stubGlobal('caches', { delete: async (name: string) => dropped.push(name) > 0 })
  const add = vi.spyOn(phone.db.outbox, 'add').mockRejectedValueOnce(new DOMException('No room', 'QuotaExceededError'))
  await wish(1)
  expect([dropped, add.mock.calls.length, await left()]).toEqual([['pictures'], 2, 1])
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
