import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPhone } from './support/phone.ts'
import type { Phone } from './support/phone.ts'
import { openShop } from './support/shop.ts'
import type { Shop } from './support/shop.ts'
import { addAddress, logIn, proceedToPayment, signUp } from './support/steps.ts'

let shop: Shop
let phone: Phone

beforeAll(async () => {
  shop = await openShop()
  await shop.start()
  phone = await openPhone(shop.url)
})
afterAll(async () => {
  await phone.dispose()
  await shop.dispose()
})

/** From the category page to the payment page, with one thing in the cart. */
const goToPayment = async () => {
  const page = phone.page()
  await page.goto('/category/seeds')
  await page.getByRole('main').locator('a[href^="/product-details/"]').first().click()
  await page.waitForURL('**/product-details/**')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  const cart = page.getByRole('button', { name: /^Cart.*1/ }).first()
  await cart.click()
  await page.getByRole('dialog').getByRole('checkbox').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click()
  await page.waitForURL('**/address**')
}

/** Presses Pay again in a shop with the real provider, whose script does not come. Answers what the alert says. */
const pressWhereTheScriptIsMissing = async (): Promise<string> => {
  const REQUEST = '**/api/create-payment-request'
  const context = phone.context()
  await context.route(REQUEST, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...body, provider: 'razorpay', key_id: 'rzp_test_1' } })
  })
  await context.route('https://checkout.razorpay.com/**', (route) => route.abort())
  const alerted = new Promise<string>((resolve) => {
    phone.page().once('dialog', (alert) => {
      resolve(alert.message())
      void alert.accept()
    })
  })
  await phone.page().getByRole('button', { name: 'Pay again' }).click()
  const message = await alerted
  await context.unroute(REQUEST)
  return message
}

test('a farmer pays in advance: the window is closed, opened again on the same order, and the order is placed', async () => {
  const farmer = { name: 'Asha Patil', phone: '9822012346', email: 'asha@example.com', password: 'kharif-2026-soya' }
  const page = phone.page()
  await signUp(page, farmer)
  await logIn(page, farmer)
  await addAddress(page, farmer)
  await goToPayment()
  await page.getByLabel('My billing and delivery Address are the same').check()
  await proceedToPayment(page)
  await page.getByRole('radio', { name: /^Prepaid/ }).check()
  await page.getByRole('button', { name: 'Pay Now' }).click()

  // The window is closed without paying.
  const window = page.getByRole('dialog', { name: 'Payment simulator' })
  await window.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Payment process was cancelled. Please try again.').first().waitFor()
  await page.getByRole('button', { name: 'Pay again' }).waitFor()
  expect(await page.getByRole('button', { name: /^Cart.*1/ }).count()).toBeGreaterThan(0)

  // After a reload it is still the same order that is paid: first the bank refuses, then it does not.
  await page.reload()
  await page.getByRole('radio', { name: /^Prepaid/ }).check()
  await page.getByRole('button', { name: 'Pay again' }).click()
  await window.getByRole('button', { name: 'Fail' }).click()
  await window.getByRole('alert').waitFor()
  await window.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL('**/order-history')
  await page.getByText('PLACED', { exact: true }).first().waitFor()
  expect(await page.getByRole('main').getByRole('article').count()).toBe(1)
  expect(await page.getByRole('button', { name: /^Cart.*1/ }).count()).toBe(0)
  expect(await shop.admin('orders', 'list')).toMatchObject([{ payment_method: 'p', item_status: 'placed' }])

  // An order that waits for its payment is paid from the history too.
  await goToPayment()
  await proceedToPayment(page)
  await page.getByRole('radio', { name: /^Prepaid/ }).check()
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await window.waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pay again' }).waitFor()
  await page.goto('/order-history')
  await page.getByText('PAYMENT PENDING').waitFor()
  expect(await pressWhereTheScriptIsMissing()).toBe('Razorpay SDK failed to load. Are you online?')
  await page.getByRole('button', { name: 'Pay again' }).click()
  await window.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByText('PAYMENT PENDING').waitFor({ state: 'detached' })
  expect(await page.getByText('PLACED', { exact: true }).count()).toBe(2)
  await page.getByRole('button', { name: /^Cart.*1/ }).waitFor({ state: 'detached' })

  expect(phone.errors).toEqual([])
})
