import { createServer, type ServerResponse } from 'node:http'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openOnPort } from '../../support/open-on-port.ts'
import { ownShop } from '../support/journey.ts'
import { CHROMIUM_FLAGS, MOBILE } from '../support/phone.ts'
import { logIn, LONG, oneOf, open, signUp } from '../support/steps.ts'

const shop = await ownShop()
const browser = await chromium.launch({
  executablePath: process.env['CHROME'] ?? '/usr/bin/chromium',
  args: CHROMIUM_FLAGS,
})
afterAll(() => browser.close())

const freshPhone = (): Promise<BrowserContext> =>
  browser.newContext({ baseURL: shop.url, serviceWorkers: 'block', viewport: MOBILE })

/** Opens a page whose code is still on its way. */
const openSlowly = async (path: string, context = freshPhone()): Promise<{ page: Page; arrive: () => void }> => {
  const page = await (await context).newPage()
  let arrive = () => {}
  const arrived = new Promise<void>((done) => (arrive = done))
  await page.route(/\/assets\/(react|shop)-/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { page, arrive }
}

test('a product that is added to the cart before the page is alive is in the cart once, when it is', async () => {
  const { page, arrive } = await openSlowly('/category/seeds')
  const add = page.getByRole('main').getByRole('button', { name: /^Add/ }).first()
  const cart = (name: string) => page.getByRole('button', { name, exact: true }).count()
  await add.click()
  arrive()
  await expect.poll(() => cart('Cart, 1 item'), LONG).toBeGreaterThan(0)
  await add.click()
  // Whatever is repeated is repeated before this.
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done))))
  await expect.poll(() => cart('Cart, 2 items')).toBeGreaterThan(0)
})

test('and also while another part of the page does not come', async () => {
  const context = freshPhone()
  await (await context).route('**/assets/sections-*.js', () => undefined)
  const { page, arrive } = await openSlowly('/', context)
  const cart = page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: /^Cart/ })
  await cart.click()
  arrive()
  await expect.poll(() => cart.getAttribute('aria-expanded'), LONG).toBe('true')
})

/** What a busy phone does: what is to come next comes late. */
const BUSY = `{
  const soon = window.setTimeout
  window.setTimeout = (then, ms = 0, ...rest) => soon(then, ms === 0 ? 2000 : ms, ...rest)
}`

test('nor is it lost where its part comes right after it, on a busy phone', async () => {
  const context = await freshPhone()
  await context.addInitScript(BUSY)
  let arrive = () => {}
  const arrived = new Promise<void>((done) => (arrive = done))
  await context.route('**/assets/sections-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  const page = await context.newPage()
  await page.goto('/', { waitUntil: 'commit' })
  const policies = page.getByRole('contentinfo').getByRole('button', { name: 'Policies' })
  await policies.waitFor()
  // The page itself is alive, its footer is not.
  await page.waitForFunction(() => /__reactProps/.test(Object.keys(document.querySelector('main') ?? {}).join()))
  await policies.press('Enter')
  arrive()
  await expect.poll(() => policies.getAttribute('aria-expanded'), LONG).toBe('true')
  // Nor is it done twice.
  await expect.poll(() => page.locator('button[aria-busy]').count(), LONG).toBe(0)
  expect(await policies.getAttribute('aria-expanded')).toBe('true')
})

/** Of the home page what stands before its first screen, and the rest once it is let come; all else from the shop. */
const halved = async (): Promise<{ url: string; comes: () => void; close: () => void }> => {
  const { promise: rest, resolve: comes } = Promise.withResolvers<void>()
  const send = async (url: string, answer: ServerResponse): Promise<void> => {
    const from = await fetch(shop.url + url, { redirect: 'manual' })
    const [body, policy] = [Buffer.from(await from.arrayBuffer()), from.headers.get('content-security-policy')]
    const headers = { 'Content-Type': from.headers.get('content-type') ?? '', 'Content-Security-Policy': policy ?? '' }
    answer.writeHead(from.status, headers)
    if (url === '/') {
      const fold = body.indexOf('<style>', body.indexOf('<div hidden=""><script>'))
      answer.write(body.subarray(0, fold))
      await rest
      answer.end(body.subarray(fold))
    } else answer.end(body)
  }
  const server = createServer(({ url = '/' }, answer) => void send(url, answer))
  return { url: `http://localhost:${await openOnPort(server)}`, comes, close: () => void server.close() }
}

test('what is pressed in the header before the first screen has come is done once the page is alive', async () => {
  const { url, comes, close } = await halved()
  const page = await (await freshPhone()).newPage()
  await page.goto(url, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
  comes()
  await expect.poll(() => page.getByRole('dialog', { name: 'Menu' }).isVisible(), LONG).toBe(true)
  close()
})

const FARMER = { name: 'Asha Patil', phone: '9822012349', email: 'asha@example.co', password: 'kharif-2026-soya' }

test('a heart that is pressed before the page is alive is a wish of the one who is logged in', async () => {
  const context = freshPhone()
  const before = await (await context).newPage()
  await signUp(before, FARMER)
  await logIn(before, FARMER)
  await before.close()
  const { page, arrive } = await openSlowly('/category/seeds', context)
  await page.getByRole('main').locator('article button[aria-pressed]').first().click()
  arrive()
  await page.getByRole('link', { name: 'Wishlist, 1 product' }).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/category/seeds')
})

test('what is typed into the search box before the page is alive is searched for once it is', async () => {
  const { page, arrive } = await openSlowly('/')
  const box = page.getByRole('searchbox')
  await box.fill('urea')
  arrive()
  await page.getByRole('banner').getByRole('link', { name: /urea/i }).first().waitFor()
  await expect.poll(() => box.inputValue()).toBe('urea')
})

test('a button on a card that stands outside the frame of its rail can be pressed, again and again', async () => {
  const page = await browser.newPage({ baseURL: shop.url, viewport: { width: 360, height: 740 } })
  for (let round = 0; round < 4; round += 1) {
    await page.goto('/category/seeds')
    const choose = page.getByRole('main').getByRole('button', { name: /^Choose/ })
    await choose.first().click()
    await page.getByRole('dialog').waitFor()
  }
  await page.close()
})

test('a button is there as long as a finger is on it, though the code behind it comes meanwhile', async () => {
  const page = await (await freshPhone()).newPage()
  let arrive = () => {}
  const arrived = new Promise<void>((done) => (arrive = done))
  // Asked for at the first touch.
  await page.route('**/assets/start-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  const { slug } = await oneOf(shop, 'in_stock=1')
  await open(page, `/product-details/${slug}`)
  await page.getByRole('button', { name: 'When does it reach me?' }).hover()
  await page.mouse.down()
  arrive()
  // Log-in, cart and queue are started.
  await page.waitForFunction(async () => (await indexedDB.databases()).length > 0)
  await page.mouse.up()
  await expect.poll(() => page.getByRole('dialog').getByLabel('Pincode').count()).toBe(1)
})
