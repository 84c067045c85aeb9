import { expect, test } from 'vitest'
import type { Product } from '../../../src/contract/entities.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { layoutFaults } from '../support/looks/layout-faults.ts'
import { MOBILE } from '../support/phone.ts'
import {
  addAddress,
  FARMER,
  isKept,
  isOfferedOnce,
  logIn,
  open,
  proceedToPayment,
  productsOf,
  signUp,
  workerIsReady,
} from '../support/steps.ts'

/** The shop's settings reach every screen of the phone. */

const LINKS = [
  'tel:+918000012345',
  'https://wa.me/919822012399',
  'mailto:orders.and.complaints@west-maharashtra-farm-goods.example',
]

const shop = await ownShop(() => ({
  SHOP_ADDRESS: 'Farm Goods, Market Yard, Pune 411037',
  SHOP_PHONE: '+91 80000 12345',
  SHOP_WHATSAPP: '98220 12399',
  SHOP_EMAIL: 'orders.and.complaints@west-maharashtra-farm-goods.example',
  SHOP_YOUTUBE: 'https://www.youtube.com/@farm-goods',
  ORDER_PIECES_MAX: '3',
}))
const findPlenty = async (): Promise<Product> => {
  for (const product of await productsOf(shop, 'in_stock=1&limit=100')) {
    const [pack, more] = product.variants
    if (pack && !more && pack.cod_available === 1 && pack.stock_quantity > 9 && (await isOfferedOnce(shop, product)))
      return product
  }
  throw new Error('Nothing is there in plenty')
}
const plenty = await findPlenty()
const phone = await ownPhone(shop.url)
const page = phone.page()
const footer = page.getByRole('contentinfo')
const cart = page.getByRole('dialog', { name: 'Your cart' })
const increase = cart.getByRole('button', { name: 'Increase quantity' })

test('with every contact set, all of a product page is as wide as a small phone', async () => {
  await open(page, `/product-details/${plenty.slug}`)
  await page.getByRole('main').locator('a[href^="mailto:"]').scrollIntoViewIfNeeded()
  for (const width of [320, MOBILE.width]) {
    await page.setViewportSize({ ...MOBILE, width })
    expect(await layoutFaults(page), `${width} px`).toEqual([])
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click({ trial: true })
  }
})

let isKnown = false
/** Signed up and logged in, whichever test runs first. */
const beFarmer = async () => {
  if (isKnown) return
  await signUp(page, FARMER)
  await logIn(page, FARMER)
  isKnown = true
}
/** As many in the cart as one order takes. */
const haveThree = async () => {
  await open(page, `/product-details/${plenty.slug}`)
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true }).first()
  const three = page.getByRole('button', { name: 'Cart, 3 items' }).last()
  const addOne = async (): Promise<boolean> => {
    if (!(await three.isVisible())) await add.click()
    return three.isVisible()
  }
  await expect.poll(addOne, { interval: 1_000 }).toBe(true)
}

const linksOf = () => footer.locator('address a').evaluateAll((links) => links.map((a) => a.getAttribute('href')))

test('a search without a find offers a call', async () => {
  await page.goto('/search?q=qqqzzzqqq')
  const call = page.getByRole('main').getByRole('link', { name: 'Call us: +91 80000 12345' })
  expect(await call.getAttribute('href')).toBe('tel:+918000012345')
})

test('of the sites where a shop may have a page the footer names those that are set, as links', async () => {
  await open(page, '/about')
  await footer.getByRole('button', { name: 'Contact', exact: true }).click()
  const sites = footer.getByRole('list', { name: 'Follow us' })
  await sites.waitFor()
  const links = await sites.getByRole('listitem').evaluateAll((all) => all.map((one) => one.innerHTML))
  expect(links).toHaveLength(1)
  expect(await sites.getByRole('link', { name: 'YouTube' }).getAttribute('href')).toBe(
    'https://www.youtube.com/@farm-goods',
  )
})

test('address, phone, WhatsApp and email of the shop stand in the footer and on the policies, without network too', async () => {
  await open(page, '/privacy-policy')
  expect(await linksOf()).toEqual(LINKS)
  for (const href of LINKS) await page.getByRole('main').locator(`a[href="${href}"]`).waitFor()
  await footer.getByRole('button', { name: 'Contact', exact: true }).click()
  for (const text of ['Farm Goods, Market Yard, Pune 411037', '+91 80000 12345', 'WhatsApp 98220 12399'])
    await footer.getByText(text, { exact: true }).waitFor()
  await workerIsReady(page)
  await expect.poll(() => isKept(page, '/privacy-policy')).toBe(true)
  await shop.stop()
  // The server has rendered the one; the other is drawn by the phone alone.
  for (const path of ['/privacy-policy', '/waiting']) {
    await open(page, path)
    expect(await linksOf(), path).toEqual(LINKS)
  }
  await shop.start()
})

test('the cart stops at what the shop sells in one order and says so, without network too', async () => {
  await open(page, `/product-details/${plenty.slug}`)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  await page.getByText('Product added to cart successfully').first().waitFor()
  await workerIsReady(page)
  await shop.stop()
  await open(page, '/waiting')
  await page.getByRole('button', { name: /^Cart/ }).last().click()
  for (const pieces of [2, 3]) {
    await increase.click()
    await cart.getByText(`Subtotal, ${pieces} items`).waitFor()
  }
  await cart.getByText('At most 3 in one order').waitFor()
  expect(await increase.isDisabled()).toBe(true)
  expect(await cart.getByText(/^Only/).count()).toBe(0)
  await shop.start()
})

test('a wish that the cart cannot take says why and stays a wish', async () => {
  const most = page.getByRole('alert').getByText('At most 3 in one order')
  await beFarmer()
  await haveThree()
  await open(page, `/product-details/${plenty.slug}`)
  await page.getByRole('main').getByRole('button', { name: 'Wishlist', exact: true }).first().click()
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  await most.waitFor()
  await open(page, '/wishlist')
  await page.getByRole('button', { name: 'MOVE TO CART' }).click()
  await most.waitFor()
  await page.getByRole('article').getByText(plenty.title).waitFor()
  await page.getByRole('button', { name: 'Cart, 3 items' }).last().waitFor()
})

test('an order refused because the shop now sells fewer at once leads to the cart, which holds what can be had', async () => {
  await beFarmer()
  await haveThree()
  phone.expects(/^409 \/api\/order\/create$/)
  await addAddress(page, FARMER)
  await proceedToPayment(page)
  await page.getByRole('radio', { name: /Cash on delivery/ }).check()
  await shop.stop()
  shop.env['ORDER_PIECES_MAX'] = '2'
  await shop.start()
  await page.getByRole('button', { name: 'Place Order' }).click()
  const refused = page.getByRole('dialog', { name: 'The order was not placed' })
  await refused.getByText('At most 2 in one order').waitFor()
  await refused.getByRole('button', { name: 'Change my cart' }).click()
  await cart.getByText('Subtotal, 2 items').waitFor()
  await cart.getByText('At most 2 in one order').waitFor()
  expect(await increase.isDisabled()).toBe(true)
  await cart.getByRole('button', { name: 'Decrease quantity' }).click()
  await increase.click()
  await cart.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL('**/order-history')
})
