// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSyncScheduler } from '../../../src/client/page/scheduler.ts'
import { useNetwork } from '../../../src/client/page/network.store.ts'
import { configureCalls, settings } from '../../../src/client/api/api-settings.ts'
// Fetched when first needed, which here would be in the middle of another test.
import '../../../src/client/api/api-request.ts'
import { setIdentity } from '../../../src/client/session/identity.ts'
import { pull } from '../../../src/client/sync/pull.ts'
import { enqueue, pendingChanges } from '../../../src/client/sync/queue.ts'
import { forgetLogin } from '../../../src/client/session/session.ts'
import type { ShopChange } from '../../../src/shop/shop.shared.ts'
import { savedAlerts, stockAlerts } from '../../../src/shop/stock-alerts/stock-alerts.shared.ts'
import { openPhone } from '../../support/open-phone.ts'
import { heart } from '../../support/changes.ts'
import { gate, until } from '../../support/request-gate.ts'
import { goLieFi } from '../../support/offline.ts'
import { logIn, type TestPhone } from '../../support/phone.ts'
import { type FakeServer, refusal } from '../../support/server.ts'
import { keeps } from '../../support/keeps.ts'

/** When a visible page sends, checks the server and waits, on a clock that the test sets. */

let phone: TestPhone
let server: FakeServer
let stop = () => {}
/** Paths of everything that has left the phone. */
let asked: string[]
/** Of the last change that left. */
let signal: AbortSignal | null | undefined

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  ;({ phone, server } = await openPhone())
  asked = []
  const { fetch } = settings
  configureCalls({
    token: () => 'token-1',
    fetch: (input, init) => {
      signal = init?.signal
      asked.push(new URL(input instanceof Request ? input.url : String(input)).pathname.replace('/api/', ''))
      return fetch(input, init)
    },
  })
  await logIn(phone, 1)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(async () => {
  stop()
  setIdentity(null)
  vi.useRealTimers()
  // What is still in flight must not be taken for the next page's.
  await turns(300)
  vi.restoreAllMocks()
})

const turns = async (count = 60) => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve))
}
/** Lets time pass in ticks of the page. */
const pass = async (seconds: number) => {
  for (let tick = 0; tick < seconds; tick += 10) {
    phone.later(10_000)
    vi.advanceTimersByTime(10_000)
    await turns()
  }
}
const start = async () => {
  stop = startSyncScheduler()
  setIdentity({ acct: 1, token: 'token-1' })
  await turns()
}
const sent = () => asked.filter((path) => path.startsWith('wishlist/create')).length

test('a change that can never be sent costs few requests an hour while the page is visible', async () => {
  const { fetch } = settings
  configureCalls({
    fetch: (input, init) =>
      String(input instanceof Request ? input.url : input).includes('wishlist/create')
        ? (asked.push('wishlist/create'), Promise.resolve(Response.json({ status: false }, failing(init))))
        : fetch(input, init),
  })
  await start()
  await enqueue(phone, 1, heart(1))
  await pass(3600)
  expect(sent()).toBeGreaterThan(10)
  // Half of five minutes by the test's random numbers: 24 an hour, and a few before.
  expect(asked.length).toBeLessThan(60)
  expect(await pendingChanges(phone, 1)).toHaveLength(1)
})

/** The server's own failure, with the key that it was sent. */
const failing = (init: RequestInit | undefined): ResponseInit => ({
  status: 500,
  headers: { 'X-Idempotency-Key': new Headers(init?.headers).get('Idempotency-Key') ?? '' },
})

test('what the server wants to be left alone with waits while the page is visible', async () => {
  server.next({ ...refusal(429, 'TOO_MANY_REQUESTS'), headers: { 'Retry-After': '600' } }, 'wishlist/create')
  await start()
  await enqueue(phone, 1, heart(1))
  await pass(590)
  expect(sent()).toBe(1)
  await pass(30)
  expect(server.wishesOf(1)).toEqual([1])
})

test('a parked change makes the page ask for nothing', async () => {
  await enqueue(phone, 1, heart(1))
  await phone.db.outbox.toCollection().modify({ state: 'parked' })
  await start()
  await turns()
  expect(sent()).toBe(0)
  asked.length = 0
  await pass(600)
  expect(asked).toEqual([])
})

test('after a long outage of which no event tells, the queue is sent within 20 seconds', async () => {
  await start()
  goLieFi()
  await enqueue(phone, 1, heart(1))
  await pass(1800)
  expect(useNetwork.getState().online).toBe(false)
  // It has failed so often that it would back off for minutes.
  await phone.db.outbox.toCollection().modify({ nextAt: phone.now() + 240_000 })
  goLieFi(false)
  await pass(20)
  expect(server.wishesOf(1)).toEqual([1])
  expect(await pendingChanges(phone, 1)).toEqual([])
})

test('events that come in swarms clear a rest once', async () => {
  const broken = { status: 500, body: { status: false } }
  for (let time = 0; time < 9; time++) server.next(broken, 'wishlist/create')
  await start()
  await enqueue(phone, 1, heart(1))
  await until(() => sent() > 0)
  await turns()
  vi.advanceTimersByTime(5_000)
  const before = sent()
  for (let event = 0; event < 5; event++) {
    globalThis.dispatchEvent(new Event('pageshow'))
    await turns()
  }
  expect(sent() - before).toBe(1)
})

test('a change confirmed asks for its own book alone', async () => {
  await start()
  await until(() => useNetwork.getState().online)
  asked.length = 0
  await enqueue(phone, 1, heart(1))
  await keeps('4/wish-read', async () => {
    const isRead = () => asked.some((path) => path.startsWith('wishlist/get'))
    await until(isRead)
    expect(isRead()).toBe(true)
  })
  await turns()
  expect(asked.filter((path) => !path.startsWith('wishlist/'))).toEqual([])
})

test('a confirmed stock alert, which says all that is new, makes no request but its own', async () => {
  await start()
  await pull(phone, stockAlerts)
  asked.length = 0
  await enqueue(phone, 1, alertFor('R-10'))
  await until(async () => (await pendingChanges(phone, 1)).length === 0)
  await turns()
  expect(asked).toEqual(['stock-alerts/create'])
  expect(await savedAlerts(phone, 1)).toEqual([{ sku: 'R-10' }])
})

test('a list of stock alerts that has never come is fetched after one', async () => {
  await start()
  asked.length = 0
  await enqueue(phone, 1, alertFor('R-10'))
  await until(() => asked.includes('stock-alerts'))
  expect(asked).toEqual(['stock-alerts/create', 'stock-alerts'])
})

const alertFor = (sku: string): ShopChange => ({ op: 'alert.set', target: sku, body: { on: true, title: 'Rice' } })

test('a log-out elsewhere takes back what this page is sending', async () => {
  await start()
  const arrival = gate()
  server.next(arrival, 'wishlist/create')
  await enqueue(phone, 1, heart(1))
  await arrival.reached
  // The other page has emptied the database, then it notifies this one.
  await forgetLogin(phone, 1, false)
  setIdentity(null)
  await until(() => signal?.aborted === true)
  expect(signal?.aborted).toBe(true)
  arrival.open()
  expect(sent()).toBe(1)
})
