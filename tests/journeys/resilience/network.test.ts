import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { dice } from '../../proofs/simulation/prng.ts'
import { atScale } from '../../proofs/support/test-scale.ts'
import { spoiltJourney } from '../support/journey.ts'
import { everythingStored } from '../support/everything-stored.ts'
import { leftOnPhone } from '../support/outbox.ts'
import { nothingWanted, pressHeart } from '../support/screen.ts'
import { isKept, logIn, LONG, oneOf, signUp, workerIsReady } from '../support/steps.ts'

const FARMER = {
  name: 'Ashalata Deshmukh',
  phone: '9822012347',
  email: 'ashalata@example.net',
  password: 'kharif-2026-soya',
}

const { shop, proxy, phone } = await spoiltJourney()

beforeAll(async () => {
  await signUp(phone.page(), FARMER)
  await logIn(phone.page(), FARMER)
  await workerIsReady(phone.page())
})

/** Two snapshots so far apart are equal once the worker has cached all that the pages asked for. */
const STILL = { timeout: 60_000, interval: 3_000 }

/** Every cached answer with a hash of its bytes. */
const keptAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const prints: string[] = []
    for (const name of await caches.keys()) {
      // Counts what is loaded, the portal's bytes too.
      if (name === 'data-use') continue
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true })
        const digest = await crypto.subtle.digest('SHA-256', (await answer?.arrayBuffer()) ?? new ArrayBuffer(0))
        prints.push(`${name} ${request.url} ${[...new Uint8Array(digest)].join(' ')}`)
      }
    }
    return prints.toSorted()
  })

/** The portal answers for so long; all pages are opened at least once. */
const PORTAL_MS = atScale({ lean: 0, full: 60_000 })

test('a captive portal changes no byte of what the phone keeps, and nothing counts as sent', async () => {
  const page = phone.page()
  for (const path of ['/category/seeds', '/about', '/']) await page.goto(path)
  await page.goto('/category/seeds')
  await page.getByRole('main').locator('article button[aria-pressed]').first().waitFor()
  let before: string[] = []
  await expect
    .poll(async () => {
      const now = await keptAnswers(page)
      const isStill = now.length > 0 && now.join('\n') === before.join('\n')
      before = now
      return isStill
    }, STILL)
    .toBe(true)
  proxy.fate = () => 'portal'
  await pressHeart(page, dice(20), nothingWanted())
  const until = Date.now() + PORTAL_MS
  do {
    for (const path of ['/', '/about', '/wishlist', '/category/care', '/category/seeds']) {
      await page.goto(path)
      await page.getByRole('main').waitFor()
    }
  } while (Date.now() < until)
  expect(await leftOnPhone(page)).toEqual({ waiting: 1, dead: 0 })
  // Pictures may still come out of the browser's HTTP cache; of the portal's page nothing may be cached.
  expect(await keptAnswers(page)).toEqual(expect.arrayContaining(before))
  expect(await everythingStored(page)).not.toContain('Free Wi-Fi')
  proxy.fate = () => 'pass'
  await expect.poll(() => leftOnPhone(page), LONG).toEqual({ waiting: 0, dead: 0 })
})

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('lists on the screen stay when reading them again brings nothing or less', async () => {
  const page = phone.page()
  const main = page.getByRole('main')
  const cards = main.locator('article')
  const path = `/category/${(await oneOf(shop, '')).category.slug}`
  await page.goto(path)
  await cards.first().waitFor()
  const shown = async () => [await cards.count(), ...(await main.getByText(/^\d+ products$/).allInnerTexts())]
  const before = await shown()
  await expect.poll(() => isKept(page, path), LONG).toBe(true)
  for (const lost of ['products', '']) {
    // The cached page is old now, so its calls are made again: of the products the phone itself knows only some.
    await shop.admin('deals', 'set', '--text', `Without ${lost}`, '--start', day(-1), '--end', day(1))
    let dropped = 0
    proxy.fate = ({ path: asked }) => {
      if (!asked.startsWith(`/api/${lost}`)) return 'pass'
      dropped++
      return 'drop'
    }
    await page.goto(path)
    await expect.poll(() => dropped, LONG).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    expect(await shown()).toEqual(before)
    expect(await main.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await main.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    proxy.fate = () => 'pass'
  }
})

test('news of the worker that comes while a slow phone still starts the page is shown', async () => {
  const page = await phone.context().newPage()
  await page.addInitScript(() => {
    // Meanwhile the fresh answers arrive.
    const isBusy = () => {
      const until = performance.now() + 3_000
      while (performance.now() < until);
    }
    document.addEventListener('DOMContentLoaded', isBusy)
  })
  await phone.page().goto('about:blank')
  const text = 'Ten bags for seven'
  await shop.admin('deals', 'set', '--text', text, '--start', day(-1), '--end', day(1))
  await page.goto('/')
  await page.getByText(text).first().waitFor()
  expect(await page.getByText(text).count()).toBeGreaterThan(0)
  await page.close()
})

/** The longest that the queue may wait once the server is reachable again. */
const SENT_WITHIN_MS = 20_000

test('without sync events, and with a browser that says it is offline for ever, the queue is sent within 20 seconds', async () => {
  const page = await phone.context().newPage()
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'SyncManager')
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false })
  })
  await phone.page().goto('about:blank')
  await page.goto('/category/seeds')
  proxy.fate = ({ path }) => (path.startsWith('/images/') ? 'pass' : 'drop')
  await pressHeart(page, dice(28), nothingWanted())
  expect(await leftOnPhone(page)).toEqual({ waiting: 1, dead: 0 })
  proxy.fate = () => 'pass'
  await expect
    .poll(() => leftOnPhone(page), { timeout: SENT_WITHIN_MS, interval: 250 })
    .toEqual({ waiting: 0, dead: 0 })
  await page.close()
})

test('a page that is on the phone is brought up to date however slowly the answer comes, without an alarm', async () => {
  const pageKeptAt = () =>
    phone.page().evaluate(async () => {
      for (const name of await caches.keys()) {
        const answer = await (await caches.open(name)).match('/about', { ignoreVary: true })
        if (answer !== undefined) return Number(answer.headers.get('X-Kept-At'))
      }
      return 0
    })
  await phone.page().goto('/about')
  await phone.page().goto('/about')
  await expect.poll(pageKeptAt, LONG).toBeGreaterThan(0)
  const before = await pageKeptAt()
  await phone.reopen()
  const page = phone.page()
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    navigator.serviceWorker.addEventListener('message', ({ data }) => told.push(data))
  })
  // The page has long been loaded when its newer version comes.
  proxy.fate = ({ path }) => (path === '/about' ? { delay: 3_000 } : 'pass')
  await page.goto('/about')
  await expect.poll(pageKeptAt, LONG).toBeGreaterThan(before)
  expect(await page.evaluate(() => JSON.stringify('told' in window && window.told))).not.toContain('UNREACHED')
  proxy.fate = () => 'pass'
})
