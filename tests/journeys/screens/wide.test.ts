import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openCustomer } from '../support/desk-steps.ts'
import { journey } from '../support/journey.ts'
import { DESK, MOBILE } from '../support/phone.ts'
import { shiftsOf } from '../support/shifts.ts'
import { FARMER, logIn, open, proceedToPayment, productsOf } from '../support/steps.ts'

/** What a screen of 1,280 px shows beside each other. */

/** So little may move while a page comes. */
const CLS = 0.005

const { shop, phone } = await journey({ viewport: DESK, serviceWorkers: 'block' })
const page = phone.page()
const main = page.getByRole('main')
const cards = main.getByRole('region', { name: 'Products' }).getByRole('article')

const boxOf = async (shown: Locator) => {
  const box = await shown.first().boundingBox()
  if (box === null) throw new Error('It is not shown')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

describe('a list', () => {
  test('has four cards a row beside its filters, which narrow it', async () => {
    await open(page, '/category/seeds')
    const crops = main.getByRole('group', { name: 'Crop' })
    await crops.waitFor()
    const tops = await cards.evaluateAll((all) => all.slice(0, 5).map((card) => card.getBoundingClientRect().top))
    expect(new Set(tops.slice(0, 4)).size).toBe(1)
    expect(tops[4]).toBeGreaterThan(tops[0] ?? 0)
    expect((await boxOf(crops)).right).toBeLessThan((await boxOf(cards)).x)
    await crops.getByRole('link', { name: /^Wheat/ }).click()
    await page.waitForURL('**crop=wheat*')
    await expect.poll(() => crops.locator('[aria-current=true]').innerText()).toMatch(/^Wheat/)
  })

  test.each(['/category/seeds', '/search?q=gloves'])('nothing on %s moves when they come', async (path) => {
    await open(page, path)
    await main.getByRole('group', { name: 'Price', exact: true }).waitFor()
    expect(await shiftsOf(page)).toBeLessThanOrEqual(CLS)
  })

  test('a phone has chips for them, and no code of theirs', async () => {
    await page.setViewportSize(MOBILE)
    await open(page, '/category/seeds')
    await main.getByRole('button', { name: /^Crop/ }).waitFor()
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(loaded.filter((name) => name.includes('FilterPanel'))).toEqual([])
    await page.setViewportSize(DESK)
  })
})

test('the facts of a product stand beside what its seller says, and the whole width is used', async () => {
  const [{ slug } = { slug: '' }] = await productsOf(shop, 'limit=1&category=fertilisers')
  await open(page, `/product-details/${slug}`)
  const facts = await boxOf(main.getByRole('region', { name: 'Product facts' }))
  const words = await boxOf(main.getByRole('region', { name: 'Product details' }))
  expect(words.x).toBeGreaterThan(facts.right)
  expect(Math.abs(words.y - facts.y)).toBeLessThan(48)
  expect(words.right - facts.x).toBeGreaterThan(1100)
})

test('a choice of a filter under the mouse moves nothing, and does not look chosen', async () => {
  await open(page, '/category/seeds')
  const choice = main.getByRole('group', { name: 'Crop' }).getByRole('link', { name: /^Wheat/ })
  await choice.waitFor()
  const look = () => choice.evaluate((link) => getComputedStyle(link).backgroundColor)
  const [ground, box] = [await look(), await boxOf(choice)]
  await choice.hover()
  expect([await look(), await boxOf(choice)]).toEqual([ground, box])
})

describe.each([
  ['a desk', DESK],
  ['a phone', MOBILE],
])('on %s', (_, viewport) => {
  test('what is told stands below the header, and covers none of it', async () => {
    await page.setViewportSize(viewport)
    await open(page, '/search?q=gloves')
    await cards
      .first()
      .getByRole('button', { name: /Wishlist/i })
      .click()
    // Who is not logged in is led there meanwhile, below another header.
    await page.waitForURL('**/login')
    const toast = page.locator('[popover] > *')
    const below = async () => (await boxOf(toast)).y - (await boxOf(page.getByRole('banner'))).bottom
    await expect.poll(below).toBeGreaterThanOrEqual(0)
    await open(page, '/')
    await page.setViewportSize(DESK)
  })
})

describe('whoever buys', () => {
  beforeAll(async () => {
    await openCustomer(shop, FARMER)
    await logIn(page, FARMER)
    await open(page, '/search?q=shovel')
    await cards
      .first()
      .getByRole('button', { name: /^Add to cart/ })
      .click()
    await page.getByText('Product added to cart successfully').first().waitFor()
  })

  test('sees the order beside the addresses and beside the payment, with the way on in it', async () => {
    await open(page, '/address')
    const order = main.getByRole('heading', { name: 'Your order' })
    const proceed = main.getByRole('button', { name: 'Proceed to Payment' })
    await proceed.waitFor()
    const address = await boxOf(main.getByRole('region', { name: 'Delivery address' }))
    expect((await boxOf(order)).x).toBeGreaterThan(address.right)
    expect((await boxOf(proceed)).x).toBeGreaterThan(address.right)
    await proceedToPayment(page)
    const place = main.getByRole('button', { name: 'Place Order' })
    await place.waitFor()
    const method = await boxOf(main.getByRole('radio').locator('xpath=ancestor::label'))
    expect((await boxOf(order)).x).toBeGreaterThan(method.right)
    expect((await boxOf(place)).bottom).toBeLessThan(DESK.height)
  })
})
