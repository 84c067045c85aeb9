import { beforeEach, expect, test, vi } from 'vitest'
import { orderPayload } from '../../../src/shop/order-attempts/order-contents.ts'
import { acceptPrices, placeOrder, useCheckout } from '../../../src/shop/order-attempts/place-order.store.ts'
import {
  askOpenOrder,
  contentOf,
  dismissEnded,
  giveUpOpenOrder,
  sendOpenOrder,
} from '../../../src/shop/order-attempts/open-order.ts'
import { useAttempts } from '../../../src/shop/order-attempts/attempts.store.ts'
import { updateCart } from '../../../src/shop/cart/cart-rows.shared.ts'
import { changeCart, watchCart, type StoredCart } from '../../../src/shop/cart/cart-storage.shared.ts'
import { askAttempt, sendAttempt } from '../../../src/shop/order-attempts/attempt-outcome.shared.ts'
import { attemptsOf, openAttempt } from '../../../src/shop/order-attempts/order-attempts.shared.ts'
import type { Attempt } from '../../../src/client/db/records.ts'
import { lastOrder } from '../../../src/shop/orders/last-order.shared.ts'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { sendFrozen } from '../../../src/client/sync/send-frozen.ts'
import { setIdentity } from '../../../src/client/session/identity.ts'
import { openPhone } from '../../support/open-phone.ts'
import { gate, until } from '../../support/request-gate.ts'
import { goOffline } from '../../support/offline.ts'
import { forgetfulPhone, type TestPhone } from '../../support/phone.ts'
import { type FakeServer, refusal } from '../../support/server.ts'
import { drip, ORDER, urea } from '../../support/order.ts'

let phone: TestPhone
let server: FakeServer

beforeEach(async () => {
  ;({ phone, server } = await openPhone())
  setIdentity({ acct: 1, token: 'token-1' })
  await updateCart(phone, (basket) => ({ ...basket, cart: [urea, drip] }))
})

const basket = async (): Promise<StoredCart> => {
  let now: StoredCart | undefined
  const stop = watchCart((next) => (now = next))
  await until(() => now !== undefined)
  stop()
  return now ?? { cart: [], buyNow: [], restorable: null }
}
const shown = async (): Promise<Attempt> => {
  const attempt = await openAttempt(phone, 1)
  if (attempt === undefined) throw new Error('No order is open')
  return attempt
}
const reload = () => {
  setIdentity(null)
  setIdentity({ acct: 1, token: 'token-1' })
}
const sent = () => server.orders.length
const keys = () => new Set(server.arrivals.filter(({ path }) => path === 'order/create').map(({ key }) => key)).size

test('an order empties the cart, and what it did not buy can be had back', async () => {
  expect(await placeOrder(ORDER)).toMatchObject({ data: '1' })
  expect(server.orders).toEqual([orderPayload([urea], 'c', ORDER.addresses, ORDER.user)])
  expect(useCheckout.getState().state).toBe('idle')
  expect(await basket()).toMatchObject({ cart: [], buyNow: [], restorable: [{ sku: 'SKU-2', quantity: 1 }] })
  expect(await lastOrder(phone, 1), 'to be shown').toBe('1')
  expect([server.arrivals.length, await attemptsOf(phone, 1)], 'nothing is left to ask or to tell').toEqual([1, []])
})

test('a part that is ordered leaves the rest in the cart, also of one line', async () => {
  const three = { ...urea, quantity: 3 }
  await changeCart((now) => ({ ...now, cart: [three, drip] }))
  await placeOrder({ ...ORDER, items: [urea], isPart: true })
  expect(await basket()).toEqual({ cart: [{ ...urea, quantity: 2 }, drip], buyNow: [], restorable: null })
})

test('what is bought now leaves the whole cart to be had back', async () => {
  await changeCart((now) => ({ ...now, buyNow: [urea] }))
  await placeOrder({ ...ORDER, isBuyNow: true })
  expect(await basket()).toEqual({ cart: [], buyNow: [], restorable: [urea, drip] })
})

test('an order whose answer was lost is placed once, also after a reload and with a changed cart', async () => {
  server.next('lose answer')
  expect(await placeOrder(ORDER)).toBeNull()
  expect(useCheckout.getState().state).toBe('open')
  reload()
  await changeCart((now) => ({ ...now, cart: [drip] }))
  expect(await placeOrder({ ...ORDER, items: [drip] })).toMatchObject({ data: '1' })
  expect(server.orders).toHaveLength(1)
  expect(keys()).toBe(1)
})

test('a reload asks what became of an open order, and the farmer is told', async () => {
  server.next('lose answer')
  await placeOrder(ORDER)
  reload()
  await askOpenOrder()
  expect(sent()).toBe(1)
  expect((await basket()).cart).toEqual([])
  await until(() => useAttempts.getState().ended.length === 1)
  expect(useAttempts.getState()).toMatchObject({ open: undefined, ended: [{ news: { state: 'placed' } }] })
  const [told] = useAttempts.getState().ended
  if (told !== undefined) await dismissEnded(told)
  expect(await attemptsOf(phone, 1)).toEqual([])
})

test('an order that never left is not sent by a reload: it waits for a tap', async () => {
  server.next('lose request')
  await placeOrder(ORDER)
  reload()
  await askOpenOrder()
  expect(sent()).toBe(0)
  expect(useAttempts.getState()).toMatchObject({ asked: 'unknown', open: { acct: 1 } })
  await sendOpenOrder()
  expect(server.orders).toEqual([orderPayload([urea], 'c', ORDER.addresses, ORDER.user)])
  expect(useAttempts.getState()).toMatchObject({ open: undefined, ended: [{ news: { state: 'placed' } }] })
})

test('with another cart an open order is never sent by a press on Place Order', async () => {
  server.next('lose request')
  await placeOrder(ORDER)
  expect(await placeOrder({ ...ORDER, items: [drip] })).toBeNull()
  expect(server.orders).toEqual([])
  expect(useCheckout.getState().state).toBe('open')
  await until(() => useAttempts.getState().open !== undefined)
  expect(contentOf(await shown())).toEqual({
    lines: [{ sku: 'SKU-1', text: 'Urea 1, 45 kg bag × 1' }],
    total: 266.5,
  })
})

test('only after an order was given up at the shop is another one made, and no late copy of it is placed', async () => {
  server.next('lose request')
  await placeOrder(ORDER)
  const late = await openAttempt(phone, 1)
  await giveUpOpenOrder(await shown())
  expect(useAttempts.getState()).toMatchObject({ open: undefined, ended: [{ news: { state: 'given_up' } }] })
  expect(await placeOrder({ ...ORDER, items: [drip] })).toMatchObject({ data: '1' })
  if (late !== undefined) await sendFrozen({ wire: late.wire, account: { acct: 1, token: 'token-1' }, key: late.key })
  expect(server.orders).toHaveLength(1)
})

test('an order is given up also while the shop is being asked about it', async () => {
  server.next('lose request')
  await placeOrder(ORDER)
  const question = gate()
  server.next(question, 'order/attempt')
  const asking = askOpenOrder()
  await question.reached
  const end = giveUpOpenOrder(await shown())
  question.open()
  await Promise.all([asking, end])
  expect(useAttempts.getState()).toMatchObject({ open: undefined, ended: [{ news: { state: 'given_up' } }] })
})

test('only the order that was shown is given up, not one that came after it', async () => {
  server.next('lose request')
  await placeOrder(ORDER)
  const first = await shown()
  await giveUpOpenOrder(first)
  server.next('lose request')
  await placeOrder({ ...ORDER, items: [drip] })
  const second = await shown()
  await giveUpOpenOrder(first)
  expect(await shown()).toEqual(second)
})

test('giving up an order that the shop has placed tells that it is placed', async () => {
  server.next('lose answer')
  await placeOrder(ORDER)
  await giveUpOpenOrder(await shown())
  expect(useAttempts.getState()).toMatchObject({ open: undefined, ended: [{ news: { state: 'placed' } }] })
  expect((await basket()).cart).toEqual([])
})

test('an order stays open while giving it up does not reach the shop', async () => {
  server.next('lose request')
  await placeOrder(ORDER)
  goOffline()
  await giveUpOpenOrder(await shown())
  expect(await openAttempt(phone, 1)).toMatchObject({ acct: 1 })
})

test('a placed order whose answer this build cannot read is found by its key', async () => {
  server.next('answer strangely', 'order/create')
  expect(await placeOrder(ORDER)).toMatchObject({ data: '1' })
  expect(await placeOrder(ORDER)).toMatchObject({ data: '2' })
  expect(server.orders).toHaveLength(2)
})

test('an answer that this build cannot read gives no order up, even if the shop does not know it yet', async () => {
  server.next({ status: 201, body: { outcome: 'fine' } }, 'order/create')
  await placeOrder(ORDER)
  expect(useCheckout.getState().state).toBe('open')
  expect(server.arrivals.map(({ path }) => path.split('/')[1])).not.toContain('give-up')
})

test.each([403, 404, 405, 422])(
  'after a lost answer a %i does not count as refused while the order is placed',
  async (status) => {
    server.next('lose answer', 'order/create')
    await placeOrder(ORDER)
    const attempt = await openAttempt(phone, 1)
    server.next(refusal(status, 'X'), 'order/create')
    if (attempt === undefined) throw new Error('No attempt')
    expect(await sendAttempt({ local: phone, attempt, token: 'token-1' })).toMatchObject({
      state: 'placed',
      answer: { data: '1' },
    })
    expect((await basket()).cart).toEqual([])
  },
)

test.each([403, 404, 405, 413, 422])(
  'a %i that the shop has not stored is given up there before it counts as refused',
  async (status) => {
    server.next(refusal(status, 'X'), 'order/create')
    expect(await placeOrder(ORDER)).toBeNull()
    expect(useCheckout.getState()).toMatchObject({ state: 'refused', refusal: { message: 'Refused: X' } })
    const [first] = server.arrivals
    expect(server.arrivals.map(({ path }) => path)).toEqual([
      'order/create',
      `order/attempt/${first?.key}`,
      `order/give-up/${first?.key}`,
    ])
    expect(await openAttempt(phone, 1)).toBeUndefined()
  },
)

test('an order that can neither be read nor given up stays open', async () => {
  server.next(refusal(422, 'X'), 'order/create')
  server.next('lose request', 'order/give-up')
  await placeOrder(ORDER)
  expect(useCheckout.getState().state).toBe('open')
  // A shop of another build says that it is placed, and not as which order.
  server.next({ status: 200, body: { status: true, data: { state: 'placed' } } }, 'order/attempt')
  await askOpenOrder()
  expect(await openAttempt(phone, 1)).toMatchObject({ acct: 1 })
  expect((await basket()).cart).toHaveLength(2)
})

test('the token of somebody else decides nothing about an order', async () => {
  server.next('lose request')
  await placeOrder(ORDER)
  const attempt = await openAttempt(phone, 1)
  if (attempt === undefined) throw new Error('No attempt')
  expect(await sendAttempt({ local: phone, attempt, token: 'token-2' })).toMatchObject({ state: 'open' })
  expect(await openAttempt(phone, 1)).toMatchObject({ key: attempt.key })
})

test.each([401, 408, 425, 429, 500, 503])('a %i decides nothing about an order', async (status) => {
  server.next(refusal(status, 'X'), 'order/create')
  await placeOrder(ORDER)
  expect(useCheckout.getState().state).toBe('open')
  expect(await openAttempt(phone, 1)).toMatchObject({ acct: 1 })
  expect(server.arrivals).toHaveLength(1)
})

test.each([false, true])('a second answer leaves the cart that was filled since; to be told: %s', async (isUnseen) => {
  server.next('lose answer')
  await placeOrder(ORDER)
  const attempt = await openAttempt(phone, 1)
  if (attempt === undefined) throw new Error('No attempt')
  const ask = () => askAttempt({ local: phone, attempt, token: 'token-1', isUnseen })
  expect(await ask()).toMatchObject({ state: 'placed' })
  await changeCart((now) => ({ ...now, cart: [drip] }))
  expect(await ask()).toMatchObject({ state: 'placed' })
  expect((await basket()).cart).toMatchObject([{ sku: 'SKU-2' }])
  // She has read it.
  const [told] = await attemptsOf(phone, 1)
  if (told !== undefined) await dismissEnded(told)
  expect(await ask()).toMatchObject({ state: 'placed' })
  expect(await attemptsOf(phone, 1)).toEqual([])
})

test('what the shop refused an order for is told also to one who only asks later', async () => {
  const lines = [{ sku: 'SKU-1', sent: 266.5, current: 270 }]
  server.next('lose request')
  await placeOrder(ORDER)
  const refused = { state: 'refused', code: 'PRICE_CHANGED', message: 'Prices have changed', data: { lines } }
  server.next({ status: 200, body: { status: true, data: refused } }, 'order/attempt')
  await askOpenOrder()
  expect(useAttempts.getState()).toMatchObject({ open: undefined, ended: [{ news: refused }] })
  expect((await basket()).cart).toHaveLength(2)
  expect(await lastOrder(phone, 1)).toBeNull()
})

test('an order that is placed renews the log-in', async () => {
  let renewals = 0
  configureCalls({ renewed: () => renewals++ })
  await placeOrder(ORDER)
  expect(renewals).toBe(1)
  configureCalls({ renewed: () => undefined })
})

test('an order is written down before anything is sent, and stays when there is no network', async () => {
  goOffline()
  await placeOrder(ORDER)
  expect(useCheckout.getState().state).toBe('open')
  const bought = [{ sku: 'SKU-1', quantity: 1 }]
  expect(await openAttempt(phone, 1)).toMatchObject({ acct: 1, bought, wire: { path: 'order/create' } })
  expect((await basket()).cart).toHaveLength(2)
})

test('a phone without room orders nothing, and orders once there is room', async () => {
  const noRoom = vi.spyOn(phone.db.attempts, 'add').mockRejectedValue(new DOMException('No room', 'QuotaExceededError'))
  await expect(placeOrder(ORDER)).rejects.toThrow('No room')
  expect(server.orders).toEqual([])
  noRoom.mockRestore()
  expect(await placeOrder(ORDER)).toMatchObject({ data: '1' })
  expect(server.orders).toHaveLength(1)
})

test('two taps at once make one order', async () => {
  const [, second] = await Promise.all([placeOrder(ORDER), placeOrder(ORDER)])
  expect(second).toBeNull()
  expect(server.orders).toHaveLength(1)
})

test('a server in trouble decides nothing: the same order is sent again', async () => {
  for (const trouble of [refusal(500, 'X'), 'portal'] as const) {
    server.next(trouble)
    await placeOrder(ORDER)
    expect(useCheckout.getState().state).toBe('open')
  }
  expect(await placeOrder(ORDER)).toMatchObject({ data: '1' })
  expect(keys()).toBe(1)
})

test('changed prices are shown, and after the farmer agrees a new order is made', async () => {
  server.next(refusal(409, 'PRICE_CHANGED', { data: { lines: [{ sku: 'SKU-1', sent: 266.5, current: 270 }] } }))
  expect(await placeOrder(ORDER)).toBeNull()
  const { state, refusal: why } = useCheckout.getState()
  expect(state).toBe('refused')
  expect(why).toMatchObject({ code: 'PRICE_CHANGED', lines: [{ sku: 'SKU-1', sent: 266.5, current: 270 }] })
  expect(server.arrivals, 'the refusal is the outcome').toHaveLength(1)
  await changeCart((now) => ({ ...now, buyNow: [drip, urea] }))
  await acceptPrices(why?.lines ?? [])
  const { cart, buyNow } = await basket()
  expect([cart, buyNow].map((lines) => lines.map(({ sku, price }) => [sku, price]))).toEqual([
    [
      ['SKU-1', 270],
      ['SKU-2', 266.5],
    ],
    [
      ['SKU-2', 266.5],
      ['SKU-1', 270],
    ],
  ])
  expect(await placeOrder({ ...ORDER, items: cart })).not.toBeNull()
  expect(keys()).toBe(2)
})

test('another farmer on the same phone neither sends nor sees an open order', async () => {
  server.next('lose request')
  await placeOrder(ORDER)
  setIdentity({ acct: 2, token: 'token-2' })
  await askOpenOrder()
  expect(server.arrivals).toEqual([])
  await until(() => useAttempts.getState().open === undefined)
})

test('a phone that keeps nothing can order', async () => {
  await forgetfulPhone()
  await changeCart((now) => ({ ...now, cart: [urea] }))
  server.next('lose answer')
  await placeOrder(ORDER)
  expect(await placeOrder(ORDER)).toMatchObject({ data: '1' })
  expect(server.orders).toHaveLength(1)
})

test('an order says the language of its page, and says the same at every repetition', async () => {
  vi.stubGlobal('location', new URL('https://shop.example/hi/payment'))
  try {
    server.next('lose answer')
    expect(await placeOrder(ORDER)).toBeNull()
    const attempt = await openAttempt(phone, 1)
    expect(attempt?.wire.path).toBe('order/create?lang=hi')
    vi.stubGlobal('location', new URL('https://shop.example/ta/payment'))
    expect(await placeOrder(ORDER)).toMatchObject({ data: '1' })
    expect(sent()).toBe(1)
  } finally {
    vi.unstubAllGlobals()
  }
})
