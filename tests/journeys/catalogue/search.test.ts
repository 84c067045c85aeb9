import { beforeEach, describe, expect, test } from 'vitest'
import { journey } from '../support/journey.ts'
import { LONG, open, productsOf, workerIsReady } from '../support/steps.ts'

/** Searching from every page, and the page of results. */

const { shop, phone } = await journey()
const page = phone.page()
const main = page.getByRole('main')
const banner = page.getByRole('banner')
const box = () => banner.getByRole('searchbox')
const list = () => banner.getByRole('search')
const filters = main.getByRole('list', { name: 'Filters' })
const leadsTo = async (path: string) =>
  await expect.poll(() => page.evaluate(() => decodeURIComponent(location.pathname + location.search))).toBe(path)

describe('from every page', () => {
  test.each(['/category/seeds', '/about', '/wishlist', '/login', '/address', '/nothing'])(
    '%s has a way to the search, whose box has the focus',
    async (path) => {
      if (path === '/nothing') phone.expects(/^404 \/nothing$/)
      await open(page, path)
      await banner.getByRole('link', { name: 'Search', exact: true }).click()
      await leadsTo('/search')
      await expect.poll(() => box().evaluate((input) => input === document.activeElement)).toBe(true)
    },
  )

  test('Enter leads to the page of results, also before the page is alive', async () => {
    await open(page, '/')
    await box().fill('urea')
    await box().press('Enter')
    const { length } = await productsOf(shop, 'q=urea&limit=100')
    await main.getByRole('heading', { level: 1, name: '“urea”' }).waitFor()
    await main.getByText(`${length} products`).first().waitFor()
    expect(await page.title()).toBe('“urea” | Haldhar')
    await expect.poll(() => box().inputValue()).toBe('urea')
    // As the form does it without any code.
    const form = await list().evaluate((found: HTMLFormElement) => [found.action, found.method])
    expect(form).toEqual([`${shop.url}/search`, 'get'])
    expect(await box().getAttribute('name')).toBe('q')
  })

  test('while typing, categories, crops and brands are suggested beside products', async () => {
    await open(page, '/search')
    for (const [typed, name, path] of [
      ['see', 'Seeds', '/category/seeds'],
      ['whea', 'Wheat', '/search?crop=wheat'],
      ['गेहूं', 'Wheat', '/search?crop=wheat'],
      ['ankur', 'Ankurmani', '/brand/ankurmani'],
    ] as const) {
      await box().fill(typed)
      const link = list().getByRole('link', { name }).first()
      await link.waitFor()
      expect(await link.getAttribute('href')).toBe(path)
    }
  })
})

describe('words to begin with', () => {
  beforeEach(async () => {
    await page.evaluate(() => localStorage.removeItem('recent-searches'))
  })
  test('an empty box offers popular words, and the last eight that were searched for, which can be erased', async () => {
    await open(page, '/search')
    await list().getByText('Popular now').waitFor()
    expect(await list().getByText('Your searches').count()).toBe(0)
    const words = ['urea', 'dap', 'potash', 'wheat', 'onion', 'drip', 'pump', 'sprayer', 'Urea', 'hoe']
    for (const word of words) {
      await box().fill(word)
      await box().press('Enter')
      await main.getByRole('heading', { level: 1, name: `“${word}”` }).waitFor()
    }
    await banner.getByRole('button', { name: 'Clear' }).click()
    await list().getByText('Popular now').waitFor({ state: 'detached' })
    await box().click()
    await list().getByText('Your searches').waitFor()
    const recent = list().getByRole('list').first().getByRole('listitem')
    expect(await recent.allInnerTexts()).toEqual(['hoe', 'Urea', 'sprayer', 'pump', 'drip', 'onion', 'wheat', 'potash'])
    await list().getByRole('button', { name: 'Delete all' }).click()
    await list().getByText('Your searches').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
    await list().getByRole('link', { name: 'urea' }).click()
    await leadsTo('/search?q=urea')
  })
})

describe('filters', () => {
  test('each is named on its chip, counted, and stands in the address', async () => {
    await open(page, '/category/seeds')
    await filters.getByRole('button', { name: 'Crop' }).click()
    const wheat = await productsOf(shop, 'category=seeds&crop=wheat&limit=100')
    const choice = page.getByRole('dialog', { name: 'Crop' }).getByRole('link', { name: /^Wheat/ })
    expect((await choice.innerText()).replace(/\s+/, ' ')).toBe(`Wheat ${wheat.length}`)
    await choice.click()
    await filters.getByRole('button', { name: 'Crop: Wheat' }).waitFor()
    await leadsTo('/category/seeds?crop=wheat')
    await expect
      .poll(() =>
        main
          .locator('#products ul > li')
          .filter({ has: page.getByRole('link') })
          .count(),
      )
      .toBe(Math.min(12, wheat.length))
    await filters.getByRole('button', { name: /^Cash on delivery/ }).click()
    await leadsTo('/category/seeds?crop=wheat&cash=1')
    await expect
      .poll(() => filters.getByRole('button', { name: /^Cash on delivery/ }).getAttribute('aria-pressed'))
      .toBe('true')
    await filters.getByRole('button', { name: 'Price' }).click()
    const dialog = page.getByRole('dialog', { name: 'Price' })
    await dialog.getByLabel('Price up to (₹)').fill('500')
    await dialog.getByRole('button', { name: 'Show products' }).click()
    await filters.getByRole('button', { name: 'Price: Up to ₹500' }).waitFor()
    // A shared link and Back find the same.
    await page.reload()
    await filters.getByRole('button', { name: 'Crop: Wheat' }).waitFor()
    await filters.getByRole('button', { name: 'Clear filters' }).click()
    await leadsTo('/category/seeds')
    await expect.poll(() => filters.getByRole('button', { name: 'Clear filters' }).count()).toBe(0)
    await page.goBack()
    await filters.getByRole('button', { name: 'Crop: Wheat' }).waitFor()
  })

  test('results are sorted and filtered without losing what was searched for', async () => {
    await open(page, '/search?q=seed')
    await filters.getByRole('button', { name: 'Sort' }).click()
    await page.getByRole('dialog', { name: 'Sort' }).getByRole('link', { name: 'Price: high to low' }).click()
    await leadsTo('/search?q=seed&sort=price_desc')
    const [dearest] = await productsOf(shop, 'q=seed&sort=price_desc&limit=1')
    await main
      .locator('#products article')
      .first()
      .getByRole('link', { name: dearest?.title ?? '' })
      .waitFor()
  })
})

describe('nothing found', () => {
  test('without a find there are words that find something, and no number that nobody has set', async () => {
    await open(page, '/search?q=qqqzzzqqq')
    await main.getByText('No Product Found').waitFor()
    expect(await main.getByRole('link', { name: 'urea', exact: true }).count()).toBe(1)
    expect(await main.getByRole('link', { name: /^Call us/ }).count()).toBe(0)
  })
})

describe('without network', () => {
  test('results come from this phone, and are sorted and filtered there', async () => {
    await open(page, '/category/fertilisers')
    await workerIsReady(page)
    await open(page, '/category/fertilisers')
    await open(page, '/search')
    await page.context().setOffline(true)
    await box().fill('urea')
    await box().press('Enter')
    await main.getByText('From this phone').waitFor(LONG)
    await expect.poll(() => main.locator('#products').getByRole('link', { name: /urea/i }).count()).toBeGreaterThan(0)
    await filters.getByRole('button', { name: /^Cash on delivery/ }).click()
    await leadsTo('/search?q=urea&cash=1')
    await main.locator('#products').getByRole('link', { name: /urea/i }).first().waitFor()
    await box().fill('qqqzzzqqq')
    await box().press('Enter')
    await main.getByText('No Product Found').waitFor(LONG)
    await main.getByText('Only what is on this phone was searched').waitFor(LONG)
    expect(await main.getByText('You are offline').count()).toBe(0)
    await page.context().setOffline(false)
  })
})
