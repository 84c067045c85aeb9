import { expect, test } from 'vitest'
import { spoiltJourney } from '../support/journey.ts'
import { addAddress, FARMER, logIn, oneOf, open, ordersOf, proceedToPayment, seen, signUp } from '../support/steps.ts'

const { shop, proxy, phone } = await spoiltJourney()
const page = phone.page()
const main = page.getByRole('main')
const confirmation = main.getByRole('region', { name: 'Your order is placed' })

test('an order whose answer was lost is confirmed once, at the head of the history, until it is put away', async () => {
  const goods = await oneOf(
    shop,
    'in_stock=1&limit=100&category=seeds',
    ({ variants: [pack] }) => pack?.cod_available === 1,
  )
  await signUp(page, FARMER)
  await logIn(page, FARMER)
  await open(page, `/product-details/${goods.slug}`)
  await main.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await page.getByText('Product added to cart successfully').first().waitFor()
  await addAddress(page, FARMER)
  await proceedToPayment(page)
  proxy.fate = ({ method, path }) => (method === 'POST' && path.endsWith('/order/create') ? 'lose' : 'pass')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL('**/order-history', { timeout: 60_000 })
  proxy.fate = () => 'pass'
  const [item, ...others] = await ordersOf(shop, page)
  expect(others).toEqual([])
  await seen(confirmation.getByText(`Order ${item?.order_id}`))
  await seen(confirmation.getByText(/^Keep ₹[\d,.]+ ready in cash$/))
  await seen(confirmation.getByText(/^Delivery by \w{3}\s\d{1,2}\s\w{3}$/))
  await page.reload()
  await seen(confirmation)
  await main.getByRole('heading', { name: `Order ${item?.order_id}` }).waitFor()
  await main.getByText(`From ${goods.vendor.shop_name}`).waitFor()
  await main.getByText(/^Pay ₹[\d,.]+ in cash$/).waitFor()
  await confirmation.getByRole('button', { name: 'OK' }).click()
  await confirmation.waitFor({ state: 'hidden' })
  await page.reload()
  await seen(main.getByRole('heading', { name: `Order ${item?.order_id}` }))
  expect(await confirmation.count()).toBe(0)
})
