import { expect, test } from 'vitest'
import { ownPhone, ownShop } from '../support/journey.ts'

/** A desk whose code is still on its way. */

test('a first visit reads the log-in before the code has come; a number sent early is sent by it', async () => {
  const shop = await ownShop()
  const page = (await ownPhone(shop.url, { serviceWorkers: 'block' })).page()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/desk/assets/desk-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/desk/', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: 'Log in at the desk' }).waitFor()
  await main.getByLabel('Phone number').fill('9822054321')
  await main.getByRole('button', { name: 'Send me a code' }).click()
  expect(new URL(page.url()).search).toBe('')
  release()
  await main.getByText('If 9822054321 belongs to a shop’s staff, a code is on its way.').waitFor()
})
