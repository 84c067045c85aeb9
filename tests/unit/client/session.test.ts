// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as session from '../../../src/shop/session/session.ts'
import { useSession } from '../../../src/shop/session/session.store.ts'
import { identity, setIdentity } from '../../../src/client/session/identity.ts'
import { attemptsOf, writeAttempt } from '../../../src/shop/order-attempts/order-attempts.shared.ts'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { addressOf, replaceAddresses, savedAddresses } from '../../../src/shop/addresses/addresses.shared.ts'
import { setDbForTest } from '../../../src/client/db/get-db.ts'
import { enqueue, pendingChanges } from '../../../src/client/sync/queue.ts'
import { flush, pingServer } from '../../../src/client/sync/replay.ts'
import { readSession } from '../../../src/client/session/session.ts'
import { openPhone } from '../../support/open-phone.ts'
import { gate, until } from '../../support/request-gate.ts'
import { addressForm, product } from '../../support/goods.ts'
import { goLieFi, goOffline, goOnline } from '../../support/offline.ts'
import { forgetfulPhone, type TestPhone } from '../../support/phone.ts'
import type { FakeServer } from '../../support/server.ts'
import { keeps } from '../../support/keeps.ts'

let phone: TestPhone
let server: FakeServer
let stop = () => {}
let expired = 0
session.onSessionExpired(() => expired++)

const clearCookie = () => {
  document.cookie = 'sessionToken=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'
}

beforeEach(async () => {
  localStorage.clear()
  clearCookie()
  ;({ phone, server } = await openPhone())
  useSession.setState({ user: null, ready: false })
  expired = 0
})
afterEach(() => stop())

const asAsha = {
  status: 200,
  body: { status: true, message: 'Welcome', token: 'token-1', user: { id: 1, name: 'Asha' } },
}
const logIn = async () => {
  stop()
  stop = session.startSession()
  server.next(asAsha, 'auth/login')
  return session.login({ email: 'asha@example.in', password: 'eight chars' })
}
const restart = () => {
  stop()
  setIdentity(null)
  useSession.setState({ user: null, ready: false })
  stop = session.startSession()
}
const wish = () => enqueue(phone, 1, { op: 'wish.set', target: '1', body: { on: true, product: product(1) } })

test('a log-in is kept in local storage, in a cookie that is not the token, and for the worker', async () => {
  expect(await logIn()).toEqual({ ok: true })
  expect(localStorage.getItem('token')).toBe('token-1')
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ id: 1, name: 'Asha' })
  expect(document.cookie).toContain('sessionToken=')
  await keeps('s11/no-token', () => expect(document.cookie).not.toContain('token-1'))
  expect(await readSession(phone)).toMatchObject({ acct: 1, token: 'token-1', valid: true })
})

test('a seller is sent to the admin site and this phone keeps nothing', async () => {
  stop = session.startSession()
  server.next({ ...asAsha, body: { ...asAsha.body, redirect: 'https://admin.test/?seller=1' } }, 'auth/login')
  const answer = await session.login({ email: 'asha@example.in', password: 'eight chars', role: 'seller' })
  expect(answer).toEqual({ ok: true, redirect: 'https://admin.test/?seller=1' })
  expect(localStorage.getItem('token')).toBeNull()
  expect(useSession.getState().user).toBeNull()
})

test('with network a missing cookie ends the log-in, and what waits to be sent stays', async () => {
  await logIn()
  await wish()
  clearCookie()
  expect(await session.checkSession()).toBe('expired')
  await until(() => expired === 1)
  expect(useSession.getState().user).toBeNull()
  expect(localStorage.getItem('user')).toBeNull()
  expect((await readSession(phone)).token).toBeNull()
  expect(await pendingChanges(phone, 1)).toHaveLength(1)
})

test('without network a missing cookie locks nobody out until the network is back', async () => {
  await logIn()
  goOffline()
  clearCookie()
  expect(await session.checkSession()).toBe('postponed')
  expect(useSession.getState().user?.name).toBe('Asha')
  goOnline()
  await until(() => expired === 1)
  expect(useSession.getState().user).toBeNull()
})

test.each(['nothing comes through', 'a portal answers'])(
  'with a link over which %s a missing cookie ends no log-in, until the shop itself is reached',
  async (how) => {
    await logIn()
    await wish()
    await replaceAddresses(phone, 1, 'delivery', [addressOf('a', addressForm('Asha'), 1)])
    clearCookie()
    if (how === 'a portal answers') server.next('portal', 'health')
    else goLieFi()
    expect(await session.checkSession()).toBe('postponed')
    expect(useSession.getState().user?.name).toBe('Asha')
    expect(localStorage.getItem('token')).toBe('token-1')
    expect([(await pendingChanges(phone, 1)).length, (await savedAddresses(phone, 1, 'delivery')).length]).toEqual([
      1, 1,
    ])
    expect(expired).toBe(0)
    goLieFi(false)
    expect(await pingServer()).toBe(true)
    await until(() => expired === 1)
    expect(useSession.getState().user).toBeNull()
    expect(await pendingChanges(phone, 1)).toHaveLength(1)
  },
)

test('a page that the browser had put aside shows who is logged in by now', async () => {
  await logIn()
  localStorage.setItem('user', JSON.stringify({ id: 2, name: 'Bina' }))
  localStorage.setItem('token', 'token-2')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(identity()).toEqual({ acct: 2, token: 'token-2' })
  await until(async () => (await readSession(phone)).acct === 2)
})

test('a log-out that cannot send what waits says so and logs nobody out', async () => {
  await logIn()
  await wish()
  goOffline()
  expect(await session.logout('send')).toBe(false)
  expect(useSession.getState().user?.name).toBe('Asha')
  expect(await pendingChanges(phone, 1)).toHaveLength(1)
  expect(server.arrivals.map(({ path }) => path)).not.toContain('auth/logout')
})

test.each([true, false])(
  'a log-out that discards takes an open order along; given up at the shop: %s',
  async (isOnline) => {
    await logIn()
    const { attempt } = await writeAttempt(phone, 1, { order_items: [] }, false)
    if (!isOnline) goOffline()
    await session.logout('discard')
    expect(await attemptsOf(phone, 1)).toEqual([])
    expect(server.arrivals.some(({ path }) => path === `order/give-up/${attempt.key}`)).toBe(isOnline)
  },
)

test('the check runs at the start as well', async () => {
  await logIn()
  clearCookie()
  restart()
  await keeps('4/checked-start', async () => {
    await until(() => expired === 1)
    expect(identity()).toBeNull()
  })
})

test('the check runs every five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await logIn()
    clearCookie()
    vi.advanceTimersByTime(5 * 60_000 - 1)
    expect(useSession.getState().user?.name).toBe('Asha')
    vi.advanceTimersByTime(1)
    await keeps('4/checked-5', async () => {
      await until(() => expired === 1)
      expect(useSession.getState().user).toBeNull()
    })
  } finally {
    vi.useRealTimers()
  }
})

test('a guest has no session to lose', async () => {
  restart()
  expect(await session.checkSession()).toBe('ok')
})

test('a log-in made while the phone still looks who was there is not forgotten', async () => {
  await logIn()
  localStorage.clear()
  const opening = gate()
  setDbForTest(opening.opened.then(() => phone))
  restart()
  server.next(asAsha, 'auth/login')
  const entering = session.login({ email: 'asha@example.in', password: 'eight chars' })
  await until(() => localStorage.getItem('token') !== null)
  opening.open()
  await entering
  for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(await readSession(phone)).toMatchObject({ acct: 1, token: 'token-1' })
})

test('a log-out in another tab is followed at once', async () => {
  await logIn()
  localStorage.clear()
  window.dispatchEvent(new Event('storage'))
  expect(useSession.getState().user).toBeNull()
  expect(identity()).toBeNull()
})

test('a log-out that keeps changes sends nothing and revokes the token', async () => {
  await logIn()
  await wish()
  await replaceAddresses(phone, 1, 'delivery', [addressOf('a', addressForm('Asha'), 1)])
  expect(await session.pendingCount()).toBe(1)
  await session.logout('keep')
  await keeps('s12/mirror', async () => expect(await savedAddresses(phone, 1, 'delivery')).toEqual([]))
  await until(() => server.arrivals.length > 1)
  expect(server.arrivals.map(({ path }) => path)).toEqual(['auth/login', 'auth/logout'])
  expect(await pendingChanges(phone, 1)).toHaveLength(1)
  expect(document.cookie).not.toContain('sessionToken')
  expect(localStorage.length).toBe(0)
})

test('a log-out stops what is being sent at once, and it waits for the next log-in', async () => {
  await logIn()
  await wish()
  const hanging = gate()
  server.next(hanging, 'wishlist')
  const sending = flush(phone)
  await hanging.reached
  await session.logout('keep')
  expect(await sending).toMatchObject({ stopped: 'turn' })
  expect(await pendingChanges(phone, 1)).toHaveLength(1)
})

test('a log-out that sends changes sends them first', async () => {
  await logIn()
  await wish()
  await session.logout('send')
  expect(server.wishesOf(1)).toEqual([1])
  expect(await pendingChanges(phone, 1)).toEqual([])
})

test('every successful call of a customer renews the cookie', async () => {
  await logIn()
  const before = document.cookie
  const { callApi } = await import('../../../src/client/api/call.ts')
  await callApi('wishlist')
  expect(document.cookie).not.toBe(before)
  configureCalls({ renewed: () => undefined })
})

test('a call that is answered while a missing cookie is looked into keeps nobody logged in', async () => {
  await logIn()
  clearCookie()
  const { callApi } = await import('../../../src/client/api/call.ts')
  await callApi('wishlist')
  expect(await session.checkSession()).toBe('expired')
  configureCalls({ renewed: () => undefined })
})

test('a phone that keeps nothing can be logged in', async () => {
  await forgetfulPhone()
  expect(await logIn()).toEqual({ ok: true })
  expect(useSession.getState().user?.name).toBe('Asha')
})
