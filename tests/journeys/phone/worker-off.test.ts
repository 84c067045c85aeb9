import { expect, test } from 'vitest'
import { journey } from '../support/journey.ts'
import { leftOnPhone } from '../support/outbox.ts'
import { FARMER, logIn, LONG, oneOf, open, signUp, workerIsReady } from '../support/steps.ts'

const { shop, phone } = await journey()

test('a broken worker is taken off the phones, and what the farmer has stays', async () => {
  phone.expects(/^401 \/api\//)
  const page = phone.page()
  const main = page.getByRole('main')
  await signUp(page, FARMER)
  await logIn(page, FARMER)
  await workerIsReady(page)
  await open(page, '/data-use')
  await main.getByRole('radio', { name: 'Always' }).check()
  const { slug } = await oneOf(shop, 'in_stock=1&limit=100', ({ variants }) => variants[0]?.cod_available === 1)
  await open(page, `/product-details/${slug}`)
  await main.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await page.getByRole('button', { name: 'Cart, 1 item' }).first().waitFor()
  // Until the next log-in this change waits.
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await fetch(`${shop.url}/api/auth/logout`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } })
  await main.getByRole('button', { name: 'Wishlist', exact: true }).first().click()
  await page.getByText('Log in again to send your changes.').waitFor()

  await shop.stop()
  shop.env['SERVICE_WORKER'] = 'off'
  await shop.start()
  const isFree = () =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined)
      // The page itself counts in this one what it fetches, and keeps the choice there.
      const others = (await caches.keys()).filter((name) => name !== 'data-use')
      return navigator.serviceWorker.controller === null && others.length === 0
    })
  await expect.poll(() => isFree().catch(() => false), LONG).toBe(true)
  await open(page, '/category/seeds')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await page.getByRole('button', { name: 'Cart, 1 item' }).first().waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token)
  expect(await leftOnPhone(page)).toEqual({ waiting: 1, dead: 0 })
  await open(page, '/data-use')
  await expect.poll(() => main.getByRole('radio', { name: 'Always' }).isChecked()).toBe(true)
})
