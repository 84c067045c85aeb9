import { expect, test } from 'vitest'
import type { Locator } from 'playwright-core'
import { journey } from '../support/journey.ts'
import { oneOf, open, productsOf } from '../support/steps.ts'

/** What a phone of 360 × 740 shows before anything is scrolled. */

const { shop, phone } = await journey({ serviceWorkers: 'block' })
const page = phone.page()
const main = page.getByRole('main')
const banner = page.getByRole('banner')

/** Where the bars at the foot of the screen begin. */
const endOfScreen = () =>
  page.evaluate(() => {
    const fixed = [...document.querySelectorAll('body *')].filter((one) => getComputedStyle(one).position === 'fixed')
    const bars = fixed
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ bottom, height }) => bottom > 600 && height > 0)
    return Math.min(innerHeight, ...bars.map(({ top }) => top))
  })

/** How many of these stand whole in the first screen. */
const wholeIn = async (things: Locator): Promise<number> => {
  const end = await endOfScreen()
  const edges = await things.evaluateAll((found) =>
    found
      .map((one) => one.getBoundingClientRect())
      .map(({ top, bottom, left, width }) => ({ top, bottom, left, width })),
  )
  return edges.filter(({ top, bottom, left, width }) => width > 0 && top >= 0 && bottom <= end && left < 360).length
}

test('Home shows the season’s offer, categories and a product with its price', async () => {
  await open(page, '/')
  expect(await wholeIn(main.getByRole('heading', { level: 1 }))).toBe(1)
  expect(await wholeIn(main.locator('a[href^="/category/"]').filter({ has: page.locator('svg') }))).toBeGreaterThan(3)
  expect(await wholeIn(main.getByRole('article').locator('b').filter({ hasText: '₹' }))).toBeGreaterThan(0)
})

test('the deal is one line of 36 px that leads to what it offers', async () => {
  await open(page, '/')
  const deal = banner.getByRole('link', { name: /deals/ })
  expect((await deal.boundingBox())?.height).toBe(36)
  await deal.click()
  await main.getByRole('heading', { level: 1, name: 'Deal Of The Day' }).waitFor()
  const { length } = await productsOf(shop, 'type=Deal%20Of%20The%20Day&limit=100')
  await main.getByText(`${length} products`).first().waitFor()
})

test.each(['seeds', 'crop-care', 'hand-tools'])(
  '/category/%s shows its name, its filters and two whole products',
  async (slug) => {
    await open(page, `/category/${slug}`)
    expect(await wholeIn(main.getByRole('article'))).toBeGreaterThan(1)
    expect(await wholeIn(main.getByRole('list', { name: 'Filters' }))).toBe(1)
  },
)

test('New Arrival of a category does not repeat what the list begins with', async () => {
  await open(page, '/category/seeds')
  const slugsIn = async (part: Locator) => {
    const links = part.locator('a[href^="/product-details/"]')
    return [...new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))]
  }
  const listed = (await slugsIn(main.locator('#products'))).slice(0, 8)
  const fresh = await slugsIn(main.getByRole('region', { name: 'New Arrival' }))
  expect(listed).toHaveLength(8)
  expect(fresh.length).toBeGreaterThan(3)
  expect(fresh.filter((slug) => listed.includes(slug))).toEqual([])
})

test('a product shows picture, name, price, unit price and the buy bar with the price of the pack', async () => {
  const product = await oneOf(
    shop,
    'category=crop-care&in_stock=1&limit=100',
    ({ variants, review_count }) =>
      review_count > 0 &&
      variants.length > 1 &&
      variants.every(({ stock_quantity, unit }) => stock_quantity > 0 && unit !== 'piece'),
  )
  const [first, second] = product.variants
  if (first === undefined || second === undefined) throw new Error('Two packs are needed')
  await open(page, `/product-details/${product.slug}`)
  const priceOf = ({ selling_price: price }: { selling_price: number }) =>
    `₹${price.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`
  const bar = main.getByRole('button', { name: 'Add to Cart' }).locator('xpath=..')
  for (const seen of [
    main.getByRole('img', { name: product.title }),
    main.getByRole('heading', { level: 1 }),
    main.locator('[aria-live=polite]').getByText('₹').first(),
    main.locator('[aria-live=polite]').getByText(/ per /),
  ])
    expect(await wholeIn(seen)).toBe(1)
  expect(await bar.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(740)
  expect((await bar.innerText()).replaceAll(/\s/g, '')).toContain(priceOf(first))
  await main.getByRole('radio', { name: second.variant_name }).check()
  await expect.poll(async () => (await bar.innerText()).replaceAll(/\s/g, '')).toContain(priceOf(second))
})

test('a product of one pack asks for none', async () => {
  const product = await oneOf(shop, 'in_stock=1&limit=100', ({ variants }) => variants.length === 1)
  await open(page, `/product-details/${product.slug}`)
  await main.getByRole('heading', { level: 1, name: product.title }).waitFor()
  expect(await main.getByRole('radio').count()).toBe(0)
})

test('several offers of one product are told as such, from the card to the other sellers', async () => {
  const product = await oneOf(shop, 'category=crop-care&limit=100', ({ offers }) => offers !== undefined)
  const count = product.offers?.count ?? 0
  const words = new RegExp(`^${count} more sellers? from ₹`)
  await open(page, `/category/${product.category.slug}?brand=${product.brand.slug}`)
  await main.getByRole('article').getByText(words).first().waitFor()
  await page.goto(`/product-details/${product.slug}`)
  const others = main.getByRole('region', { name: 'Other sellers of this product' }).getByRole('link')
  expect(await others.count()).toBeGreaterThanOrEqual(count)
  const to = await others.first().getAttribute('href')
  await others.first().click()
  await page.waitForURL(`**${to}`)
  await main.getByRole('heading', { level: 1, name: product.title }).waitFor()
})

test('a card shows stars and how many gave them, only where somebody did', async () => {
  const rated = await oneOf(shop, 'sort=rating&limit=12', ({ review_count }) => review_count > 0)
  await open(page, '/search?sort=rating')
  const cardOf = (slug: string) =>
    main.getByRole('article').filter({ has: page.locator(`a[href="/product-details/${slug}"]`) })
  await cardOf(rated.slug)
    .getByRole('img', { name: `${rated.average_rating.toFixed(1)} out of 5 stars, ${rated.review_count} review` })
    .waitFor()
  const plain = await oneOf(shop, 'limit=12', ({ review_count, offers }) => review_count === 0 && offers === undefined)
  await open(page, '/search?sort=relevance')
  expect(await cardOf(plain.slug).getByRole('img', { name: /stars/ }).count()).toBe(0)
})

test('drawings of the first screen stay as they came, and a picture that the phone shows later is asked for', async () => {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  page.on('pageerror', (error) => void said.push(error.message))
  const drawings = main.locator('svg[data-src]')
  for (const [path, count] of [
    ['/', 2],
    ['/category/seeds', 3],
    ['/hi/category/seeds', 3],
  ] as const) {
    await open(page, path)
    await drawings.evaluateAll((found) => found.forEach((one, at) => one.setAttribute('data-came', String(at))))
    expect(await drawings.count(), path).toBe(count)
    // The first touch has all of the page hydrated.
    await page.keyboard.press('Tab')
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
    for (const drawing of await drawings.all()) await expect.poll(() => drawing.evaluate(isTaken)).toBe(true)
    const left = await drawings.evaluateAll((found) =>
      found.map((one) => [one.getAttribute('data-came'), one.querySelector('path') !== null]),
    )
    expect(left, path).toEqual(['0', '1', '2'].slice(0, count).map((at) => [at, true]))
  }
  const card = main.getByRole('article').first()
  const source = await drawings.first().getAttribute('data-src')
  await card.getByRole('link').first().click()
  await page.waitForURL('**/product-details/**')
  await main.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => main.locator('img[src*="/images/products/"]').count()).toBeGreaterThan(0)
  expect(await drawings.count()).toBe(0)
  await page.goBack()
  await main.locator(`img[src="${source}"]`).waitFor()
  expect(await drawings.count()).toBe(0)
  expect(said).toEqual([])
})
