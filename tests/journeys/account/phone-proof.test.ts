import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messageJourney, ownPhone } from '../support/journey.ts'
import { addAddress, logIn, LONG, oneOf, open, proceedToPayment, signUp, type Farmer } from '../support/steps.ts'

/** A number that nobody has shown to be hers: what is sent to it, and where it is confirmed. */

const FARMER = { name: 'Asha Pawar', phone: '9822054377', email: 'asha@example.com', password: 'kharif-2026-tur' }

const { gateway, shop, phone } = await messageJourney()
const page = phone.page()
const otherPhone = await ownPhone(shop.url)
const main = page.getByRole('main')
const offer = main.getByRole('button', { name: 'Confirm number' })
const code = main.getByRole('textbox', { name: 'Code' })

/** From a product to the press that orders it in cash. */
const buy = async (on: Page): Promise<void> => {
  const product = await oneOf(shop, 'in_stock=1&limit=50&category=hand-tools', ({ variants }) => variants.length === 1)
  await open(on, `/product-details/${product.slug}`)
  await on.getByRole('main').getByRole('button', { name: 'Buy Now' }).click()
  await proceedToPayment(on)
  await on.getByRole('button', { name: 'Place Order' }).click()
}
const begin = async (on: Page, farmer: Farmer): Promise<void> => {
  await signUp(on, farmer)
  await logIn(on, farmer)
  await addAddress(on, farmer)
  await buy(on)
}
const placedNews = (farmer: Farmer): number =>
  gateway.messagesTo(farmer.phone).filter((text) => text.includes('is placed')).length

test('the confirmation of an order offers to confirm the number, and news goes there from then on', async () => {
  await begin(page, FARMER)
  await page.waitForURL('**/order-history')
  await main
    .getByText(`We send news of your orders to ${FARMER.phone} once you have confirmed it with a code.`)
    .waitFor()

  await offer.click()
  phone.expects(/^401 \/api\/account\/phone-proven$/)
  await code.waitFor()
  const sent = await gateway.codeFor(FARMER.phone)
  await code.fill(sent === '000000' ? '111111' : '000000')
  await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
  await code.fill(sent)
  await page.getByText('Your phone number is confirmed').first().waitFor()
  await offer.waitFor({ state: 'detached' })

  expect(placedNews(FARMER)).toBe(0)
  await buy(page)
  await page.waitForURL('**/order-history')
  await expect.poll(() => placedNews(FARMER), LONG).toBe(1)
  await main.getByRole('button', { name: 'Tell me on this phone' }).waitFor()
  expect(await offer.count()).toBe(0)
})

test('a shop that asks for it takes an order in cash once the number is confirmed on the spot', async () => {
  const BEFORE_CASH = { ...FARMER, phone: '9822054388', email: 'asha2@example.com' }
  shop.env['CASH_NEEDS_PROVEN_PHONE'] = 'on'
  await shop.stop()
  await shop.start()
  const other = otherPhone.page()
  otherPhone.expects(/^\d+ \/api\/order\/create$/)
  await begin(other, BEFORE_CASH)
  const dialog = other.getByRole('dialog', { name: 'Confirm number' })
  await dialog.getByText('Confirm your phone number with a code first, then order in cash').waitFor()
  await dialog.getByRole('button', { name: 'Confirm number' }).click()
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await gateway.codeFor(BEFORE_CASH.phone))
  await other.waitForURL('**/order-history')
  await expect.poll(() => placedNews(BEFORE_CASH), LONG).toBe(1)
})
