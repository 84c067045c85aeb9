import { beforeEach, expect, test, vi } from 'vitest'
import { allowsCash } from '../../../src/contract/money.ts'
import { cartItemFrom, subtotalPaise } from '../../../src/shop/cart/cart.ts'
import * as cart from '../../../src/shop/cart/cart-actions.ts'
import { toggleCart, useCart } from '../../../src/shop/cart/cart.store.ts'
import { count } from '../../../src/shop/cart/count.ts'
import { takeStock } from '../../../src/shop/cart/stock.ts'
import { afterOrder, changeCart } from '../../../src/shop/cart/cart-storage.shared.ts'
import { changeOnce, readCart } from '../../../src/shop/cart/cart-rows.shared.ts'
import { until } from '../../support/request-gate.ts'
import { keeps } from '../../support/keeps.ts'
import { product, variant } from '../../support/goods.ts'
import { goOffline } from '../../support/offline.ts'
import { anotherTab, forgetfulPhone, freshPhone, type TestPhone } from '../../support/phone.ts'

let phone: TestPhone
let stop = () => {}
const urea = product(1)
const [bag = variant('?')] = urea.variants
const small = variant('SMALL', { selling_price: 90.1, cod_available: 0 })
/** What the phone has stored: the screen follows it a moment later. */
const kept = async () => (await readCart(phone)).cart.map(({ sku, quantity }) => `${sku} ${quantity}`)
const lines = () => useCart.getState().cartItems.map(({ sku, quantity }) => `${sku} ${quantity}`)

const start = async () => {
  stop()
  useCart.setState({ cartItems: [], buyNowItems: [], restorable: null, ready: false })
  stop = cart.startCart()
  await until(() => useCart.getState().ready)
}

beforeEach(async () => {
  goOffline()
  phone = await freshPhone()
  await start()
})

test('adding the same pack again raises its quantity, another pack is a line of its own', async () => {
  await cart.addToCart(urea, bag)
  await cart.addToCart(urea, bag)
  await cart.addToCart(urea, small)
  await keeps('4/one-more', async () => {
    await expect.poll(() => lines()).toEqual(['SKU-1 2', 'SMALL 1'])
  })
  const items = useCart.getState().cartItems
  expect(count(items)).toBe(3)
  await keeps('4/subtotal', () => expect(subtotalPaise(items)).toBe(2 * 26650 + 9010))
  expect(items[0]).toMatchObject({ product_id: 1, vendor_id: 7, price: 266.5, original_price: 300 })
  expect(allowsCash(items)).toBe(false)
})

test('a quantity goes down to one and no further; a line goes by its own button', async () => {
  await cart.addToCart(urea, bag)
  await cart.increment('SKU-1')
  await keeps('4/plus', async () => expect(await kept()).toEqual(['SKU-1 2']))
  await cart.decrement('SKU-1')
  await cart.decrement('SKU-1')
  await keeps('4/minus', async () => expect(await kept()).toEqual(['SKU-1 1']))
  await until(() => lines().join() === 'SKU-1 1')
  await cart.removeItem('SKU-1')
  await keeps('4/remove', async () => {
    await until(() => lines().length === 0)
    expect(count(useCart.getState().cartItems)).toBe(0)
  })
})

test('the cart is there after the app was closed, without network', async () => {
  await cart.addToCart(urea, small)
  await cart.addToCart(urea, bag)
  await start()
  expect(lines(), 'in its order').toEqual(['SMALL 1', 'SKU-1 1'])
})

test('a tap writes the lines that it changes and no others', async () => {
  for (const sku of ['C', 'B', 'A']) await cart.addToCart(urea, variant(sku))
  const put = vi.spyOn(phone.db.cart, 'bulkPut')
  const written = () => put.mock.lastCall?.[0].map(({ sku, place }) => `${sku} ${place}`)
  await cart.increment('B')
  expect(written()).toEqual(['B 1'])
  await cart.removeItem('B')
  expect(written()).toEqual(['A 1'])
  expect(await kept()).toEqual(['C 1', 'A 1'])
  put.mockRestore()
})

test('two tabs that count up at the same time lose nothing', async () => {
  await cart.addToCart(urea, bag)
  const other = await anotherTab(phone)
  const up = (tab: TestPhone) =>
    changeOnce(tab, (stored) => ({
      ...stored,
      cart: stored.cart.map((line) => ({ ...line, quantity: line.quantity + 1 })),
    }))
  await Promise.all(Array.from({ length: 50 }, (_, i) => up(i % 2 === 0 ? phone : other)))
  await until(() => lines().join() === 'SKU-1 51')
  expect(count(useCart.getState().cartItems)).toBe(51)
})

test('buying now is about one item only and leaves the cart alone', async () => {
  await cart.addToCart(urea, bag)
  await cart.buyNow(urea, bag)
  await cart.buyNow(urea, small)
  await keeps('4/buy-now', async () => {
    await until(() => useCart.getState().buyNowItems[0]?.sku === 'SMALL')
    expect(useCart.getState().buyNowItems).toMatchObject([{ sku: 'SMALL', quantity: 1 }])
    expect(lines()).toEqual(['SKU-1 1'])
  })
})

test('what an order swept away without buying it can be had back', async () => {
  await cart.addToCart(urea, bag)
  await cart.buyNow(urea, small)
  await changeCart(afterOrder([]))
  await until(() => useCart.getState().restorable !== null && lines().length === 0)
  expect(useCart.getState().buyNowItems).toEqual([])
  // Nothing of the next order was left out, and what was set aside before stays.
  await cart.addToCart(urea, small)
  await changeCart(afterOrder([{ sku: 'SMALL', quantity: 1 }]))
  await cart.restoreCart()
  await until(() => lines().join() === 'SKU-1 1')
  expect(useCart.getState().restorable).toBeNull()
})

test('a phone that keeps nothing still has a cart', async () => {
  await forgetfulPhone()
  await start()
  await cart.addToCart(urea, bag)
  await until(() => lines().join() === 'SKU-1 1')
})

test('the drawer opens and closes', async () => {
  toggleCart()
  await keeps('4/drawer', () => expect(useCart.getState().isCartVisible).toBe(true))
  toggleCart(false)
  expect(useCart.getState().isCartVisible).toBe(false)
})

test('the cart holds no more than is left, and says so when more is put in', async () => {
  const four = variant('FOUR', { stock_quantity: 4 })
  for (let wanted = 0; wanted < 4; wanted++) expect(await cart.addToCart(urea, four)).toBe(true)
  expect(await cart.addToCart(urea, four)).toBe(false)
  await cart.increment('FOUR')
  expect(await kept()).toEqual(['FOUR 4'])
  await until(() => lines().join() === 'FOUR 4')
})

test('the shop’s word at the payment lowers a line to what is left; a line of an older build goes on as before', async () => {
  const { stock_quantity: _, ...old } = { ...cartItemFrom(urea, bag), quantity: 9 }
  await changeOnce(phone, (basket) => ({ ...basket, cart: [old] }))
  await cart.increment('SKU-1')
  await until(() => lines().join() === 'SKU-1 10')
  await takeStock([{ sku: 'SKU-1', available: 4 }])
  await until(() => lines().join() === 'SKU-1 4')
  expect(await kept()).toEqual(['SKU-1 4'])
  await takeStock([{ sku: 'SKU-1', available: 0 }])
  await until(() => lines().join() === 'SKU-1 1')
})
