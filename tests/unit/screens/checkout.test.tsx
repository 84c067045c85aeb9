// @vitest-environment happy-dom
import { beforeEach, expect, test, onTestFinished } from 'vitest'
import type { AddressView } from '../../../src/shop/addresses/addresses.store.ts'
import { AddressBook } from '../../../src/shop/checkout/AddressBook.tsx'
import { Component as AddressListPage } from '../../../src/shop/checkout/AddressListPage.tsx'
import { Component as PaymentPage } from '../../../src/shop/checkout/PaymentPage.tsx'
import { toPayment } from '../../../src/shop/session/return-to.ts'
import { cartItemFrom } from '../../../src/shop/cart/cart.ts'
import { useDelivery } from '../../../src/shop/delivery/delivery.store.ts'
import { useCart } from '../../../src/shop/cart/cart.store.ts'
import { useNetwork } from '../../../src/client/page/network.store.ts'
import { addressForm, product, variant } from '../../support/goods.ts'
import { keeps } from '../../support/keeps.ts'
import { useAttempts } from '../../../src/shop/order-attempts/attempts.store.ts'
import { attemptsOf } from '../../../src/shop/order-attempts/order-attempts.shared.ts'
import { goOffline } from '../../support/offline.ts'
import type { TestPhone } from '../../support/phone.ts'
import { type FakeServer, refusal } from '../../support/server.ts'
import { fillCart, haveAddresses } from './fill-cart.ts'
import { mount, settled } from './mount.tsx'

/** Choosing an address and paying, on the screen. */

const seed = cartItemFrom(product(1), variant('SEED'))
const drip = cartItemFrom(product(2), variant('DRIP'))
const view = (id: string, is_default: 0 | 1): AddressView => ({
  ...addressForm(`Farm ${id}`),
  id,
  is_default,
  landmark: null,
  lat: null,
  lng: null,
  unsent: false,
})
let server: FakeServer
let phone: TestPhone

beforeEach(async () => {
  ;({ phone, server } = await fillCart([seed, drip], [drip]))
})

/** Changes are sent on the way. */
const SENT = { timeout: 10_000 }
const uuid = (id: string) => `0000000${id}-0000-4000-8000-000000000000`
const haveAtShop = async (delivery: AddressView[], billing: AddressView[]) => {
  const withUuid = (address: AddressView) => ({ ...address, id: uuid(address.id) })
  await haveAddresses({ phone, server }, delivery.map(withUuid), billing.map(withUuid))
}
const CHOSEN = `selectedAddressId=${uuid('A')}&selectedBillingAddressId=${uuid('C')}`
const openPayment = async () => {
  await haveAtShop([view('A', 1)], [view('C', 1)])
  const mounted = await mount(<PaymentPage />, `/payment?isBuyNow=1&${CHOSEN}`)
  await expect.poll(mounted.words).toContain('Place Order')
  return mounted
}
const checkedIn = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    .filter(({ checked }) => checked)
    .map(({ id }) => {
      const label = document.getElementById(`${id}-name`)
      return label?.textContent
    })

test('the default address is chosen, else the first', async () => {
  await haveAtShop([view('A', 0), view('B', 1)], [view('C', 0), view('D', 0)])
  const { place } = await mount(<AddressBook />, '/address')
  await expect.poll(() => checkedIn(place)).toHaveLength(2)
  await keeps('4/default-chosen', () => expect(checkedIn(place)[0]).toBe('Farm B'))
  await keeps('4/first-chosen', () => expect(checkedIn(place)[1]).toBe('Farm C'))
})

test('a Buy Now orders that thing alone, whatever the cart holds', async () => {
  const { press } = await openPayment()
  await press('Place Order')
  await keeps('4/buy-now-alone', async () => {
    await expect.poll(() => server.orders).toHaveLength(1)
    expect(server.orders).toEqual([
      {
        order_items: [
          expect.objectContaining({
            sku: 'DRIP',
            quantity: 1,
            delivery_address_id: uuid('A'),
            billing_address_id: uuid('C'),
          }),
        ],
      },
    ])
  })
  await keeps('4/cleared', async () => {
    await expect.poll(() => [useCart.getState().cartItems, useCart.getState().buyNowItems]).toEqual([[], []])
  })
  await expect.poll(() => useCart.getState().restorable?.map(({ sku }) => sku)).toEqual(['SEED', 'DRIP'])
})

test('Back from an order to the addresses of its purchase leads to the order', async () => {
  const payment = await openPayment()
  await payment.press('Place Order')
  await expect.poll(() => payment.router.state.location.pathname).toBe('/order-history')
  await payment.unmount()
  const { router } = await mount(<AddressListPage />, '/address?isBuyNow=1')
  await expect.poll(() => router.state.location.pathname).toBe('/order-history')
})

test('billing where the goods go stands ticked, and Proceed makes the copy once', async () => {
  await haveAtShop([view('A', 1)], [])
  const { place, press, router } = await mount(<AddressListPage />, '/address')
  await expect.poll(() => place.querySelector('input[type=checkbox]')).not.toBeNull()
  expect(place.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked).toBe(true)
  expect(server.book('billing', 1)).toEqual([])
  await press('Proceed to Payment')
  await press('Proceed to Payment')
  await expect.poll(() => router.state.location.pathname, SENT).toBe('/payment')
  expect(server.book('billing', 1)).toMatchObject([{ name: 'Farm A' }])
})

test('who has written her first address on the way is led on, and Back does not lead there again', async () => {
  await haveAtShop([view('A', 1)], [])
  const { router } = await mount(<AddressListPage />, { pathname: '/address', state: toPayment })
  const actions: string[] = []
  router.subscribe(({ historyAction }) => actions.push(historyAction))
  await expect.poll(() => router.state.location.pathname, SENT).toBe('/payment')
  expect(actions).not.toContain('PUSH')
  expect(server.book('billing', 1)).toMatchObject([{ name: 'Farm A' }])
})

test('billing elsewhere has to be said where', async () => {
  await haveAtShop([view('A', 1)], [])
  const { press, router, words } = await mount(<AddressBook />, '/address')
  await expect.poll(words).toContain('Farm A')
  await press('My billing and delivery Address are the same')
  const billing = () => document.body.querySelector('section[aria-label="Billing address"]')
  await expect.poll(billing).not.toBeNull()
  await press('Proceed to Payment')
  expect(router.state.location.pathname).toBe('/address')
  expect(server.book('billing', 1)).toEqual([])
})

test('who has addresses comes from Checkout to the payment at once; from the menu they are only shown', async () => {
  await haveAtShop([view('A', 1), view('B', 0)], [view('C', 1)])
  const fromMenu = await mount(<AddressListPage />, '/address')
  await expect.poll(() => checkedIn(fromMenu.place)).toEqual(['Farm A', 'Farm C'])
  const { router } = await mount(<AddressListPage />, { pathname: '/address', state: toPayment })
  await expect.poll(() => router.state.location.pathname, SENT).toBe('/payment')
  expect(router.state.location.search).toBe(
    `?isBuyNow=0&selectedAddressId=${uuid('A')}&selectedBillingAddressId=${uuid('C')}`,
  )
  expect(fromMenu.router.state.location.pathname).toBe('/address')
})

test('an address is changed at the payment itself, and the bill goes along where it was the same', async () => {
  await haveAtShop([view('A', 1), view('B', 0)], [{ ...view('A', 1), id: 'C' }])
  const { router, press, words } = await mount(
    <PaymentPage />,
    `/payment?selectedAddressId=${uuid('A')}&selectedBillingAddressId=${uuid('C')}`,
  )
  await expect.poll(words).toContain('Bill to: the same address')
  await press('Change')
  await expect.poll(words).toContain('Farm B')
  await press('Farm B')
  const query = () => new URLSearchParams(router.state.location.search)
  await expect.poll(() => query().get('selectedAddressId')).toBe(uuid('B'))
  await expect.poll(words).toMatch(/Deliver toFarm B.*Bill to: the same address/)
  const billed = query().get('selectedBillingAddressId')
  await press('Place Order')
  await expect.poll(() => server.orders, SENT).toHaveLength(1)
  expect(server.book('billing', 1)).toMatchObject([{ id: uuid('C') }, { name: 'Farm B', id: billed }])
  expect(server.orders).toMatchObject([
    { order_items: [{ delivery_address_id: uuid('B') }, { delivery_address_id: uuid('B') }] },
  ])
})

test('while an order is placed nothing says that it may not have been', async () => {
  const { press, router } = await openPayment()
  const said = new Set<string>()
  const watcher = new MutationObserver(() =>
    document.querySelectorAll('[role=status]').forEach(({ textContent }) => said.add(textContent)),
  )
  watcher.observe(document.body, { childList: true, characterData: true, subtree: true })
  await press('Place Order')
  await expect.poll(() => router.state.location.pathname).toBe('/order-history')
  await expect.poll(() => useAttempts.getState().open).toBeUndefined()
  await expect.poll(() => useCart.getState().buyNowItems).toEqual([])
  watcher.disconnect()
  expect([...said].filter((one) => one !== '')).toEqual(['Checking your order…'])
})

test('a price that went up is shown old and new, and is ordered by a tap alone', async () => {
  const { press, words } = await openPayment()
  server.next(
    refusal(409, 'PRICE_CHANGED', { data: { lines: [{ sku: 'DRIP', sent: 266.5, current: 270 }] } }),
    'order/create',
  )
  await press('Place Order')
  await expect.poll(words).toContain('was ₹266.50 now ₹270.00')
  expect(server.orders).toEqual([])
  await press('Order at the new price')
  await expect.poll(() => server.orders).toMatchObject([{ order_items: [{ sku: 'DRIP', item_price: 270 }] }])
  await expect.poll(() => useCart.getState().buyNowItems).toEqual([])
})

test('without network the payment screen keeps what was chosen, says so, and sends nothing', async () => {
  const { press, words } = await openPayment()
  goOffline()
  await settled(() => useNetwork.setState({ online: false }))
  await press('Place Order')
  await expect.poll(words).toContain('You are offline. Nothing you chose is lost')
  expect(await attemptsOf(phone, 1)).toEqual([])
  expect(useCart.getState().buyNowItems).toHaveLength(1)
})

test('what its seller takes no cash for stays in the cart, and the rest is counted and ordered in cash', async () => {
  const costly = { ...drip, vendor_id: 8, quantity: 5 }
  ;({ phone, server } = await fillCart([seed, costly], []))
  const zones = [{ seller_id: 8, zones: [{ pins: ['42'], days: [2, 4] as [number, number], cash_max: 1000 }] }]
  await settled(() => useDelivery.setState({ zones, ready: true }))
  await haveAtShop([view('A', 1)], [view('C', 1)])
  const { press, words, place } = await mount(<PaymentPage />, `/payment?isBuyNow=0&${CHOSEN}`)
  await expect.poll(words).toContain('At this PIN a seller takes at most ₹1,000.00 in cash.')
  expect(words().match(/cash possible|prepaid only/g)).toEqual(['cash possible', 'prepaid only'])
  await press('Order the 1 other in cash now')
  await expect.poll(words).toContain('Cash on delivery')
  expect(words()).not.toContain('in cash now')
  expect(place.querySelectorAll('ul')).toHaveLength(1)
  await press('Place Order')
  await expect.poll(() => server.orders).toMatchObject([{ order_items: [{ sku: 'SEED', payment_method: 'c' }] }])
  await expect.poll(() => useCart.getState().cartItems.map(({ sku }) => sku)).toEqual(['DRIP'])
  useDelivery.setState({ zones: null })
})

const DRIP_SELLER = { ...drip, vendor_id: 8 }
const charging = (charge: number, free_above?: number) => ({
  seller_id: 8,
  zones: [{ pins: ['42'], days: [2, 4] as [number, number], charge, ...(free_above !== undefined && { free_above }) }],
})
/** Two sellers, of whom one takes something for delivery. */
const openWithCharge = async (...zones: ReturnType<typeof charging>[]) => {
  ;({ phone, server } = await fillCart([seed, DRIP_SELLER], []))
  onTestFinished(() => useDelivery.setState({ zones: null }))
  await settled(() => useDelivery.setState({ zones, ready: true }))
  await haveAtShop([view('A', 1)], [view('C', 1)])
  return mount(<PaymentPage />, `/payment?isBuyNow=0&${CHOSEN}`)
}

test('the charge for delivery stands in the total and in the parcel before the order, and goes along with it', async () => {
  const { press, words } = await openWithCharge(charging(60.5))
  await expect.poll(words).toContain('Delivery ₹60.50')
  expect(words()).toContain('Subtotal₹533.00Delivery₹60.50To pay on delivery₹593.50')
  expect(words()).toMatch(/Asha Agro: ₹327\.00 \(₹266\.50 \+ Delivery ₹60\.50\), by \w+ \d+ \w+/)
  await press('Place Order')
  await expect.poll(() => server.orders).toMatchObject([{ delivery_charge: 60.5, order_items: [{}, {}] }])
})

test('goods of the sum from which delivery is free have no charge, and nothing of it is sent', async () => {
  const { press, words } = await openWithCharge(charging(60.5, 266.5))
  await expect.poll(words).toContain('Subtotal₹533.00DeliveryFreeTo pay on delivery₹533.00')
  await press('Place Order')
  await expect.poll(() => server.orders.length).toBe(1)
  expect(server.orders).not.toMatchObject([{ delivery_charge: expect.anything() }])
})

test('a charge that the phone did not know is shown old and new, and is ordered by a tap alone', async () => {
  const { press, words } = await openWithCharge()
  const data = { delivery_charge: { sent: 0, current: 60.5 } }
  server.next(refusal(409, 'AMOUNT_CHANGED', { message: 'The charge for delivery has changed', data }), 'order/create')
  await press('Place Order')
  await expect.poll(words).toContain('Deliverywas ₹0.00 now ₹60.50')
  expect(words()).toContain('The charge for delivery has changed')
  expect(server.orders).toEqual([])
  await press('Order at the new price')
  await expect.poll(() => server.orders).toMatchObject([{ delivery_charge: 60.5 }])
})
