import { expect, test } from 'vitest'
import * as v from 'valibot'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { journey } from '../support/journey.ts'
import { LONG, addAddress, logIn, proceedToPayment, signUp } from '../support/steps.ts'
import { keeps } from '../../support/keeps.ts'

const { shop, phone } = await journey()

/** From the category page on the way to the payment, with one thing in the cart. */
const goToPayment = async () => {
  const page = phone.page()
  await page.goto('/category/seeds')
  await page.getByRole('main').locator('a[href^="/product-details/"]').first().click()
  await page.waitForURL('**/product-details/**')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  const cart = page.getByRole('button', { name: /^Cart.*1/ }).first()
  await cart.click()
  await page.getByRole('dialog').getByRole('checkbox').check()
  // Who has both addresses is led past them.
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click()
}

/** Presses Pay again in a shop with the real provider, whose script does not load. Returns the alert's text. */
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
  await proceedToPayment(page)
  await page.getByRole('radio', { name: /^Prepaid/ }).check()
  await page.getByRole('button', { name: 'Pay Now' }).click()

  // The window is closed without paying.
  const window = page.getByRole('dialog', { name: 'Payment simulator' })
  await keeps('4/prepaid', async () => {
    await expect.poll(() => window.count()).toBe(1)
  })
  await window.getByRole('button', { name: 'Close' }).click()
  await keeps('8/dismissed', async () => {
    await page.getByText('Payment process was cancelled. Please try again.').first().waitFor()
    await page.getByRole('button', { name: 'Pay again' }).waitFor()
    // A phone shows no way to the cart here.
    const cart = page.getByRole('button', { name: /^Cart.*1/, includeHidden: true })
    await expect.poll(() => cart.count()).toBeGreaterThan(0)
  })

  // After a reload it is still the same order that is paid: first the bank refuses, then it does not.
  await page.reload()
  await page.getByRole('radio', { name: /^Prepaid/ }).check()
  await page.getByRole('button', { name: 'Pay again' }).click()
  await window.getByRole('button', { name: 'Fail' }).click()
  await window.getByRole('alert').waitFor()
  await window.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL('**/order-history')
  await page.getByText('PLACED', { exact: true }).first().waitFor()
  await keeps('4/prepaid', async () => {
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(1)
    await expect.poll(() => page.getByRole('button', { name: /^Cart.*1/ }).count()).toBe(0)
    expect(await shop.admin('orders', 'list')).toMatchObject([{ payment_method: 'p', item_status: 'placed' }])
  })

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
  await keeps('8/no-script', async () =>
    expect(await pressWhereTheScriptIsMissing()).toBe('Razorpay SDK failed to load. Are you online?'),
  )
  await page.getByRole('button', { name: 'Pay again' }).click()
  await window.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByText('PAYMENT PENDING').waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('PLACED', { exact: true }).count()).toBe(2)
  await page.getByRole('button', { name: /^Cart.*1/ }).waitFor({ state: 'detached' })

  expect(phone.errors).toEqual([])
})

/** The provider's script, as far as a farmer who closes its window sees it. */
const CLOSED_AT_ONCE = 'window.Razorpay = class { constructor(o) { this.o = o } open() { this.o.modal.ondismiss() } }'

test('a lost answer, a request and a verification that fail are told, and it stays one order', async () => {
  phone.expects(/^(500|409) \/api\/create-payment-request$/, /^422 \/api\/verify-payment$/)
  const page = phone.page()
  const context = phone.context()
  const press = (name: string) => page.getByRole('button', { name }).click()
  const before = v.parse(staffCalls.orders.answer.entries.data, await shop.admin('orders', 'list')).length
  await goToPayment()
  await proceedToPayment(page)
  await page.getByRole('radio', { name: /^Prepaid/ }).check()

  // The order arrives, its answer does not.
  await context.route('**/api/order/create', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await context.route('**/api/order/attempt/**', (route) => route.abort())
  await press('Pay Now')
  await page.getByText('We could not confirm your order. Tap to check.').first().waitFor()
  expect(await page.getByText(/Server error|^Loading/).count()).toBe(0)
  await page.goto('/')
  await page.getByRole('heading', { name: 'An order is not confirmed' }).waitFor()
  await page.goBack()
  await context.unroute('**/api/order/create')
  await context.unroute('**/api/order/attempt/**')

  // The page itself asks for the outcome. The provider cannot be asked.
  await context.route('**/api/create-payment-request', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('radio', { name: /^Prepaid/ }).check()
  await press('Pay again')
  await keeps('8/request-failed', async () => {
    await expect.poll(() => page.getByText('Payment could not be processed. Please try again later.').count()).toBe(1)
  })
  await context.unroute('**/api/create-payment-request')

  // The provider's own window is fetched when it is needed, and closed.
  await context.route('**/api/create-payment-request', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...body, provider: 'razorpay', key_id: 'rzp_test_1' } })
  })
  await context.unroute('https://checkout.razorpay.com/**')
  await context.route('https://checkout.razorpay.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: CLOSED_AT_ONCE }),
  )
  await press('Pay again')
  await page.getByText('Payment process was cancelled. Please try again.').waitFor()
  await context.unroute('**/api/create-payment-request')

  // It is paid, but the signature is spoilt on its way; the provider's own report places the order all the same.
  await context.route('**/api/verify-payment', (route) => {
    const body = route.request().postDataJSON() as { razorpay_signature: string }
    const razorpay_signature = [...body.razorpay_signature].toReversed().join('')
    return route.continue({ postData: JSON.stringify({ ...body, razorpay_signature }) })
  })
  await press('Pay again')
  await page
    .getByRole('dialog', { name: 'Payment simulator' })
    .getByRole('button', { name: 'Pay', exact: true })
    .click()
  await keeps('8/verification-failed', async () => {
    await expect.poll(() => page.getByText('An error occurred during payment verification.').count()).toBe(1)
  })
  const orders = async () => v.parse(staffCalls.orders.answer.entries.data, await shop.admin('orders', 'list'))
  await expect
    .poll(async () => (await orders()).map(({ item_status }) => item_status), LONG)
    .toEqual(Array(before + 1).fill('placed'))

  // The general words stand, and the shop's own follow.
  await press('Pay again')
  await page
    .getByText('Payment could not be processed. Please try again later. This order can no longer be paid')
    .waitFor()
})
