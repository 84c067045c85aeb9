import { beforeEach, expect, test, vi } from 'vitest'
import { cartItemFrom } from '../../src/features/cart/cart.ts'
import { orderPayload } from '../../src/features/checkout/checkout.ts'
import { acceptPrices, placeOrder, resumeAttempt, useCheckout } from '../../src/features/checkout/checkout.store.ts'
import { changeBasket, changeInPhone, watchBasket } from '../../src/offline/basket.ts'
import type { Basket } from '../../src/offline/basket.ts'
import { openAttempt } from '../../src/offline/attempts.ts'
import { setIdentity } from '../../src/offline/identity.ts'
import { until } from '../support/gate.ts'
import { product, variant } from '../support/goods.ts'
import { goOffline, goOnline } from '../support/offline.ts'
import { forgetfulPhone, freshPhone } from '../support/phone.ts'
import type { TestPhone } from '../support/phone.ts'
import { FakeServer, refusal } from '../support/server.ts'

const DELIVERY = '00000000-0000-4000-8000-00000000000a'
const BILLING = '00000000-0000-4000-8000-00000000000b'
const urea = cartItemFrom(product(1), variant('SKU-1'))
const drip = cartItemFrom(product(2), variant('SKU-2'))
const wish = {
  items: [urea],
  method: 'c' as const,
  addresses: { delivery: DELIVERY, billing: BILLING },
  user: { id: 1, name: 'Asha' },
  isBuyNow: false,
}

let phone: TestPhone
let server: FakeServer

beforeEach(async () => {
  goOnline()
  phone = await freshPhone()
  server = new FakeServer().connect()
  setIdentity(null)
  setIdentity({ acct: 1, token: 'token-1' })
  await changeInPhone(phone, (basket) => ({ ...basket, cart: [urea, drip] }))
})

const basket = async (): Promise<Basket> => {
  let now: Basket | undefined
  const stop = watchBasket((next) => (now = next))
  await until(() => now !== undefined)
  stop()
  return now ?? { cart: [], buyNow: [], restorable: null }
}
const reload = () => {
  setIdentity(null)
  setIdentity({ acct: 1, token: 'token-1' })
}
const keys = () => new Set(server.arrivals.map(({ key }) => key)).size

test('an order empties the cart, and what it did not buy can be had back', async () => {
  expect(await placeOrder(wish)).toMatchObject({ data: '1' })
  expect(server.orders).toEqual([orderPayload([urea], 'c', wish.addresses, wish.user)])
  expect(useCheckout.getState().state).toBe('idle')
  expect(await basket()).toMatchObject({ cart: [], buyNow: [], restorable: [{ sku: 'SKU-2', quantity: 1 }] })
})

test('an order whose answer was lost is placed once, also after a reload and with a changed cart', async () => {
  server.next('lose answer')
  expect(await placeOrder(wish)).toBeNull()
  expect(useCheckout.getState().state).toBe('open')
  reload()
  await changeBasket((now) => ({ ...now, cart: [drip] }))
  expect(await placeOrder({ ...wish, items: [drip] })).toMatchObject({ data: '1' })
  expect(server.orders).toHaveLength(1)
  expect(keys()).toBe(1)
})

test('a reload asks what became of an open order', async () => {
  server.next('lose answer')
  await placeOrder(wish)
  reload()
  expect(await resumeAttempt()).toMatchObject({ data: '1' })
  expect(server.orders).toHaveLength(1)
  expect((await basket()).cart).toEqual([])
  expect(await resumeAttempt()).toBeNull()
})

test('an order is written down before anything is sent, and stays when there is no network', async () => {
  goOffline()
  await placeOrder(wish)
  expect(useCheckout.getState().state).toBe('open')
  expect(await openAttempt(phone, 1)).toMatchObject({ acct: 1, bought: [{ sku: 'SKU-1', quantity: 1 }] })
  expect((await basket()).cart).toHaveLength(2)
})

test('a phone without room orders nothing, and orders once there is room', async () => {
  const noRoom = vi.spyOn(phone.db.attempts, 'add').mockRejectedValue(new DOMException('No room', 'QuotaExceededError'))
  await expect(placeOrder(wish)).rejects.toThrow('No room')
  expect(server.orders).toEqual([])
  noRoom.mockRestore()
  expect(await placeOrder(wish)).toMatchObject({ data: '1' })
  expect(server.orders).toHaveLength(1)
})

test('two taps at once make one order', async () => {
  await Promise.all([placeOrder(wish), placeOrder(wish)])
  expect(server.orders).toHaveLength(1)
})

test('a server in trouble decides nothing: the same order is sent again', async () => {
  for (const status of [500, 401, 429]) {
    server.next(refusal(status, 'X'))
    await placeOrder(wish)
    expect(useCheckout.getState().state).toBe('open')
  }
  server.next('portal')
  await placeOrder(wish)
  expect(await placeOrder(wish)).toMatchObject({ data: '1' })
  expect(keys()).toBe(1)
})

test('changed prices are shown, and after the farmer agrees a new order is made', async () => {
  server.next(refusal(409, 'PRICE_CHANGED', { data: { lines: [{ sku: 'SKU-1', sent: 266.5, current: 270 }] } }))
  expect(await placeOrder(wish)).toBeNull()
  const { state, refusal: why } = useCheckout.getState()
  expect(state).toBe('refused')
  expect(why).toMatchObject({ code: 'PRICE_CHANGED', lines: [{ sku: 'SKU-1', sent: 266.5, current: 270 }] })
  await acceptPrices(why?.lines ?? [])
  const { cart } = await basket()
  expect(cart.map(({ price }) => price)).toEqual([270, 266.5])
  expect(await placeOrder({ ...wish, items: cart })).not.toBeNull()
  expect(keys()).toBe(2)
})

test('another farmer on the same phone neither sends nor sees an open order', async () => {
  server.next('lose request')
  await placeOrder(wish)
  setIdentity({ acct: 2, token: 'token-2' })
  expect(await resumeAttempt()).toBeNull()
  expect(server.arrivals).toEqual([])
})

test('a phone that keeps nothing can order', async () => {
  forgetfulPhone()
  await changeBasket((now) => ({ ...now, cart: [urea] }))
  server.next('lose answer')
  await placeOrder(wish)
  expect(await placeOrder(wish)).toMatchObject({ data: '1' })
  expect(server.orders).toHaveLength(1)
})
