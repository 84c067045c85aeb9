// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { buyAgain } from '../../../src/shop/orders/buy-again.ts'
import { Component as CartMessagePage } from '../../../src/shop/message-order/CartMessagePage.tsx'
import { Component as PaymentPage } from '../../../src/shop/checkout/PaymentPage.tsx'
import { FETCHED_AT_HEADER } from '../../../src/contract/constants.ts'
import type { Product, ProductDetails } from '../../../src/contract/entities.ts'
import { CartPanel } from '../../../src/shop/cart/CartPanel.tsx'
import { useCart } from '../../../src/shop/cart/cart.store.ts'
import { cartItemFrom } from '../../../src/shop/cart/cart.ts'
import { useLineNews } from '../../../src/shop/cart/line-news.store.ts'
import { readCart, updateCart } from '../../../src/shop/cart/cart-rows.shared.ts'
import { Toaster } from '../../../src/ui/base/Toaster.tsx'
import { addressForm, product, variant } from '../../support/goods.ts'
import { type TestPhone } from '../../support/phone.ts'
import { type FakeServer, refusal } from '../../support/server.ts'
import { fillCart, haveAddresses } from './fill-cart.ts'
import { mount, settled } from './mount.tsx'

/** A cart that was filled before its goods were only to be collected at the dealer. */

const DAY_MS = 24 * 60 * 60 * 1000
const urea = product(1)
const seed = product(2)
const inCart = [cartItemFrom(urea, variant('SKU-1')), cartItemFrom(seed, variant('SKU-2'))]
const HOME = '0000000a-0000-4000-8000-000000000000'
const home = { ...addressForm(), id: HOME, is_default: 1 as const, landmark: null, lat: null, lng: null, unsent: false }
let server: FakeServer
let phone: TestPhone

beforeEach(async () => {
  useLineNews.setState({}, true)
  ;({ phone, server } = await fillCart(inCart, inCart.slice(0, 1)))
})

/** What the shop says of it from now on. */
const say = (goods: Product, more: Partial<ProductDetails> = {}, agoMs = 0) => {
  const data = { ...goods, product_details: '', licence_required: false, licence: null, ...more }
  const headers = agoMs === 0 ? {} : { [FETCHED_AT_HEADER]: String(Date.now() - agoMs) }
  server.next({ status: 200, body: { status: true, data }, headers }, `product/details/${goods.slug}`)
}
const soldOut = { variants: [variant('SKU-1', { stock_quantity: 0 })] }
const openPayment = async (isBuyNow: '0' | '1') => {
  await haveAddresses({ phone, server }, [home], [home])
  return mount(
    <PaymentPage />,
    `/payment?isBuyNow=${isBuyNow}&selectedAddressId=${HOME}&selectedBillingAddressId=${HOME}`,
  )
}
const skusOf = (lines: readonly { sku: string }[]) => lines.map(({ sku }) => sku)

test('the cart says what is collected at the dealer, counts the rest, and the rest alone is ordered', async () => {
  say(urea, { collect_only: true })
  say(seed)
  const { words } = await mount(<CartPanel delivery={null} onCheckout={() => undefined} notice={null} />)
  await expect.poll(words).toContain('Collect at the dealer')
  expect(words()).toContain('Subtotal, 1 item₹266.50')
  const payment = await openPayment('0')
  await expect.poll(payment.words).toContain('The rest stays in your cart.')
  await payment.press('Place Order')
  await expect.poll(() => server.orders).toMatchObject([{ order_items: [{ sku: 'SKU-2' }] }])
  await expect.poll(async () => skusOf((await readCart(phone)).cart)).toEqual(['SKU-1'])
})

test('what is sold out in the cart holds up nothing either', async () => {
  say(urea, soldOut)
  say(seed)
  const { words } = await mount(<CartPanel delivery={null} onCheckout={() => undefined} notice={null} />)
  await expect.poll(words).toContain('None left')
  expect(words()).toContain('Subtotal, 1 item₹266.50')
  const payment = await openPayment('0')
  await payment.press('Place Order')
  await expect.poll(() => server.orders).toMatchObject([{ order_items: [{ sku: 'SKU-2' }] }])
})

test('of what is sold out the cart names who else has it, with the same pack and its price', async () => {
  const pack = { sku: 'O-1', cod_available: 1 as const, unit: 'kg' as const, stock_quantity: 4 }
  const offer = {
    id: 9,
    slug: 'urea-of-another',
    variant_name: '5 kg bag',
    selling_price: 40,
    in_stock: true,
    vendor: { ...urea.vendor, id: 8, shop_name: 'Krishi Kendra' },
    packs: [
      { ...pack, variant_name: '5 kg bag', selling_price: 40, amount: 5 },
      { ...pack, sku: 'O-2', variant_name: '45 kg bag', selling_price: 270, amount: 45 },
    ],
  }
  say(urea, { ...soldOut, other_offers: [{ ...offer, id: 8, in_stock: false }, offer] })
  say(seed)
  const { words } = await mount(<CartPanel delivery={null} onCheckout={() => undefined} notice={null} />)
  await expect.poll(words).toContain('Krishi Kendra: 45 kg bag, ₹270.00')
})

test('an old answer leaves nothing out of an order: there may be more since', async () => {
  say(urea, soldOut, DAY_MS)
  say(seed, {}, DAY_MS)
  const { words } = await mount(<CartPanel delivery={null} onCheckout={() => undefined} notice={null} />)
  await expect.poll(words).toContain('None left')
  expect(words()).toContain('Subtotal, 2 items')
  // The payment asks the shop itself, which has it again.
  say(urea)
  say(seed)
  const payment = await openPayment('0')
  await expect.poll(() => useCart.getState().cartItems.map((item) => item.stock_quantity !== 0)).toEqual([true, true])
  await payment.press('Place Order')
  await expect.poll(() => server.orders).toMatchObject([{ order_items: [{ sku: 'SKU-1' }, { sku: 'SKU-2' }] }])
})

test('a payment that was opened by itself asks, and orders no Buy Now of what is collected at the dealer', async () => {
  say(urea, { collect_only: true })
  const { words } = await openPayment('1')
  await expect.poll(words).toContain('Collect at the dealer')
  expect(words()).not.toContain('Place Order')
})

test('Buy again says that it is collected at the dealer, and leaves the cart as it was', async () => {
  await updateCart(phone, (now) => ({ ...now, cart: [] }))
  const { words } = await mount(<Toaster duration={5000} />)
  say(urea, { collect_only: true })
  await settled(() => buyAgain([{ slug: urea.slug, sku: 'SKU-1', quantity: 1, item_status: 'delivered' }]))
  await expect.poll(words).toContain('Collect at the dealer')
  expect((await readCart(phone)).cart).toEqual([])
  expect(useCart.getState().isCartVisible).toBe(false)
})

test('a cart from a message says it, and takes nothing of it', async () => {
  const line = { id: 1, quantity: 2, problem: 'collect_only', product: urea, variant: variant('SKU-1'), total: 533 }
  const data = { pincode: null, lines: [line], total: 0 }
  server.next({ status: 200, body: { status: true, data } }, 'cart-message/')
  const { words } = await mount(<CartMessagePage />, '/cart?code=A')
  await expect.poll(words).toContain('Collect at the dealer')
  expect(words()).toContain('Nothing of it can be bought now.')
})

test('where the shop says it of an order that was sent, its words name the goods', async () => {
  const { press } = await openPayment('0')
  server.next(refusal(409, 'COLLECT_ONLY', { data: { lines: [{ sku: 'SKU-1', available: 0 }] } }), 'order/create')
  await press('Place Order')
  const named = () => [...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent)
  await expect.poll(named).toEqual(['Urea 1'])
})
