import { expect, test } from 'vitest'
import * as v from 'valibot'
import { calls } from '../../../src/contract/shop-calls.ts'
import { realJourney } from '../support/real-shop.ts'
import {
  LONG,
  addAddress,
  brokenPictures,
  isKept,
  logIn,
  loginOf,
  proceedToPayment,
  signUp,
  workerIsReady,
} from '../support/steps.ts'

const { shop, phone } = await realJourney()

/** What the server itself stores, fetched with the phone's token. */
const onServer = async (name: 'wishlist' | 'addresses' | 'orderHistory') => {
  const { token, id } = await loginOf(phone.page())
  const path = calls[name].path.replace(':userId', String(id))
  const answer = await fetch(`${shop.url}/api/${path}`, { headers: { Authorization: `Bearer ${token}` } })
  return v.parse(calls[name].answer, await answer.json()).data
}

test('a farmer browses, loses the network, comes back and orders with cash on delivery', async () => {
  const farmer = { name: 'Asha Patil', phone: '9822012345', email: 'asha@example.com', password: 'kharif-2026-soya' }
  const page = phone.page()
  await signUp(page, farmer)
  await logIn(page, farmer)
  await workerIsReady(page)

  // Browse a category and a product.
  await page.goto('/category/seeds')
  const category = page.getByRole('main')
  await category.getByRole('heading', { level: 1 }).waitFor()
  const productLink = category.locator('a[href^="/product-details/"]').first()
  const productPath = (await productLink.getAttribute('href')) ?? ''
  await productLink.click()
  await page.waitForURL(`**${productPath}`)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  const title = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText()
  await page
    .getByRole('button', { name: /^Cart.*1/ })
    .first()
    .waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Wishlist', exact: true }).first().click()
  await page.getByRole('main').getByRole('button', { name: 'In wishlist' }).first().waitFor()
  await expect.poll(() => onServer('wishlist'), LONG).toHaveLength(1)
  // A second visit to a page is what saves it for offline use.
  await page.reload()
  await page.goto('/category/seeds')
  await page.getByRole('main').locator('a[href^="/product-details/"]').first().waitFor()

  for (const path of [productPath, '/category/seeds']) await expect.poll(() => isKept(page, path), LONG).toBe(true)

  // The network goes.
  await shop.stop()
  await page.reload()
  await page.getByText('You are offline').waitFor()
  await page.getByRole('main').locator(`a[href="${productPath}"]`).first().waitFor()
  expect(await brokenPictures(page)).toEqual([])
  await page.goto(productPath)
  expect(await page.getByRole('main').getByRole('heading', { level: 1 }).innerText()).toBe(title)
  expect(await brokenPictures(page)).toEqual([])

  // Change the cart, unwish and wish, add an address.
  await page.getByRole('button', { name: /^Cart/ }).first().click()
  const cart = page.getByRole('dialog')
  await cart.getByRole('button', { name: 'Increase quantity' }).first().click()
  await cart.getByRole('button', { name: 'Close' }).click()
  await page
    .getByRole('button', { name: /^Cart.*2/ })
    .first()
    .waitFor()
  const heart = page.getByRole('main').getByRole('button', { name: 'In wishlist' }).first()
  await heart.click()
  await page.getByRole('main').getByRole('button', { name: 'Wishlist', exact: true }).first().click()
  await heart.waitFor()
  await addAddress(page, farmer)
  await page.getByText('Saved on this phone').first().waitFor()

  // The phone is put away, and taken out again where there is network.
  await phone.reopen()
  await shop.start()
  const again = phone.page()
  await again.goto('/')
  await again.getByText('You are offline').waitFor({ state: 'hidden' })
  await expect.poll(() => onServer('addresses'), LONG).toHaveLength(1)
  await expect.poll(() => onServer('wishlist'), LONG).toHaveLength(1)

  // Order with cash on delivery.
  await again
    .getByRole('button', { name: /^Cart.*2/ })
    .first()
    .click()
  await again.getByRole('dialog').getByRole('checkbox').check()
  await again.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click()
  await proceedToPayment(again)
  await again.getByRole('radio', { name: /Cash on delivery/ }).check()
  await again.getByRole('button', { name: 'Place Order' }).click()
  await again.waitForURL('**/order-history')
  await again.getByText('PLACED').first().waitFor()
  const [item, ...others] = v.parse(calls.orderHistory.answer.entries.data, await onServer('orderHistory'))
  expect(others).toEqual([])
  expect(item?.quantity).toBe(2)

  // The operator ships and delivers; the farmer sees it.
  await shop.admin('orders', 'ship', String(item?.order_item_id))
  await again.reload()
  await again.getByText('SHIPPED').first().waitFor()
  await shop.admin('orders', 'deliver', String(item?.order_item_id))
  await again.reload()
  await again.getByText('DELIVERED').first().waitFor()

  expect(phone.errors).toEqual([])
})
