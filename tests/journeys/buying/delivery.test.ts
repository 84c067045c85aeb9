import { beforeAll, expect, test } from 'vitest'
import type { Product } from '../../../src/contract/entities.ts'
import { spoiltJourney } from '../support/journey.ts'
import {
  addAddress,
  FARMER,
  isKept,
  logIn,
  LONG,
  oneOf,
  open,
  ordersOf,
  proceedToPayment,
  seen,
  showMore,
  signUp,
  workerIsReady,
} from '../support/steps.ts'

/** Of a shop that delivers no farther than Kashmir. */
const FAR_SHOP = 'Kesar Ghati Bagh'

const { shop, proxy, phone } = await spoiltJourney()
const page = phone.page()
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
let near: Product
let far: Product

beforeAll(async () => {
  const isBought = ({ variants, vendor }: Product) =>
    variants[0]?.cod_available === 1 && variants[0].stock_quantity > 3 && vendor.shop_name !== FAR_SHOP
  near = await oneOf(shop, 'in_stock=1&limit=100&category=seeds', isBought)
  far = await oneOf(shop, 'in_stock=1&limit=100&category=irrigation', ({ vendor }) => vendor.shop_name === FAR_SHOP)
})

/** The last digit sends it. */
const showPin = (pin: string): Promise<void> => dialog.getByLabel('Pincode').fill(pin)
const add = async (product: Product): Promise<void> => {
  await open(page, `/product-details/${product.slug}`)
  await main.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await page.getByText('Product added to cart successfully').first().waitFor()
}

test('a guest gives her PIN once, a PIN that does not exist is refused, and every product says when it comes', async () => {
  phone.expects(/^404 \/(api\/pincode|pins\/areas)\//)
  await open(page, `/product-details/${near.slug}`)
  await main.getByRole('button', { name: 'When does it reach me?' }).click()
  await showPin('999999')
  await seen(dialog.getByText('No place in India has this PIN. Please check it.'))
  expect(await dialog.getByLabel('Pincode').inputValue()).toBe('999999')
  await showPin('422003')
  await expect.poll(() => dialog.count()).toBe(0)
  await seen(main.getByText(/^To 422003 by \w{3}\s\d{1,2}\s\w{3}, cash possible$/))
  await open(page, `/product-details/${far.slug}`)
  await seen(main.getByText('Not delivered to 422003'))
})

test('without network the promise stands, and another PIN is answered from the phone', async () => {
  await workerIsReady(page)
  await open(page, `/product-details/${far.slug}`)
  await expect.poll(() => isKept(page, `/product-details/${far.slug}`), LONG).toBe(true)
  proxy.fate = () => 'drop'
  await page.reload()
  await main.getByText('Not delivered to 422003').waitFor()
  await main.getByRole('button', { name: 'Change PIN' }).click()
  await showPin('192101')
  expect(await isKept(page, '/api/delivery-zones')).toBe(true)
  await seen(main.getByText(/^To 192101 by /))
  proxy.fate = () => 'pass'
})

test('what does not reach the address is said before the payment, refused by the shop, and set aside by a tap', async () => {
  phone.expects(/^409 \/api\/order\/create/)
  await signUp(page, FARMER)
  await logIn(page, FARMER)
  await add(near)
  await add(far)
  await addAddress(page, FARMER)
  await seen(main.getByText('1 item is not delivered to 411005'))
  await proceedToPayment(page)
  await main
    .getByText(/^To 411005 by /)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await seen(dialog.getByText(far.title))
  await seen(dialog.getByRole('button', { name: 'Choose another address' }))
  await dialog.getByRole('button', { name: 'Take it out of the order' }).click()
  await expect.poll(() => main.getByText(far.title).count()).toBe(0)
  await seen(main.getByText(near.title).first())
  expect(await ordersOf(shop, page)).toEqual([])
})

test('the same is bought again by a tap, and what was set aside is still to be had', async () => {
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL('**/order-history')
  await main.getByText(/^We saved your cart \(1 item\)/).waitFor()
  await showMore(page)
  await main.getByRole('button', { name: 'Buy again' }).click()
  await seen(page.getByRole('dialog', { name: 'Your cart' }).getByText(near.title).first())
})

test('goods go to the address just written, whatever PIN was given before', async () => {
  await open(page, `/product-details/${near.slug}`)
  await main.getByRole('button', { name: 'Change PIN' }).click()
  await showPin('422003')
  await seen(main.getByText(/^To 422003 by /))
  await addAddress(page, FARMER)
  await open(page, `/product-details/${near.slug}`)
  await seen(main.getByText(/^To 411005 by /))
})

test('a charge for delivery is named with the promise, without network too, and in cart, payment and order', async () => {
  await shop.admin('zones', 'set', String(near.vendor.id), '--pins', '411', '--days', '2-4', '--charge', '45.50')
  await open(page, `/product-details/${near.slug}`)
  const promised = () => main.getByText(/^To 411005 by /)
  await expect
    .poll(async () => {
      await page.reload()
      return promised().innerText()
    }, LONG)
    .toMatch(/\nDelivery ₹45\.50$/)
  await expect.poll(() => isKept(page, `/product-details/${near.slug}`), LONG).toBe(true)
  proxy.fate = () => 'drop'
  await page.reload()
  await expect.poll(() => promised().innerText(), LONG).toMatch(/\nDelivery ₹45\.50$/)
  proxy.fate = () => 'pass'

  await open(page, `/product-details/${near.slug}`)
  await main.getByRole('button', { name: 'Buy Now', exact: true }).click()
  await page.waitForURL(/\/address/)
  await proceedToPayment(page)
  const price = near.variants[0]?.selling_price ?? 0
  const summary = async () => (await main.innerText()).replaceAll(/\s+/g, ' ')
  const total = (price + 45.5).toLocaleString('en-IN', { minimumFractionDigits: 2 })
  await expect.poll(summary).toContain(`Delivery ₹45.50 To pay on delivery ₹${total}`)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL('**/order-history')
  await seen(main.getByText('₹45.50').first())
  const [item] = await ordersOf(shop, page)
  expect(item).toMatchObject({ total_price: price, delivery_charge: 45.5, cash_to_pay: price + 45.5 })
})
