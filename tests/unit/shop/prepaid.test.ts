import { beforeEach, expect, test } from 'vitest'
import { orderPayload } from '../../../src/shop/order-attempts/order-contents.ts'
import { placeOrder } from '../../../src/shop/order-attempts/place-order.store.ts'
import { useAttempts } from '../../../src/shop/order-attempts/attempts.store.ts'
import { askAttempt } from '../../../src/shop/order-attempts/attempt-outcome.shared.ts'
import { askOpenOrder, dismissEnded } from '../../../src/shop/order-attempts/open-order.ts'
import { openAttempt } from '../../../src/shop/order-attempts/order-attempts.shared.ts'
import { rereadAttempts } from '../../../src/shop/order-attempts/attempts.ts'
import { settleBy, settleOrder, unpaidLike } from '../../../src/shop/payment/unpaid.ts'
import { updateCart } from '../../../src/shop/cart/cart-rows.shared.ts'
import { changeCart } from '../../../src/shop/cart/cart-storage.shared.ts'
import { setIdentity } from '../../../src/client/session/identity.ts'
import { openPhone } from '../../support/open-phone.ts'
import { forgetfulPhone, type TestPhone } from '../../support/phone.ts'
import type { FakeServer } from '../../support/server.ts'
import { drip, ORDER, urea } from '../../support/order.ts'

const wish = { ...ORDER, method: 'p' as const }
const payloadOf = (items = wish.items) => orderPayload(items, 'p', wish.addresses, wish.user)

let phone: TestPhone
const cart = async () => (await phone.db.cart.toArray()).map(({ sku }) => sku)
let server: FakeServer

beforeEach(async () => {
  ;({ phone, server } = await openPhone())
  setIdentity({ acct: 1, token: 'token-1' })
  await updateCart(phone, (basket) => ({ ...basket, cart: [urea, drip] }))
})

test('an order that waits for its payment keeps the cart, and paying it clears the cart once', async () => {
  expect(await placeOrder(wish)).toMatchObject({ data: '1', amount: 267 })
  expect(await cart()).toHaveLength(2)
  await rereadAttempts()
  expect(unpaidLike(useAttempts.getState().unpaid, payloadOf())).toEqual({ orderId: '1', amount: 267 })
  await settleOrder('1', true)
  expect(await cart()).toEqual([])
  await changeCart((basket) => ({ ...basket, cart: [drip] }))
  await settleOrder('1', true)
  expect(await cart(), 'a second word of the same payment').toEqual(['SKU-2'])
})

test('an order whose answer was lost waits for its payment, also once she has read that it is placed', async () => {
  server.next('lose answer')
  await placeOrder(wish)
  await askOpenOrder()
  const [told] = useAttempts.getState().ended
  expect(told).toMatchObject({ news: { state: 'placed' }, toPay: { orderId: '1', amount: 267 } })
  if (told !== undefined) await dismissEnded(told)
  expect(useAttempts.getState()).toMatchObject({ ended: [], unpaid: [{ toPay: { orderId: '1', amount: 267 } }] })
  await settleOrder('2', true)
  expect([useAttempts.getState().unpaid.length, (await cart()).length], 'of another order').toEqual([1, 2])
})

test('an answer that comes after the payment brings no paid order back', async () => {
  server.next('lose answer')
  await placeOrder(wish)
  const attempt = await openAttempt(phone, 1)
  if (attempt === undefined) throw new Error('No attempt')
  await settleOrder('1', true)
  expect(await openAttempt(phone, 1), 'it is not known here yet').toEqual(attempt)
  await askOpenOrder()
  await settleOrder('1', true)
  await askAttempt({ local: phone, attempt, token: 'token-1' })
  await rereadAttempts()
  expect(useAttempts.getState()).toMatchObject({ open: undefined, ended: [], unpaid: [] })
})

test('what was ordered is known after a reload; another cart is another order', async () => {
  await placeOrder(wish)
  setIdentity(null)
  setIdentity({ acct: 1, token: 'token-1' })
  expect(useAttempts.getState().unpaid).toEqual([])
  await rereadAttempts()
  const { unpaid: attempts } = useAttempts.getState()
  expect(unpaidLike(attempts, payloadOf())).toMatchObject({ orderId: '1' })
  expect(unpaidLike(attempts, payloadOf([urea, drip]))).toBeUndefined()
  expect(await placeOrder({ ...wish, items: [urea, drip] })).toMatchObject({ data: '2' })
  expect(server.orders).toHaveLength(2)
})

test('the history tells that a payment arrived without the phone, or that its time is over', async () => {
  await placeOrder(wish)
  await placeOrder({ ...wish, items: [drip] })
  await settleBy([
    { order_id: '1', item_status: 'cancelled' },
    { order_id: '2', item_status: 'payment_pending' },
  ])
  expect(useAttempts.getState().unpaid.map(({ toPay }) => toPay?.orderId)).toEqual(['2'])
  expect(await cart()).toHaveLength(2)
  await settleBy([{ order_id: '2', item_status: 'placed' }])
  expect(useAttempts.getState().unpaid).toEqual([])
  expect(await cart()).toEqual([])
})

test('another farmer on the same phone sees nothing of it', async () => {
  await placeOrder(wish)
  setIdentity({ acct: 2, token: 'token-2' })
  await rereadAttempts()
  expect(useAttempts.getState().unpaid).toEqual([])
})

test('a phone that keeps nothing can pay in advance', async () => {
  await forgetfulPhone()
  await changeCart((basket) => ({ ...basket, cart: [urea] }))
  await placeOrder(wish)
  await rereadAttempts()
  expect(unpaidLike(useAttempts.getState().unpaid, payloadOf())).toMatchObject({ orderId: '1' })
  await settleOrder('1', true)
  expect(useAttempts.getState().unpaid).toEqual([])
})
