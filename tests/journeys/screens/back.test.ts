import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { journey } from '../support/journey.ts'
import { DESK, MOBILE } from '../support/phone.ts'
import { oneOf, open } from '../support/steps.ts'

const { shop, phone } = await journey({ serviceWorkers: 'block' })
const page = phone.page()
const main = page.getByRole('main')
const banner = page.getByRole('banner')
const dialog = page.getByRole('dialog')
const several = await oneOf(shop, 'category=seeds&in_stock=1', ({ variants }) => variants.length > 1)
const HOME = '/'
const CATEGORY = '/category/seeds'

/** A page with another one behind it. */
const arrive = async (path: string) => {
  await open(page, '/about')
  await open(page, path)
}
/** Pressed a moment later: a step to another document would take the answer of this call away. */
const back = () => page.evaluate(() => void setTimeout(() => history.back()))
/** What a page does as it comes in is done a frame later. */
const nextFrame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
const pathOf = () => new URL(page.url()).pathname
const goHome = () =>
  page
    .getByRole('link', { name: /^(Home|Haldhar)/ })
    .filter({ visible: true })
    .first()
    .click()
/** The last product of the list, which is filled as it comes near, and stands still. */
const scrollToLast = async () => {
  const last = main.locator('#products li').last()
  await last.scrollIntoViewIfNeeded()
  await last.getByRole('article').waitFor()
  await last.scrollIntoViewIfNeeded()
}
const press = (name: RegExp | string) => page.getByRole('button', { name }).filter({ visible: true }).first().click()

describe('Back closes what lies above the page, which stays', () => {
  afterAll(() => page.setViewportSize(MOBILE))
  test.each<[name: string, path: string, show: () => Promise<void>]>([
    ['the cart', CATEGORY, () => press(/^Cart/)],
    ['the side menu', HOME, () => banner.getByRole('button', { name: 'Menu' }).click()],
    ['the sheet of the guest', CATEGORY, () => press('Guest')],
    ['the menu at the foot', CATEGORY, () => press('Menu')],
    ['a filter', CATEGORY, () => press('Brand')],
    [
      'the pack picker',
      CATEGORY,
      () =>
        main
          .getByRole('article')
          .filter({ has: page.locator(`a[href="/product-details/${several.slug}"]`) })
          .first()
          .getByRole('button', { name: /^(Add|Choose)/ })
          .click(),
    ],
    [
      'the enquiry',
      HOME,
      async () => {
        await page.setViewportSize(DESK)
        await press('Contact For Bulk Order')
      },
    ],
  ])('%s', async (_, path, show) => {
    await arrive(path)
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes('/api/products') && asked.push(request.url())))
    await show()
    await dialog.waitFor()
    asked.length = 0
    await back()
    await dialog.waitFor({ state: 'detached' })
    expect(pathOf()).toBe(path)
    // The page below is not even read again.
    expect(asked).toEqual([])
    await back()
    await page.waitForURL('**/about')
  })
})

test('after Close one Back leads to the page before, and a dialog can be opened again', async () => {
  await arrive(CATEGORY)
  for (let times = 0; times < 2; times++) {
    await press(/^Cart/)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await back()
  await page.waitForURL('**/about')
  expect(pathOf()).toBe('/about')
})

test('from a page that a menu has opened, Back leads to where the menu was, and from there on', async () => {
  await arrive(CATEGORY)
  await press('Menu')
  await dialog.getByRole('link', { name: 'Orders' }).click()
  await page.waitForURL('**/order-history')
  await dialog.waitFor({ state: 'detached' })
  await back()
  await main.getByRole('heading', { level: 1, name: 'Seeds' }).waitFor()
  expect(pathOf()).toBe(CATEGORY)
  await back()
  await page.waitForURL('**/about')
})

test('a page that is long on its way stands at the top with its name and its own shape', async () => {
  const { promise: opened, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/api/product/details/**', async (route) => {
    await opened
    await route.continue()
  })
  await open(page, CATEGORY)
  const link = main.locator('#products a[href^="/product-details/"]').last()
  const slug = ((await link.getAttribute('href')) ?? '').replace(/^.*\/|-\d+$/g, '')
  await scrollToLast()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await link.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect
    .poll(() => heading.allInnerTexts())
    .toEqual([expect.stringMatching(new RegExp(slug.replaceAll('-', ' '), 'i'))])
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await main.getByRole('status').first().waitFor({ state: 'attached' })
  // A picture as wide as the page comes before the rows.
  const first = await main.locator('span').first().boundingBox()
  expect(first?.height).toBeGreaterThan(200)
  letThrough()
  await main.getByRole('button', { name: 'Add to Cart', exact: true }).first().waitFor()
  await page.unroute('**/api/product/details/**')
  // Where the list was left it is found again.
  await back()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50)
})

test('who turns to another page while one is on its way finds the list, on Back, where it was left', async () => {
  await page.route('**/api/product/details/**', () => undefined)
  await open(page, CATEGORY)
  const link = main.locator('#products a[href^="/product-details/"]').last()
  await scrollToLast()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await link.press('Enter')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await goHome()
  await expect.poll(pathOf).toBe(HOME)
  await page.unroute('**/api/product/details/**')
  await back()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('a list that comes back in the very moment its skeleton is due stands where it was left', async () => {
  await open(page, CATEGORY)
  await scrollToLast()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await goHome()
  await main.getByRole('heading', { name: 'Pictures from the fields' }).waitFor({ state: 'attached' })
  await nextFrame()
  // The skeleton's timer runs when React has put the list in place, and before its effects end the timer.
  await page.evaluate(() => {
    const due = new Map<number, () => void>()
    const later = window.setTimeout.bind(window)
    const end = window.clearTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (act: () => void, ms = 0) => {
        const id = later(act, ms)
        if (ms !== 250) return id
        due.set(id, act)
        document.body.dataset.due = 'set'
        return id
      },
      clearTimeout: (id: number) => {
        due.delete(id)
        end(id)
      },
    })
    const observer = new MutationObserver(() => {
      if (document.querySelector('#products') === null) return
      observer.disconnect()
      for (const act of due.values()) act()
      document.body.dataset.due = 'done'
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await page.route('**/api/products?**', async (route) => {
    await page.waitForFunction(() => document.body.dataset.due)
    await route.continue()
  })
  await back()
  await page.locator('body[data-due="done"]').waitFor()
  await nextFrame()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.unroute('**/api/products?**')
})

test('what lies far below the first screen is filled as it comes near, and Back finds it where it was', async () => {
  await open(page, HOME)
  const sellers = main.getByRole('list').last()
  // Until then it is a list of names.
  const isFilled = () => sellers.evaluate((list) => list.querySelector('img,svg') !== null)
  const seller = sellers.getByRole('link').first()
  await seller.waitFor()
  expect(await isFilled()).toBe(false)
  // As a finger does it: what comes near is laid out, and may turn out higher than it was taken for.
  const top = () => seller.evaluate((link) => Math.round(link.getBoundingClientRect().top))
  let before = await top()
  while ((await top()) > 400) {
    await page.mouse.wheel(0, 300)
    await expect.poll(async () => before - (before = await top())).toBe(0)
  }
  expect(await isFilled()).toBe(true)
  await seller.press('Enter')
  await page.waitForURL('**/seller/**')
  await main.getByRole('heading', { name: 'Products' }).waitFor()
  await back()
  await expect.poll(pathOf).toBe(HOME)
  await expect.poll(top).toBe(before)
})

describe('while a page is on its way', () => {
  /** Asks for Home from About, does something meanwhile, and lets Home come. */
  const meanwhile = async (act: () => Promise<void>) => {
    const { promise: opened, resolve: letThrough } = Promise.withResolvers<void>()
    await page.route('**/api/products?**', async (route) => {
      await opened
      await route.continue()
    })
    await open(page, '/about')
    await goHome()
    await act()
    expect(pathOf()).toBe('/about')
    letThrough()
    await main.getByRole('heading', { name: 'Pictures from the fields' }).waitFor({ state: 'attached' })
    await page.unroute('**/api/products?**')
    await expect.poll(pathOf).toBe(HOME)
    await nextFrame()
  }

  test('a menu that is opened stays open', async () => {
    await meanwhile(async () => {
      await press('Menu')
      await dialog.waitFor()
    })
    expect(await dialog.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
  })

  test('what is typed into the search stays, with the focus', async () => {
    await page.setViewportSize(DESK)
    const box = banner.getByRole('searchbox')
    await meanwhile(async () => {
      await box.click()
      await page.keyboard.type('seed')
    })
    expect(await box.inputValue()).toBe('seed')
    await page.keyboard.type('s')
    expect(await box.inputValue()).toBe('seeds')
    await page.setViewportSize(MOBILE)
  })
})

describe('Back closes a list that hangs from the header, and the page stays', () => {
  beforeAll(() => page.setViewportSize(DESK))
  afterAll(() => page.setViewportSize(MOBILE))
  test.each<[name: string, show: () => Promise<void>, entry: () => Locator]>([
    [
      'the categories',
      () => banner.getByRole('button', { name: 'Categories' }).click(),
      () => banner.getByRole('link', { name: 'Seeds', exact: true }),
    ],
    [
      'what the search has found',
      () => banner.getByRole('searchbox').fill('seed'),
      () => banner.getByRole('search').getByRole('listitem').first(),
    ],
  ])('%s', async (_, show, entry) => {
    await arrive(CATEGORY)
    await show()
    await entry().waitFor()
    await back()
    await entry().waitFor({ state: 'detached' })
    expect(pathOf()).toBe(CATEGORY)
    await back()
    await page.waitForURL('**/about')
  })
})
