import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configureCalls, settings } from '../../../src/client/api/api-settings.ts'
import { onReachability } from '../../../src/client/api/reachability.ts'
import { enqueue, failedChanges, pendingChanges, resetBackoff } from '../../../src/client/sync/queue.ts'
import { abortFlush, askClock, flush, pingServer } from '../../../src/client/sync/replay.ts'
import type { ShopChange } from '../../../src/shop/shop.shared.ts'
import { GUEST } from '../../../src/contract/constants.ts'
import { openPhone } from '../../support/open-phone.ts'
import { heart } from '../../support/changes.ts'
import { gate } from '../../support/request-gate.ts'
import { goOffline } from '../../support/offline.ts'
import { logIn, START, type TestPhone } from '../../support/phone.ts'
import type { FakeServer } from '../../support/server.ts'

/** Who sends when, what ends a turn of sending, and how the server is looked for. */

let phone: TestPhone
let server: FakeServer
/** Everything that has left the phone. */
let asked: { path: string; init: RequestInit | undefined }[]

const pathOf = (input: RequestInfo | URL) => new URL(new Request(input).url).pathname.replace('/api/', '')

beforeEach(async () => {
  ;({ phone, server } = await openPhone())
  asked = []
  const { fetch } = settings
  configureCalls({
    token: () => 'token-1',
    fetch: (input, init) => {
      asked.push({ path: pathOf(input), init })
      return fetch(input, init)
    },
  })
  await logIn(phone, 1)
})
afterEach(() => {
  vi.useRealTimers()
})

const SECOND = 1000
const DAY = 24 * 3600 * SECOND
const wish = (id: number) => enqueue(phone, 1, heart(id))
const enquiry = (target: string): ShopChange => ({
  op: 'enquiry.send',
  target,
  body: { name: 'Asha', phone_number: '9822012345', whats_app_number: '', email: '', message: 'Pumps?' },
})
const paths = () => asked.map(({ path }) => path)

test('the changes of the phone go first, then those of the account; both are counted, and what they are about is named', async () => {
  await wish(1)
  await enqueue(phone, 1, enquiry('1'))
  expect(await flush(phone)).toStrictEqual({ done: 2, changed: [{ collection: 'wishlist', target: '1' }] })
  expect(paths()).toEqual(['enquiry', 'wishlist/create'])
  expect(await flush(phone)).toStrictEqual({ done: 0, changed: [] })
})

test('who asks to send while sending is under way is served once it has ended, with what came meanwhile', async () => {
  const arrival = gate()
  server.next(arrival)
  await wish(1)
  const first = flush(phone)
  await arrival.reached
  await enqueue(phone, 1, enquiry('1'))
  const second = flush(phone)
  arrival.open()
  expect([await first, await second]).toMatchObject([{ done: 1 }, { done: 1 }])
  expect(server.effects.map(({ path }) => path)).toEqual(['wishlist/create', 'enquiry'])
})

test('two requests without an answer end the turn of everybody, also of who asks meanwhile', async () => {
  for (const id of [1, 2, 3]) await enqueue(phone, 1, enquiry(String(id)))
  await wish(1)
  goOffline()
  const results = await Promise.all([flush(phone), flush(phone)])
  expect(results).toMatchObject([
    { done: 0, stopped: 'network' },
    { done: 0, stopped: 'network' },
  ])
  expect(paths()).toEqual(['enquiry', 'enquiry'])
})

test('an answer in between says that the server is there, so that all are tried', async () => {
  for (const id of [1, 2, 3, 4]) await wish(id)
  for (const turn of ['lose request', { status: 500, body: { status: false } }, 'lose request'] as const)
    server.next(turn)
  expect(await flush(phone)).toStrictEqual({ done: 1, changed: [{ collection: 'wishlist', target: '4' }] })
  expect(asked).toHaveLength(4)
})

test('a change is tried once a turn, however short its rest', async () => {
  await wish(1)
  server.next({ status: 500, body: { status: false } })
  await flush({ ...phone, random: () => 0 })
  expect(await pendingChanges(phone, 1)).toMatchObject([{ attempts: 1, nextAt: START }])
})

test('what a log-out takes back on its way stays as it was, for it may have arrived', async () => {
  const arrival = gate()
  server.next(arrival)
  await wish(1)
  await wish(2)
  const sending = flush(phone)
  await arrival.reached
  abortFlush()
  expect(await sending).toStrictEqual({ done: 0, changed: [], stopped: 'turn' })
  arrival.open()
  const [record] = await pendingChanges(phone, 1)
  expect(paths(), 'nothing else leaves the phone').toEqual(['wishlist/create'])
  expect(record).toMatchObject({ state: 'inflight', attempts: 1, nextAt: 0 })
  expect(record?.lastErr).toBeUndefined()
})

test('a log-out ends the question for the time too', async () => {
  await wish(1)
  phone.later(31 * DAY)
  const arrival = gate()
  server.next(arrival, 'health')
  const sending = flush(phone)
  await arrival.reached
  abortFlush()
  arrival.open()
  expect(await sending).toMatchObject({ done: 0, stopped: 'network' })
  expect(paths()).toEqual(['health'])
})

test('a change that looks too old waits for a server that does not answer, and stays', async () => {
  await wish(1)
  phone.later(31 * DAY)
  goOffline()
  expect(await flush(phone)).toStrictEqual({ done: 0, changed: [], stopped: 'network' })
  expect(await pendingChanges(phone, 1)).toMatchObject([{ state: 'queued', attempts: 0 }])
})

test('the server is asked for the time once a turn, and a change that grows too old meanwhile is not sent', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await wish(1)
  await wish(2)
  phone.later(31 * DAY)
  server.now = () => START + 30 * DAY - 10 * SECOND
  const { fetch } = settings
  configureCalls({
    fetch: (input, init) => {
      if (pathOf(input).startsWith('wishlist')) vi.advanceTimersByTime(15 * SECOND)
      return fetch(input, init)
    },
  })
  await flush(phone)
  expect(paths()).toEqual(['health', 'wishlist/create'])
  expect(server.wishesOf(1)).toEqual([1])
  expect(await failedChanges(phone, 1)).toMatchObject([{ target: '2', reason: 'expired' }])
})

test('a server that does not say the time leaves the phone’s', async () => {
  configureCalls({ fetch: async () => Response.json({ status: true }) })
  phone.later(DAY)
  expect(await askClock(phone)).toBe(START + DAY)
  configureCalls({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await askClock(phone)).toBeUndefined()
})

test('the time of an answer is remembered: what is made later is no older', async () => {
  server.now = () => START + 5 * DAY
  await wish(1)
  await flush(phone)
  await wish(2)
  expect(await pendingChanges(phone, 1)).toMatchObject([{ createdAt: START + 5 * DAY, undated: true }])
})

test('the time that was asked for is remembered too, where nothing was sent', async () => {
  await wish(1)
  phone.later(31 * DAY)
  server.now = phone.now
  await flush(phone)
  expect(await failedChanges(phone, 1)).toMatchObject([{ reason: 'expired' }])
  phone.later(-10 * DAY)
  await wish(2)
  expect(await pendingChanges(phone, 1)).toMatchObject([{ createdAt: START + 31 * DAY, undated: true }])
})

const typed = (type: string, status = 200) => new Response('{}', { status, headers: { 'Content-Type': type } })

test.each<[boolean, string, () => Response]>([
  [true, 'its word', () => typed('application/json')],
  [true, 'its word in an alphabet', () => typed('application/json; charset=utf-8')],
  [false, 'a failure', () => typed('application/json', 503)],
  [false, 'a page', () => typed('text/html')],
  [false, 'a page that mentions its type', () => typed('text/html+application/json')],
  [false, 'bytes of no type', () => new Response(new Uint8Array(2))],
])('the server counts as reached (%s) by %s', async (isThere, _, answer) => {
  const told: boolean[] = []
  const stop = onReachability((isReached) => told.push(isReached))
  const sent: unknown[] = []
  const answered = answer()
  configureCalls({ fetch: async (input, init) => (sent.push([input, init]), answered) })
  expect(await pingServer()).toBe(isThere)
  expect(answered.bodyUsed, 'a page with an unread body never counts as loaded').toBe(true)
  stop()
  expect(told).toEqual([isThere])
  const fresh = { cache: 'no-store', credentials: 'omit', redirect: 'error' }
  expect(sent).toMatchObject([['http://shop.test/api/health', fresh]])
})

test('a server that keeps silent for eight seconds is not there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = gate()
  server.next(answer)
  let isThere: boolean | undefined
  const looking = pingServer().then((is) => (isThere = is))
  await answer.reached
  await vi.advanceTimersByTimeAsync(7_999)
  expect(isThere).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await looking
  expect(isThere).toBe(false)
})

test('a server that is back clears every rest but the one it has asked for', async () => {
  await wish(1)
  await wish(2)
  server.next({ status: 429, body: { status: false }, headers: { 'Retry-After': '600' } })
  server.next({ status: 500, body: { status: false } })
  await flush(phone)
  await resetBackoff(phone)
  const rests = (await pendingChanges(phone, 1)).map(({ nextAt }) => nextAt)
  expect(rests).toEqual([START + 600 * SECOND, 0])
  expect(await pendingChanges(phone, GUEST)).toEqual([])
})
