import { expect, test } from 'vitest'
import { journey } from '../support/journey.ts'
import { addAddress, billTheSame, FARMER, logIn, oneOf, open, proceedToPayment, signUp } from '../support/steps.ts'

const { shop, phone } = await journey({ serviceWorkers: 'block' })

test('in a browser without IndexedDB the cart is filled, the shop says that it ends with the page, and orders are taken', async () => {
  const page = phone.page()
  const main = page.getByRole('main')
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }))
  const product = await oneOf(shop, 'in_stock=1&limit=50&category=hand-tools', ({ variants }) => variants.length === 1)
  await open(page, `/product-details/${product.slug}`)
  expect(await page.evaluate(() => typeof indexedDB)).toBe('undefined')
  await main.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await page.getByRole('button', { name: 'Cart, 1 item' }).first().click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await cart.getByRole('listitem').filter({ hasText: product.title }).waitFor()
  await cart.getByRole('button', { name: 'Increase quantity' }).click()
  await cart.getByText('Subtotal, 2 items').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('This browser saves nothing').first().waitFor()

  await signUp(page, FARMER)
  await logIn(page, FARMER)
  await addAddress(page, FARMER)
  await billTheSame(shop, page)
  await open(page, `/product-details/${product.slug}`)
  await main.getByRole('button', { name: 'Buy Now' }).click()
  await proceedToPayment(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL('**/order-history')
  await main.getByText('Your order is placed').waitFor()
})
