import { expect, test } from 'vitest'
import * as v from 'valibot'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { calls } from '../../../src/contract/shop-calls.ts'
import { journey } from '../support/journey.ts'
import {
  addAddress,
  FARMER,
  isKept,
  logIn,
  loginOf,
  LONG,
  oneOf,
  open,
  proceedToPayment,
  signUp,
  workerIsReady,
} from '../support/steps.ts'

/** What is open or unsent when the farmer changes her mind, or leaves. */

const { shop, phone } = await journey()
const page = phone.page()
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const plough = await oneOf(shop, 'in_stock=1&limit=100', ({ variants }) => variants[0]?.cod_available === 1)
const product = `/product-details/${plough.slug}`

test('an order that never left is shown on Home, in the cart and with what waits, and can be given up for good', async () => {
  const context = phone.context()
  await signUp(page, FARMER)
  await logIn(page, FARMER)
  await open(page, product)
  await main.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await page.getByText('Product added to cart successfully').first().waitFor()
  await addAddress(page, FARMER)
  await proceedToPayment(page)
  await page.getByRole('radio', { name: /Cash on delivery/ }).check()
  await context.route('**/api/order/create', (route) => route.abort())
  await context.route('**/api/order/attempt/**', (route) => route.abort())
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/order/create'),
    page.getByRole('button', { name: 'Place Order' }).click(),
  ])
  const notice = page.getByRole('region', { name: 'An order is not confirmed' })
  await notice.waitFor()
  await context.unroute('**/api/order/create')
  await open(page, '/waiting')
  await notice.waitFor()
  await page.getByRole('button', { name: /^Cart/ }).last().click()
  await dialog.getByRole('heading', { name: 'An order is not confirmed' }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await open(page, '/')
  await notice.getByText(plough.title).waitFor()

  const giveUp = main.getByRole('button', { name: 'Give up' })
  await giveUp.click()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await notice.waitFor()
  await giveUp.click()
  await dialog.getByText('It will not be placed. Your cart stays on this phone.').waitFor()
  await dialog.getByRole('button', { name: 'Give up' }).click()
  await main.getByText('Your order was not placed. Nothing was bought.').waitFor()
  await main.getByRole('button', { name: 'OK', exact: true }).click()
  await notice.waitFor({ state: 'detached' })
  await context.unroute('**/api/order/attempt/**')

  // A copy that comes late all the same.
  const { 'content-length': _, ...headers } = await sent.allHeaders()
  const known = Object.entries(headers).filter(([name]) => !name.startsWith(':') && name !== 'host')
  const late = await fetch(sent.url(), {
    method: 'POST',
    headers: Object.fromEntries(known),
    body: sent.postData() ?? '',
  })
  expect([late.status, await late.json()]).toMatchObject([409, { code: 'GIVEN_UP' }])
  expect(v.parse(staffCalls.orders.answer.entries.data, await shop.admin('orders', 'list'))).toEqual([])
  await page
    .getByRole('button', { name: /^Cart, 1 item/ })
    .last()
    .waitFor()
})

test('a log-out without network asks what becomes of an unsent wish; kept, it is sent after the next log-in', async () => {
  const wishes = async () => {
    const { token } = await loginOf(page)
    const answer = await fetch(`${shop.url}/api/wishlist/get-wishlist-items`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    return v.parse(calls.wishlist.answer, await answer.json()).data
  }
  const askToLogOut = async () => {
    await page.getByRole('button', { name: 'You' }).click()
    await dialog.getByRole('button', { name: 'Logout' }).click()
    await dialog.getByText('1 change has not been sent yet').waitFor()
  }
  await workerIsReady(page)
  await open(page, product)
  await expect.poll(() => isKept(page, product), LONG).toBe(true)
  // The worker does not always take part in the browser's own offline mode.
  await shop.stop()
  await phone.context().setOffline(true)
  await main.getByRole('button', { name: 'Wishlist', exact: true }).first().click()
  await main.getByRole('button', { name: 'In wishlist' }).first().waitFor()
  await askToLogOut()
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await dialog.getByText('Nothing was sent: the shop does not answer. You are still logged in.').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect((await loginOf(page)).token).not.toBe('')
  await askToLogOut()
  await dialog.getByRole('button', { name: 'Keep for my next log-in' }).click()
  await page.getByText('You are logged out. Your cart stays on this phone.').waitFor()
  expect((await loginOf(page)).token).toBe('')
  await shop.start()
  await phone.context().setOffline(false)
  await logIn(page, FARMER)
  await expect.poll(wishes, LONG).toMatchObject([{ product_id: plough.product_id }])
})
