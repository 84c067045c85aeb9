import { expect, test } from 'vitest'
import { paise } from '../../../src/contract/money.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { openGateway } from '../support/codes.ts'
import { openProvider } from '../support/provider.ts'
import { realSettings } from '../support/real-shop.ts'
import { addAddress, FARMER, logIn, oneOf, open, proceedToPayment, signUp } from '../support/steps.ts'

/** Paying in advance where there is no simulator: in production, through the provider's SDK and script. */

const provider = await openProvider()
const settings = { ...realSettings(await openGateway()), ...provider.settings() }
const shop = await ownShop(() => settings)
const phone = await ownPhone(shop.url)
const page = phone.page()

test('in production an order in advance is paid at the provider once, for what it costs, and is placed', async () => {
  await provider.payOn(phone, settings['RAZORPAY_KEY_SECRET'] ?? '')
  const product = await oneOf(shop, 'in_stock=1&limit=100', ({ variants }) => variants.length === 1)
  await signUp(page, FARMER)
  await logIn(page, FARMER)
  await addAddress(page, FARMER)
  await open(page, `/product-details/${product.slug}`)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await proceedToPayment(page)
  await page.getByRole('radio', { name: /^Prepaid/ }).check()
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await page.waitForURL('**/order-history**')
  await page.getByText('PLACED', { exact: true }).first().waitFor()
  expect(provider.orders).toMatchObject([{ amount: paise(product.variants[0]?.selling_price ?? 0) }])
  expect(await shop.admin('orders', 'list')).toMatchObject([{ payment_method: 'p', item_status: 'placed' }])
})
