import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { calls } from '../../../src/contract/shop-calls.ts'
import { journey } from '../support/journey.ts'
import { isKept, LONG, open, workerIsReady } from '../support/steps.ts'

const { shop, phone } = await journey()
const page = phone.page()
const main = page.getByRole('main')

const totalOf = async (category: string): Promise<number> => {
  const answer = await fetch(`${shop.url}/api/products?category=${category}&limit=1`)
  return v.parse(calls.products.answer, await answer.json()).meta.total
}
/** Survives as long as the document does. */
const mark = (on: Page) => on.evaluate(() => void Object.assign(window, { marked: true }))
const isMarked = (on: Page) => on.evaluate(() => 'marked' in window)

test('a list of what the phone knows says so, and is whole again when the shop is back', async () => {
  await open(page, '/')
  await workerIsReady(page)
  const categories = main.locator('a[href^="/category/"]')
  const known = await main.getByRole('article').locator('a[href^="/product-details/"]').count()
  expect(known).toBeGreaterThan(0)
  // The rendered home page and all it names is cached on this phone, and no category is.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/', { ignoreVary: true })) !== undefined), LONG)
    .toBe(true)
  const total = await totalOf('seeds')
  await shop.stop()
  await categories.and(page.locator('[href="/category/seeds"]')).first().press('Enter')
  await page.waitForURL('**/category/seeds')
  const count = main.locator('#products').getByRole('status').first()
  await expect.poll(() => count.innerText(), LONG).toMatch(/^\d+ products? on this phone$/)
  await expect.poll(() => main.getByText(/^Error:/).count()).toBe(0)
  await shop.start()
  await expect.poll(() => count.innerText(), LONG).toBe(`${total} products`)
})

test('a connection that brings nothing shows its face once, without loading the page anew', async () => {
  await open(page, '/category/hand-tools')
  const link = main.locator('#products a[href^="/product-details/"]').last()
  await link.waitFor()
  await mark(page)
  shop.freeze()
  await link.press('Enter')
  await main.getByRole('button', { name: 'Try again' }).first().waitFor()
  expect(await isMarked(page)).toBe(true)
  await expect.poll(() => main.getByRole('button', { name: 'Try again' }).count()).toBe(1)
  expect(await isMarked(page)).toBe(true)
  shop.thaw()
})

test('where there is a link and only the shop is silent the strip says so; without a link it blames nobody', async () => {
  const strip = page.getByRole('status').filter({ hasText: 'You are offline' })
  const silent = strip.getByText('The shop does not answer. Prices')
  await open(page, '/')
  await workerIsReady(page)
  await expect.poll(() => isKept(page, '/'), LONG).toBe(true)
  await shop.stop()
  await page.reload()
  await silent.waitFor()
  await phone.context().setOffline(true)
  await strip.getByText(/^Prices/).waitFor()
  expect(await silent.count()).toBe(0)
  await phone.context().setOffline(false)
  await silent.waitFor()
  await shop.start()
  await strip.waitFor({ state: 'detached', timeout: LONG.timeout })
})
