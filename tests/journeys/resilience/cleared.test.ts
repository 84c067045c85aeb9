import { expect, test } from 'vitest'
import * as v from 'valibot'
import type { Page } from 'playwright-core'
import { calls } from '../../../src/contract/shop-calls.ts'
import { atScale, report } from '../../proofs/support/test-scale.ts'
import { journey, ownPhone } from '../support/journey.ts'
import { leftOnPhone } from '../support/outbox.ts'
import { namesOnScreen, sorted, wishesOnScreen } from '../support/screen.ts'
import { PLACE } from '../../support/place.ts'
import { fillAddress, logIn, loginOf, LONG, open, signUp, workerIsReady } from '../support/steps.ts'

/** A browser that evicts what the shop has stored, in full or in part, at any point of a journey. */

const POINTS = atScale({ lean: 4, full: 20 })
const FARMER = { name: 'Asha Patil', phone: '9822012349', email: 'asha@example.org', password: 'kharif-2026-soya' }

const { shop, phone } = await journey()

const click = (page: Page, selector: string, at = 0) =>
  page
    .getByRole('main')
    .locator(selector)
    .nth(at)
    .evaluate((element: HTMLElement) => element.click())

const HEART = 'article button[aria-pressed]'
const HEARTS = 8
const openCategory = async (page: Page) => {
  await open(page, '/category/seeds')
  await page.getByRole('main').locator(HEART).first().waitFor()
}

/** None of them waits until what it has begun is done. */
const STEPS: ((page: Page, point: number) => Promise<unknown>)[] = [
  async (page, point) => {
    await openCategory(page)
    await click(page, HEART, point % HEARTS)
  },
  async (page, point) => {
    await page.goto('/address/add-new')
    await fillAddress(page, { name: `Farm ${point}`, ...PLACE })
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  },
  (page) => page.goto('/wishlist'),
  (page) => page.goto('/address'),
  async (page) => {
    await openCategory(page)
    await click(page, '#products a[href^="/product-details/"]')
  },
  (page) => page.goto('/order-history', { waitUntil: 'commit' }),
  (page) => page.goto('/'),
]

/** What a browser clears: its databases under pressure, everything when the farmer asks for it. */
const CLEARED = ['indexeddb', 'indexeddb,cache_storage', 'cache_storage', 'all'] as const

/** Chromium's and Playwright's words, depending on which of the two navigations began first. */
const SENT_ELSEWHERE = /ERR_ABORTED|interrupted by another navigation/

/** A page that lost its files opens itself anew once for its code, and once for what the worker has of it. */
const TRIES = 3

/** Opens a page as a farmer does, who tries again when the shop has just sent her elsewhere. */
const goTo = (page: Page, path: string, tries = TRIES): Promise<unknown> =>
  page.goto(path).catch((error: unknown) => {
    if (tries === 1 || !SENT_ELSEWHERE.test(String(error))) throw error
    return goTo(page, path, tries - 1)
  })

/** A file of the shop was being read while its cache was deleted. The page reloads by itself. */
const CUT_FILE = /^Manifest: |dynamically imported module/

const SILENT_MS = 5_000
/**
 * Once it was cleared during its work, Chromium's cache storage may answer nothing any more, and with it the databases
 * write nothing, until the browser restarts. Until then the shop works like a web page.
 */
const cachesAnswer = (page: Page): Promise<boolean> =>
  page.evaluate(
    (waitMs) =>
      Promise.race([
        caches.has('pictures').then(() => true),
        new Promise<false>((resolve) => {
          setTimeout(() => resolve(false), waitMs)
        }),
      ]),
    SILENT_MS,
  )

test(
  'whatever the browser clears at any point of a journey comes back from the shop',
  { timeout: atScale({ lean: 180_000, full: 1_800_000 }) },
  async () => {
    await signUp(phone.page(), FARMER)
    await logIn(phone.page(), FARMER)
    let silenced = 0
    for (let point = 0; point < POINTS; point++) {
      let page = phone.page()
      await page.goto('/')
      await workerIsReady(page)
      // So that each kind of loss meets each step.
      const step = STEPS[(point + Math.floor(point / CLEARED.length)) % STEPS.length]
      const storageTypes = CLEARED[point % CLEARED.length] ?? 'all'
      await step?.(page, point)
      const { token } = await loginOf(page)
      const devtools = await phone.context().newCDPSession(page)
      await devtools.send('Storage.clearDataForOrigin', { origin: shop.url, storageTypes })
      await devtools.detach()

      // A guest, if nothing is left.
      await goTo(page, '/wishlist')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect((await loginOf(page)).token).toBe(storageTypes === 'all' ? '' : token)
      if (storageTypes === 'all') {
        await logIn(page, FARMER)
        await page.goto('/wishlist')
      }
      if (!(await cachesAnswer(page))) {
        silenced++
        await phone.reopen()
        page = phone.page()
        await page.goto('/wishlist')
      }
      await expect.poll(() => leftOnPhone(page), LONG).toEqual({ waiting: 0, dead: 0 })
      const login = await loginOf(page)
      const ask = async (path: string) =>
        (await fetch(`${shop.url}/api/${path}`, { headers: { Authorization: `Bearer ${login.token}` } })).json()
      const wishes = v.parse(calls.wishlist.answer, await ask(calls.wishlist.path)).data
      const bookPath = calls.addresses.path.replace(':userId', String(login.id))
      const book = v.parse(calls.addresses.answer, await ask(bookPath)).data
      const wished = sorted(wishes.map(({ product_id }) => product_id))
      await expect.poll(async () => sorted(await wishesOnScreen(page)), LONG).toEqual(wished)
      await page.goto('/address')
      const names = sorted(book.map(({ name }) => name))
      await expect.poll(async () => sorted(await namesOnScreen(page)), LONG).toEqual(names)
    }
    expect(phone.errors.filter((text) => !CUT_FILE.test(text))).toEqual([])
    report('cleared', { points: POINTS, silenced })
  },
)

test('where the phone’s cache storage no longer answers, the shop goes on as a web page', async () => {
  const other = await ownPhone(shop.url)
  const page = other.page()
  await page.goto('/')
  await workerIsReady(page)
  const fallSilent = () => {
    const silence = () => new Promise(() => {})
    Object.assign(CacheStorage.prototype, { has: silence, keys: silence, open: silence, match: silence })
  }
  const workers = other.context().serviceWorkers()
  expect(workers).not.toEqual([])
  for (const worker of workers) await worker.evaluate(fallSilent)
  await page.addInitScript(fallSilent)
  await logIn(page, FARMER)
  await openCategory(page)
  await click(page, '#products a[href^="/product-details/"]')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  await page.getByRole('button', { name: 'Cart, 1 item' }).first().waitFor()
  await page.goto('/order-history')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const isSilentStill = () => caches.has.toString().includes('Promise')
  for (const worker of workers) expect(await worker.evaluate(isSilentStill)).toBe(true)
  expect(other.errors).toEqual([])
})
