import { beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import type { Page } from 'playwright-core'
import { calls } from '../../../src/contract/shop-calls.ts'
import { dice } from '../../proofs/simulation/prng.ts'
import { seedOf, atScale, report } from '../../proofs/support/test-scale.ts'
import { spoiltJourney } from '../support/journey.ts'
import { leftOnPhone } from '../support/outbox.ts'
import { nothingWanted, pressHeart } from '../support/screen.ts'
import { PLACE } from '../../support/place.ts'
import { fillAddress, hydrated, logIn, LONG, oneOf, open, signUp, workerIsReady } from '../support/steps.ts'

/** One phone under several trials: two tabs at once, a hard reload, a frozen tab, much browsing, log-outs. */

const SEED = seedOf()
const FARMER = { name: 'Asha Patil', phone: '9822012348', email: 'asha@example.in', password: 'kharif-2026-soya' }

const { shop, proxy, phone } = await spoiltJourney()
const devtools = await phone.context().newCDPSession(phone.page())

beforeAll(async () => {
  await signUp(phone.page(), FARMER)
  await logIn(phone.page(), FARMER)
  await workerIsReady(phone.page())
})

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))
const SENT = { waiting: 0, dead: 0 }
const openCategory = async (page: Page, slug = 'seeds') => {
  await open(page, `/category/${slug}`)
  await page.getByRole('main').locator('article button[aria-pressed]').first().waitFor()
}

const CLICKS = 100
/** After one tab shows the sum the other one has this long. */
const TOLD_MS = 1_000

test('two tabs with a hundred clicks each put two hundred things into one cart', async () => {
  const tabs = [phone.page(), await phone.context().newPage()] as const
  const { slug, variants } = await oneOf(shop, 'category=seeds&in_stock=1')
  // The cart holds no more of a pack than is left.
  await shop.admin('products', 'set', variants[0]?.sku ?? '', '--stock', String(2 * CLICKS))
  for (const tab of tabs) await open(tab, `/product-details/${slug}`)
  const add = (tab: Page) => tab.getByRole('button', { name: 'Add to Cart', exact: true }).first()
  const sum = (tab: Page) => tab.getByRole('button', { name: `Cart, ${2 * CLICKS} items` }).first()
  const press = (button: HTMLElement, times: number) => {
    for (let click = 0; click < times; click++) button.click()
  }
  await Promise.all(tabs.map((tab) => add(tab).evaluate(press, CLICKS)))
  await sum(tabs[0]).waitFor({ state: 'attached' })
  await sum(tabs[1]).waitFor({ state: 'attached', timeout: TOLD_MS })
  await tabs[1].close()
})

test('a page that no worker answers for, as after a hard reload, is a plain web page that sends its changes', async () => {
  const page = phone.page()
  await openCategory(page)
  await devtools.send('Page.reload', { ignoreCache: true })
  await page.waitForFunction(() => navigator.serviceWorker.controller === null && document.readyState === 'complete')
  await hydrated(page)
  await pressHeart(page, dice(29), nothingWanted())
  await expect.poll(() => leftOnPhone(page), LONG).toEqual(SENT)
  await page.getByRole('main').locator('#products a[href^="/product-details/"]').first().press('Enter')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().waitFor()
})

/** Longer than any other wait of the shop: the timeout of a lock. In lean runs it passes quickly. */
const LONG_WAIT_MS = 40_000
const SPEED = atScale({ lean: 30, full: 1 })
/** Shorter than the 30 s after which a request that came to nothing ends by itself; a full run waits for the lock. */
const WITHIN = { timeout: atScale({ lean: 20_000, full: 60_000 }), interval: 250 }

test('a tab that is frozen while it sends holds the others up for a minute at most', async () => {
  const frozen = phone.page()
  const other = await phone.context().newPage()
  await other.addInitScript(
    ({ long, speed }) => {
      const later = globalThis.setTimeout
      const setTimeout = (work: () => void, ms = 0) => later(work, ms < long ? ms : ms / speed)
      Object.assign(globalThis, { setTimeout })
    },
    { long: LONG_WAIT_MS, speed: SPEED },
  )
  await openCategory(frozen)
  await expect.poll(() => leftOnPhone(frozen), LONG).toEqual(SENT)
  const before = proxy.passed.length
  proxy.fate = ({ key }) => (key === null ? 'pass' : { stallAt: 0 })
  await pressHeart(frozen, dice(31), nothingWanted())
  await expect.poll(() => proxy.passed.length, LONG).toBeGreaterThan(before)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  proxy.fate = () => 'pass'
  await openCategory(other)
  await pressHeart(other, dice(32), nothingWanted())
  await expect.poll(() => leftOnPhone(other), WITHIN).toEqual(SENT)
  proxy.release()
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await other.close()
})

const BROWSED = atScale({ lean: 8, full: 480 })
const BYTES_MAX = 80_000_000
const PICTURES_MAX = 300

/** More pictures than are kept, of a few things under many widths; a lean run browses too few pages to see as many. */
const seePictures = async (page: Page): Promise<void> => {
  const answer = await fetch(`${shop.url}/api/products?limit=20`)
  const { data } = v.parse(calls.products.answer, await answer.json())
  const addresses = data.flatMap(({ product_id, image_url }) =>
    Array.from({ length: 20 }, (_, at) => `/images/products/${product_id}/${image_url}?w=${301 + at}`),
  )
  await page.evaluate(async (wanted) => {
    for (let at = 0; at < wanted.length; at += 10)
      await Promise.all(wanted.slice(at, at + 10).map(async (address) => (await fetch(address)).blob()))
  }, addresses)
}

const slugs = async (): Promise<string[]> => {
  const found: string[] = []
  for (let cursor: string | null = ''; cursor !== null && found.length < BROWSED;) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const answer = await fetch(`${shop.url}/api/products?limit=100${query}`)
    const page = v.parse(calls.products.answer, await answer.json())
    found.push(...page.data.map(({ slug }) => slug))
    cursor = page.meta.next_cursor
  }
  return found.slice(0, BROWSED)
}

test(
  'what is browsed takes less than 80 MB, and pushes out neither cart nor wishlist nor what waits',
  { timeout: atScale({ lean: 180_000, full: 3_600_000 }) },
  async () => {
    const page = phone.page()
    const main = page.getByRole('main')
    const inCart = await page
      .getByRole('button', { name: /^Cart, \d/ })
      .first()
      .getAttribute('aria-label')
    // The log-in ends elsewhere, so the next change waits for a new one.
    phone.expects(/^401 \/api\/(wishlist\/|address\/|billing-address\/|stock-alerts$)/)
    await fetch(`${shop.url}/api/auth/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await tokenOf(page)}` },
    })
    await openCategory(page)
    await pressHeart(page, dice(8), nothingWanted())
    const waits = page.getByText('Log in again to send your changes.')
    await waits.waitFor()
    const wished = await page
      .getByRole('link', { name: /^Wishlist, \d/ })
      .first()
      .getAttribute('aria-label')

    const found = await slugs()
    expect(found).toHaveLength(BROWSED)
    for (const slug of found) {
      await page.goto(`/product-details/${slug}`)
      await main.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    }
    await seePictures(page)
    const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
    const pictures = () => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length)
    // The last ones push out others only after they were shown.
    await expect.poll(pictures, LONG).toBeLessThanOrEqual(PICTURES_MAX)
    expect(usage).toBeLessThan(BYTES_MAX)
    report('browsed', { products: BROWSED, megabytes: Math.round(usage / 1e6), pictures: await pictures() })
    await page
      .getByRole('button', { name: inCart ?? '' })
      .first()
      .waitFor()
    await page
      .getByRole('link', { name: wished ?? '' })
      .first()
      .waitFor()
    await waits.waitFor()
    await logIn(page, FARMER)
    await expect.poll(() => leftOnPhone(page), LONG).toEqual(SENT)
  },
)

const LOG_OUTS = atScale({ lean: 3, full: 200 })
const CHANGES = 3

test(
  'a log-out at any moment of sending: nothing is sent after it, and what was kept goes at the next log-in',
  { timeout: atScale({ lean: 180_000, full: 3_600_000 }) },
  async () => {
    console.warn(`SEED=${SEED}`)
    const d = dice(SEED)
    const page = phone.page()
    let late = 0
    for (let round = 0; round < LOG_OUTS; round++) {
      const wanted = nothingWanted()
      await openCategory(page)
      proxy.fate = ({ key }) => (key === null ? 'pass' : 'drop')
      for (let change = 0; change < CHANGES; change++) await pressHeart(page, d, wanted)
      // Each change takes a moment on its way, so that the log-out meets some before, some after and one in between.
      const slowness = d.below(600)
      proxy.fate = ({ key }) => (key === null ? 'pass' : { delay: slowness })
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'You' }).click()
      await page.getByRole('dialog', { name: FARMER.name }).getByText('Logout').click()
      const keep = page.getByRole('dialog').getByRole('button', { name: /Keep/ })
      const ended = page.getByText('You are logged out')
      await keep.or(ended).first().waitFor()
      if (await keep.isVisible()) await keep.click({ timeout: 5_000 }).catch(() => undefined)
      await page.waitForFunction(() => localStorage.getItem('token') === null)
      let sentAfter = 0
      proxy.fate = ({ key }) => {
        if (key !== null) sentAfter++
        return 'pass'
      }
      // Everything that could make a page flush the queue.
      await page.evaluate(() => dispatchEvent(new Event('online')))
      for (const path of ['/wishlist', '/about']) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
      }
      late += sentAfter
      proxy.fate = () => 'pass'
      await logIn(page, FARMER)
      await expect.poll(() => leftOnPhone(page), LONG).toEqual(SENT)
    }
    expect(late).toBe(0)
    report('log-outs', { logOuts: LOG_OUTS, sentAfterwards: late })
  },
)

const FULL = 'The phone is full: not everything was saved.'
/** Chromium does not take back at once the space it has granted a database. */
const GRANTED = { timeout: 90_000, interval: 1_000 }

test('a phone without room left says so, shows nothing that it has not kept, and can log out', async () => {
  const page = phone.page()
  const main = page.getByRole('main')
  const noticeOn = (on: Page) => on.getByText(FULL).and(on.locator('p:has(a) > *'))
  const notice = noticeOn(page)
  const save = () => main.getByRole('button', { name: 'Save', exact: true }).click()
  const kept = (name: string) => main.getByRole('radio', { name })
  const allow = (room: { quotaSize?: number }) =>
    devtools.send('Storage.overrideQuotaForOrigin', { origin: proxy.url, ...room })
  let farms = 0
  const addFarm = async (): Promise<'full' | 'kept'> => {
    const name = `Farm ${++farms}`
    await open(page, '/address/add-new')
    await fillAddress(page, { name, ...PLACE })
    await save()
    await notice.or(kept(name)).first().waitFor()
    return (await notice.isVisible()) ? 'full' : 'kept'
  }

  /** Wishes on another page until one is refused; its heart stays empty. */
  const refuseWish = async (): Promise<void> => {
    const other = await phone.context().newPage()
    await openCategory(other, 'solar')
    const hearts = other.getByRole('main').locator('article button[aria-pressed]')
    const isFull = () => noticeOn(other).isVisible()
    let wished = 0
    const isPressed = () => hearts.nth(wished).evaluate((heart) => heart.ariaPressed)
    // A wish is smaller than an address, and may fit where an address does not.
    const wish = async (): Promise<boolean> => {
      wished = await hearts.evaluateAll((all) => all.findIndex((heart) => heart.ariaPressed === 'false'))
      await hearts.nth(wished).evaluate((heart: HTMLElement) => heart.click())
      await expect.poll(async () => (await isFull()) || (await isPressed()) === 'true').toBe(true)
      return isFull()
    }
    await expect.poll(wish, GRANTED).toBe(true)
    await expect.poll(isPressed).toBe('false')
    const toast = other.locator('[popover]').getByText(FULL)
    await toast.waitFor({ state: 'hidden' })
    await other.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    await hearts.nth(wished).evaluate((heart: HTMLElement) => heart.click())
    await expect.poll(() => toast.isVisible()).toBe(true)
    await other.close()
  }

  await allow({ quotaSize: 1 })
  // What is fetched after an address was saved may be what did not fit: then the form has gone.
  const isRefused = async (): Promise<boolean> => {
    if ((await addFarm()) === 'kept') return false
    await refuseWish()
    return main.locator('[name=name]').isVisible()
  }
  await expect.poll(isRefused, GRANTED).toBe(true)

  // What was typed is there still, and is saved once there is room.
  expect(await main.locator('[name=name]').inputValue()).toBe(`Farm ${farms}`)
  await allow({})
  await save()
  await kept(`Farm ${farms}`).waitFor()
  await notice.waitFor({ state: 'detached' })
  await expect.poll(() => leftOnPhone(page), LONG).toEqual(SENT)

  // Addresses have no bar at their foot.
  await open(page, '/')
  await allow({ quotaSize: 1 })
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'You' }).click()
  await page.getByRole('dialog', { name: FARMER.name }).getByText('Logout').click()
  await page.getByText('You are logged out').waitFor()
  expect(await tokenOf(page)).toBeNull()
  await allow({})
})
