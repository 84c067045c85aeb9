import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { cash } from '../../../src/desk/languages/hi/money.ts'
import { orders } from '../../../src/desk/languages/hi/orders.ts'
import { desk } from '../../../src/desk/languages/hi/desk.ts'
import { login } from '../../../src/desk/languages/hi/start.ts'
import { shop as particulars } from '../../../src/desk/languages/hi/shop.ts'
import { openDeployed } from '../support/builds.ts'
import { openGateway } from '../support/codes.ts'
import { openCustomer, openSeller } from '../support/desk-steps.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { LONG } from '../support/steps.ts'

/** The desk in the reader's language, on a phone of 360 px. */

const FARMER = { name: 'Kamal Jadhav', phone: '9822054371', email: 'kamal.l@example.com', password: 'rabi-2026-gehu' }

const deployed = openDeployed()
afterAll(deployed.dispose)
deployed.deploy('aaa')
const gateway = await openGateway()
const shop = await ownShop(() => ({ ...gateway.settings(), DIST_DIR: deployed.folder }))
const hindi = await ownPhone(shop.url, { locale: 'hi-IN' })
const english = await ownPhone(shop.url)
const page = hindi.page()
const main = page.getByRole('main')

const spoken = (on: Page): Promise<string> => on.evaluate(() => document.documentElement.lang)
/** A text that a language lacks is on no screen. */
const said = (text: string | undefined): string => text ?? 'missing'

const titled = (on: Page, name: string | undefined) =>
  on
    .getByRole('main')
    .getByRole('heading', { level: 1, name: said(name) })
    .waitFor()

/** The languages whose words this phone has, and the builds that they are of. */
const stored = (on: Page) =>
  on.evaluate(async () => {
    const files = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return files
      .flat()
      .flatMap((url) => /\/words-([a-z]+-.{3})/.exec(url)?.[1] ?? [])
      .toSorted()
  })

const isNarrow = (on: Page) => on.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

const workerIsThere = (on: Page) =>
  on.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/desk/sw.js'))

const choose = async (on: Page, code: string) => {
  await on.getByRole('main').locator('[name=language]').selectOption(code)
  await on.waitForFunction((wanted) => document.documentElement.lang === wanted, code)
}

test('a browser that wishes for Hindi reads the desk in it, from the log-in on, and sees no English before', async () => {
  const customer = await openCustomer(shop, FARMER)
  await customer.order([2, 1])
  const { phone_number } = await openSeller(shop, gateway, customer.sellerId)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/desk/assets/desk-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/desk/', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  expect([await spoken(page), await page.locator('#root > *').count()]).toEqual(['hi', 0])
  release()
  await titled(page, login?.title)
  await main.locator('[name=phone_number]').fill('98220')
  await main.getByRole('button', { name: said(login?.send) }).click()
  await main.getByText('सही फ़ोन नंबर लिखना ज़रूरी है').or(main.getByText('फ़ोन नंबर 10 अंकों का हो')).waitFor()
  await main.locator('[name=phone_number]').fill(phone_number)
  await main.getByRole('button', { name: said(login?.send) }).click()
  await main.locator('[name=code]').fill(await gateway.codeFor(phone_number))
  await main.getByRole('button', { name: said(login?.submit) }).click()
  await page.waitForURL((url) => url.pathname === '/desk/')
  await titled(page, desk?.today?.title)
})

test.each([
  ['/desk/', desk?.today?.title],
  ['/desk/pack', desk?.toPack?.title],
  ['/desk/cash', cash?.title],
  ['/desk/orders', orders?.title],
  ['/desk/shop', particulars?.title],
])('%s is in Hindi and fits the phone', async (path, title) => {
  await page.goto(path)
  await titled(page, title)
  await page
    .getByRole('navigation', { name: said(desk?.navigation) })
    .getByRole('link')
    .first()
    .waitFor()
  expect([await spoken(page), await isNarrow(page)]).toEqual(['hi', true])
  expect(await page.title()).toBe(`${title} | ${desk?.name}`)
})

/** What the phone would put on its home screen. */
const homeScreen = (on: Page) =>
  on.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const { lang, name, shortcuts }: Record<'lang' | 'name', string> & { shortcuts: { name: string; url: string }[] } =
      await (await fetch(link?.href ?? '')).json()
    return [lang, name, ...shortcuts.flatMap((one) => [one.name, one.url])]
  })
const HOME_SCREEN = ['hi', desk?.name, desk?.toPack?.title, '/desk/pack', desk?.round?.title, '/desk/round']

test('without network it stays in Hindi, and the phone has no other language', async () => {
  await page.goto('/desk/')
  await workerIsThere(page)
  await expect.poll(() => stored(page), LONG).toEqual(['hi-aaa', 'other-aaa'])
  expect(await homeScreen(page)).toEqual(HOME_SCREEN)
  await page.context().setOffline(true)
  await page.reload()
  await titled(page, desk?.today?.title)
  expect(await homeScreen(page)).toEqual(HOME_SCREEN)
  await page.goto('/desk/pack')
  await titled(page, desk?.toPack?.title)
  expect(await spoken(page)).toBe('hi')
  await page.context().setOffline(false)
})

test('a new build brings its Hindi before it takes over', async () => {
  await page.goto('/desk/')
  await workerIsThere(page)
  deployed.deploy('bbb')
  // The page stays open: what comes now, the worker brings.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/desk/'))?.update())
  await expect.poll(() => stored(page), LONG).toEqual(['hi-bbb', 'other-bbb'])
  await page.context().setOffline(true)
  await page.reload()
  await titled(page, desk?.today?.title)
  await page.context().setOffline(false)
})

test('the language is chosen under Today and stays; what was done without network is not lost', async () => {
  await page.goto('/desk/pack')
  const next = main.getByRole('link', { name: /पैक करें$/ }).first()
  await next.waitFor()
  await page.context().setOffline(true)
  await next.click()
  await main.getByRole('checkbox').first().waitFor()
  for (const box of await main.getByRole('checkbox').all()) await box.check()
  await main.getByRole('button', { name: said(desk?.pack?.packed), exact: true }).click()
  await page.getByText('1 बदलाव इस फ़ोन में सेव है').waitFor()
  await page.goto('/desk/')
  await titled(page, desk?.today?.title)
  await choose(page, 'en')
  await titled(page, 'Today')
  await page.getByText('1 change is saved on this phone').waitFor()
  await page.reload()
  await titled(page, 'Today')
  expect(await spoken(page)).toBe('en')
  await page.context().setOffline(false)
  await page.getByText('1 change is').waitFor({ state: 'detached' })
})

test('a language whose words do not come changes nothing, and says so; once they come, what was typed stays', async () => {
  const other = english.page()
  await other.goto('/desk/login')
  await titled(other, 'Log in at the desk')
  await workerIsThere(other)
  expect([await spoken(other), await stored(other)]).toEqual(['en', []])
  await other.context().setOffline(true)
  await other.getByRole('main').locator('[name=language]').selectOption('hi')
  await other.getByText('This language needs the network once').first().waitFor()
  expect(await spoken(other)).toBe('en')
  await other.context().setOffline(false)
  await other.reload()
  await titled(other, 'Log in at the desk')
  const number = other.getByRole('main').locator('[name=phone_number]')
  await number.fill('9822054')
  await choose(other, 'hi')
  await titled(other, login?.title)
  expect(await number.inputValue()).toBe('9822054')
  await other.reload()
  await titled(other, login?.title)
})
