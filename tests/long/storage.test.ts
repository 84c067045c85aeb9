import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { calls } from '../../src/contract/calls.ts'
import { openPhone } from '../journeys/support/phone.ts'
import type { Phone } from '../journeys/support/phone.ts'
import { openShop } from '../journeys/support/shop.ts'
import type { Shop } from '../journeys/support/shop.ts'
import { logIn, signUp, workerIsReady } from '../journeys/support/steps.ts'

let shop: Shop
let phone: Phone

beforeAll(async () => {
  shop = await openShop()
  await shop.start()
  phone = await openPhone(shop.url)
}, 180_000)
afterAll(async () => {
  await phone.dispose()
  await shop.dispose()
})

const FARMER = { name: 'Asha Patil', phone: '9822012345', email: 'asha@example.com', password: 'kharif-2026-soya' }
const BROWSED = 300
const BYTES_MAX = 80_000_000
const PICTURES_MAX = 300

const slugs = async (): Promise<string[]> => {
  const found: string[] = []
  for (let cursor: string | null = ''; cursor !== null && found.length < BROWSED;) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const answer = await fetch(`${shop.url}/api/products?limit=100${query}`)
    const page = v.parse(calls.products.answer, await answer.json())
    found.push(...page.data.map(({ slug }) => slug))
    cursor = page.meta.next_cursor
  }
  return found.slice(0, BROWSED)
}

test('300 products browsed take less than 80 MB, and push out neither cart nor wishlist nor what waits', async () => {
  const page = phone.page()
  const main = page.getByRole('main')
  await signUp(page, FARMER)
  await logIn(page, FARMER)
  await workerIsReady(page)
  await page.goto('/category/seeds')
  await main.locator('#products a[href^="/product-details/"]').first().press('Enter')
  await main.getByRole('button', { name: 'Wishlist', exact: true }).first().click()
  await main.getByRole('button', { name: 'In wishlist' }).first().waitFor()
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await page
    .getByRole('button', { name: /^Cart.*1/ })
    .first()
    .waitFor()
  // The log-in ends elsewhere, so the next change waits for a new one.
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await fetch(`${shop.url}/api/auth/logout`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } })
  await main.getByRole('button', { name: 'In wishlist' }).first().click()
  await page.getByText('Log in again, so that your changes are sent.').waitFor()

  const found = await slugs()
  expect(found).toHaveLength(BROWSED)
  for (const slug of found) {
    await page.goto(`/product-details/${slug}`)
    await main.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  }
  const stored = await page.evaluate(async () => {
    const { usage = 0 } = await navigator.storage.estimate()
    return { usage, pictures: (await (await caches.open('pictures')).keys()).length }
  })
  console.warn(`${BROWSED} products: ${Math.round(stored.usage / 1e6)} MB, ${stored.pictures} pictures`)
  expect(stored.usage).toBeLessThan(BYTES_MAX)
  expect(stored.pictures).toBeLessThanOrEqual(PICTURES_MAX)
  await page
    .getByRole('button', { name: /^Cart.*1/ })
    .first()
    .waitFor()
  await page.getByText('Log in again, so that your changes are sent.').waitFor()
  await page.getByRole('link', { name: 'Wishlist, 0 products' }).first().waitFor()
})
