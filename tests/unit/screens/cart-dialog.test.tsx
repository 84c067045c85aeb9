// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { SellerZones } from '../../../src/contract/delivery/zones.ts'
import { startCart } from '../../../src/shop/cart/cart-actions.ts'
import { cartItemFrom, type CartItem } from '../../../src/shop/cart/cart.ts'
import { updateCart } from '../../../src/shop/cart/cart-rows.shared.ts'
import { useNetwork } from '../../../src/client/page/network.store.ts'
import { useCart } from '../../../src/shop/cart/cart.store.ts'
import { useLineNews } from '../../../src/shop/cart/line-news.store.ts'
import { CartDialog } from '../../../src/shop/checkout/CartDialog.tsx'
import { useDelivery } from '../../../src/shop/delivery/delivery.store.ts'
import { product, variant } from '../../support/goods.ts'
import { goOffline } from '../../support/offline.ts'
import { freshPhone } from '../../support/phone.ts'
import { until } from '../../support/request-gate.ts'
import { FakeServer } from '../../support/server.ts'
import { mount, settled } from './mount.tsx'

/** What the cart says of its lines, and why it cannot be ordered yet. */

const PIN = '141001'
const urea = { ...cartItemFrom(product(1), variant('UREA', { selling_price: 1710 })), vendor_id: 7 }
const seed = { ...cartItemFrom(product(2), variant('SEED', { selling_price: 266.5 })), vendor_id: 8 }
const zone = (seller: number, day: number): SellerZones => ({
  seller_id: seller,
  zones: [{ pins: ['141'], days: [day, day] }],
})
let stop = () => {}

beforeEach(() => {
  stop()
  new FakeServer().connect()
  goOffline()
  useLineNews.setState({}, true)
  useCart.setState({ cartItems: [], buyNowItems: [], restorable: null, ready: false })
})

const openCart = async (cart: CartItem[]) => {
  await updateCart(await freshPhone(), (now) => ({ ...now, cart }))
  stop = startCart()
  await until(() => useCart.getState().ready)
  let asked = 0
  const mounted = await mount(<CartDialog onCheckout={() => void asked++} />)
  await settled(() => useDelivery.setState({ own: PIN, ready: true, zones: [zone(7, 2), zone(8, 6)] }))
  await expect.poll(mounted.words).toContain('Checkout')
  return { ...mounted, asked: () => asked }
}

test('a cart of two sellers tells what each brings: its day and its cash', async () => {
  const { words } = await openCart([urea, seed])
  await expect.poll(words).toMatch(/2 parcelsAsha Agro: ₹1,710\.00, by \w+ \d+ \w+Asha Agro: ₹266\.50, by \w+ \d+ \w+/)
})

test('without network the cart says that nothing is lost, and when to press', async () => {
  onTestFinished(() => useNetwork.setState({ online: true }))
  const { words } = await openCart([urea])
  expect(words()).not.toContain('offline')
  await settled(() => useNetwork.setState({ online: false }))
  expect(words()).toContain('Nothing you chose is lost')
})

test('a cart of one seller says its day once', async () => {
  const { words } = await openCart([urea])
  await expect.poll(words).toContain(`To ${PIN} by`)
  expect(words()).not.toContain('parcel')
})

test('what is sold out has no day, and nothing is said about where it is delivered', async () => {
  const { words } = await openCart([{ ...urea, stock_quantity: 0 }])
  const elsewhere = { slug: 'urea-of-another', shop_name: 'Krishi Kendra', variant_name: '45 kg bag', price: 270 }
  useLineNews.setState({ UREA: { isFresh: true, elsewhere } })
  await expect.poll(words).toContain('Krishi Kendra: 45 kg bag, ₹270.00')
  await expect.poll(words).toContain('None left')
  await expect.poll(words).toContain('0 items')
  expect(words()).not.toMatch(/By \w+ \d+|Not delivered|To 141001/)
})

test('Checkout without the tick says what is missing, and leads there; with it, it goes on', async () => {
  const { press, words, asked } = await openCart([urea])
  await press('Checkout')
  await expect.poll(words).toContain('Please tick that you accept the terms of sale.')
  expect(document.activeElement?.getAttribute('name')).toBe('terms')
  expect(asked()).toBe(0)
  await press('I accept the')
  expect(words()).not.toContain('Please tick')
  await press('Checkout')
  expect(asked()).toBe(1)
})

test("the cart tells each seller's charge and what it comes to with them, without network too", async () => {
  const { words } = await openCart([urea, seed])
  const charging = (seller: number, day: number, charge: number): SellerZones => ({
    seller_id: seller,
    zones: [{ pins: ['141'], days: [day, day], charge }],
  })
  await settled(() => useDelivery.setState({ zones: [charging(7, 2, 40), charging(8, 6, 25.5)] }))
  await expect.poll(words).toContain('Subtotal, 2 items₹1,976.50Delivery₹65.50Total₹2,042.00')
  expect(words()).toMatch(/₹1,750\.00 \(₹1,710\.00 \+ Delivery ₹40\.00\), by \w+ \d+ \w+/)
  expect(words()).toMatch(/₹292\.00 \(₹266\.50 \+ Delivery ₹25\.50\), by \w+ \d+ \w+/)
})

test('a line costs less a piece from so many on, and more again with fewer', async () => {
  const steps = [
    { from: 2, price: 1700 },
    { from: 3, price: 1650.5 },
  ]
  const stepped = { ...cartItemFrom(product(1), variant('UREA', { selling_price: 1710, steps })), vendor_id: 7 }
  const { words } = await openCart([stepped])
  const press = (name: string) =>
    settled(() => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)?.click())
  await expect.poll(words).toContain('₹1,710.00')
  await press('Increase quantity')
  await expect.poll(words).toContain('₹3,400.00')
  await press('Increase quantity')
  await expect.poll(words).toContain('₹4,951.50')
  await press('Decrease quantity')
  await expect.poll(words).toContain('₹3,400.00')
})
