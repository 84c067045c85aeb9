import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inLanguage, LANGUAGES } from '../../../src/contract/languages.ts'
import { OWN_NAMES } from '../../../src/contract/language-choice.ts'
import { account } from '../../../src/texts/hi/account.ts'
import { catalogue } from '../../../src/texts/hi/catalogue.ts'
import { account as marathi } from '../../../src/texts/mr/account.ts'
import { LANGUAGE_OFFERS } from '../../../src/texts/language-offers.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { LONG, oneOf, open, workerIsReady } from '../support/steps.ts'

const shop = await ownShop()
const hindi = await ownPhone(shop.url, { locale: 'hi-IN' })
const english = await ownPhone(shop.url)
const asked = await ownPhone(shop.url, { locale: 'hi-IN' })

const spoken = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang)
const placeOf = (page: Page): string => new URL(page.url()).pathname

/** The languages whose texts this page has asked for. */
const loaded = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      performance.getEntriesByType('resource').flatMap(({ name }) => /\/texts-([a-z]{2})-/.exec(name)?.[1] ?? []),
    ),
  ])

/** Whose texts are stored on the phone. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = await (await caches.open('texts')).keys()
    return [...new Set(keys.flatMap(({ url }) => /\/texts-([a-z]{2})-/.exec(url)?.[1] ?? []))]
  })

/** As whoever sees only the page chooses: by the language's own name, in one press. */
const choose = async (page: Page, code: (typeof LANGUAGES)[number]): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('link', { name: OWN_NAMES[code], exact: true }).click()
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, code)
}

test('a browser that wishes for Hindi is led to the page in Hindi, and loads no other language', async () => {
  const page = hindi.page()
  await page.goto('/category/seeds')
  expect([placeOf(page), 'hi']).toEqual(['/hi/category/seeds', 'hi'])
  expect(await spoken(page)).toBe('hi')
  await workerIsReady(page)
  await expect.poll(() => stored(page), LONG).toContain('hi')
  expect([await loaded(page), await stored(page)]).toEqual([['hi'], ['hi']])
})

test('a browser that wishes for English stays where it is', async () => {
  const page = english.page()
  await open(page, '/category/seeds')
  expect([placeOf(page), await spoken(page), await loaded(page)]).toEqual(['/category/seeds', 'en', ['en']])
})

test('the question for another language stands on the bar below, and the end of the page is above it', async () => {
  const page = asked.page()
  await open(page, '/ta')
  await page.keyboard.press('Shift')
  const boxOf = async (place: Locator) => {
    const { x = NaN, y = NaN, width = 0, height = 0 } = (await place.boundingBox()) ?? {}
    return { x, top: y, bottom: y + height, width }
  }
  const question = page.getByRole('status').filter({ hasText: LANGUAGE_OFFERS.hi })
  await question.waitFor()
  const bar = await boxOf(page.getByRole('navigation').last())
  const { x, width, bottom } = await boxOf(question)
  expect([x, width]).toEqual([bar.x, bar.width])
  expect(Math.abs(bottom - bar.top)).toBeLessThanOrEqual(1)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await expect.poll(async () => (await boxOf(last)).bottom).toBeLessThanOrEqual((await boxOf(question)).top)
})

test('every page changes its language by one press on the language’s own name, and the choice stays', async () => {
  const page = english.page()
  await workerIsReady(page)
  for (const path of [
    '/',
    '/category/seeds?in_stock=1',
    '/search?q=urea',
    '/login',
    '/offline',
    '/bulk-order-request',
    '/about',
  ]) {
    await open(page, path)
    await choose(page, 'ta')
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe(inLanguage(path, 'ta'))
    await choose(page, 'en')
  }
  await choose(page, 'te')
  await page.goto('/')
  expect(placeOf(page)).toBe('/te')
  await english.reopen()
  await english.page().goto('/wishlist?source=home-screen')
  expect([placeOf(english.page()), await spoken(english.page())]).toEqual(['/te/wishlist', 'te'])
})

test('two languages on one phone never show each other’s pages, with network and without', async () => {
  const page = english.page()
  const places = ['/te', '/kn', '/te/category/seeds', '/kn/category/seeds']
  const spokenThere = async (path: string) => {
    await open(page, path)
    return [path, await spoken(page), await loaded(page)]
  }
  const asAddressed = (path: string) => [path, path.slice(1, 3), [path.slice(1, 3)]]
  for (const path of places) {
    expect(await spokenThere(path)).toEqual(asAddressed(path))
    await expect.poll(() => stored(page), LONG).toContain(path.slice(1, 3))
  }
  // Cached pages are refreshed behind what is shown: by now each has been shown and refreshed.
  for (const path of places) expect(await spokenThere(path)).toEqual(asAddressed(path))
  await english.context().setOffline(true)
  for (const path of [...places, '/kn/wishlist', '/te/wishlist'])
    expect(await spokenThere(path)).toEqual(asAddressed(path))
  await page.goto('/')
  expect(placeOf(page)).toBe('/te')
  await english.context().setOffline(false)
})

test('who changes the language on the way to an order is led on to it', async () => {
  const page = hindi.page()
  const { slug } = await oneOf(shop, 'in_stock=1', ({ variants }) => variants.length === 1)
  await open(page, `/hi/product-details/${slug}`)
  await page.getByRole('main').getByRole('button', { name: catalogue.buyNow }).first().click()
  await page.getByText(account.login.reason.order).waitFor()
  await choose(page, 'mr')
  await page.getByText(marathi.login.reason.order).waitFor()
  await choose(page, 'hi')
  await page.getByText(account.login.reason.order).waitFor()
})

test('links and the way back stay in the language', async () => {
  const page = hindi.page()
  await open(page, '/hi')
  await page.getByRole('main').locator('a[href^="/hi/category/"]').first().click()
  await page.waitForURL('**/hi/category/**')
  await page.getByRole('main').locator('#products a[href^="/hi/product-details/"]').first().click()
  await page.waitForURL('**/hi/product-details/**')
  await page.goBack()
  await page.waitForURL('**/hi/category/**')
  await page.goto('/hi/order-history')
  await page.getByRole('main').locator('a[href="/hi/login"]').click()
  await page.getByRole('main').locator('[name=email]').fill('demo@haldhar.example')
  await page.getByRole('main').locator('[name=password]').fill('haldhar-demo')
  await page.getByRole('main').locator('button[type=submit]').last().click()
  await page.waitForURL('**/hi/order-history')
  expect(await spoken(page)).toBe('hi')
})
