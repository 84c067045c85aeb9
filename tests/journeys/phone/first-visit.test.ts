import { expect, onTestFinished, test } from 'vitest'
import { ownPhone, ownShop } from '../support/journey.ts'
import { openProxy } from '../support/proxy.ts'
import { FETCHED_AT_HEADER } from '../../../src/contract/constants.ts'
import { LONG, open, workerIsReady } from '../support/steps.ts'

const shop = await ownShop()
const loaded = ({ page }: Awaited<ReturnType<typeof ownPhone>>) =>
  page().evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(/-.{8}\.js$/, '')))
const OWN_DATA = expect.arrayContaining([
  expect.stringMatching(/assets\/start$/),
  expect.stringMatching(/assets\/database$/),
])

test('a first visit loads the code of cart and log-in at the first touch', async () => {
  const phone = await ownPhone(shop.url, { serviceWorkers: 'block' })
  const page = phone.page()
  await open(page, '/')
  // Hydrated to its foot.
  await expect.poll(() => loaded(phone)).toContainEqual(expect.stringMatching(/assets\/sections$/))
  expect(await loaded(phone)).not.toContainEqual(expect.stringMatching(/assets\/(start|database)$/))
  await page.touchscreen.tap(200, 300)
  await expect.poll(() => loaded(phone)).toEqual(OWN_DATA)
})

test('so does a first visit to a category, without its saving for offline', async () => {
  const phone = await ownPhone(shop.url, { serviceWorkers: 'block' })
  const page = phone.page()
  await open(page, '/category/seeds')
  await expect.poll(() => loaded(phone)).toContainEqual(expect.stringMatching(/assets\/sections$/))
  await page.waitForLoadState('networkidle')
  expect(await loaded(phone)).not.toContainEqual(expect.stringMatching(/assets\/(start|database|forms|cart)$/))
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Download', exact: true }).tap()
  await banner.getByRole('button', { name: 'Use without network' }).waitFor()
})

/** The browser tells which databases it keeps only once the page was tapped. */
const TOLD_AFTER_TAP = `
  const tapped = new Promise((resolve) => addEventListener('click', resolve))
  const { databases } = IDBFactory.prototype
  IDBFactory.prototype.databases = function () {
    return tapped.then(() => databases.call(this))
  }`

test('a touch while the browser looks up what it keeps is not missed', async () => {
  const phone = await ownPhone(shop.url, { serviceWorkers: 'block', before: TOLD_AFTER_TAP })
  const page = phone.page()
  await open(page, '/category/seeds')
  const link = page.locator('#products a[href^="/product-details/"]').first()
  await open(page, (await link.getAttribute('href')) ?? '')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Cart, 1 item' }).first().isVisible()).toBe(true)
})

test('and from the files of the worker, once that is there', async () => {
  const phone = await ownPhone(shop.url)
  await open(phone.page(), '/')
  await phone.page().waitForFunction(() => navigator.serviceWorker.controller !== null)
  expect(await loaded(phone)).not.toContainEqual(expect.stringMatching(/assets\/(start|database)$/))
  await phone.page().touchscreen.tap(200, 300)
  await expect.poll(() => loaded(phone)).toEqual(OWN_DATA)
  const starts = await phone.page().evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => /assets\/(start|database)-/.test(entry.name))
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.workerStart : 0)),
  )
  expect(starts.every((start) => start > 0)).toBe(true)
})

test('the server is pinged only for a page that came from the worker', async () => {
  const phone = await ownPhone(shop.url)
  const page = phone.page()
  let visit = 'first'
  const pings: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/health')) pings.push(visit)
  })
  await open(page, '/')
  await workerIsReady(page)
  await page.touchscreen.tap(200, 300)
  await expect.poll(() => loaded(phone)).toEqual(OWN_DATA)
  await page.waitForLoadState('networkidle')
  visit = 'second'
  await page.reload()
  await expect.poll(() => pings, LONG).toEqual(['second'])
})

test('a page of the farmer’s own loads it at once', async () => {
  const phone = await ownPhone(shop.url, { serviceWorkers: 'block' })
  await open(phone.page(), '/login')
  await expect.poll(() => loaded(phone)).toEqual(OWN_DATA)
})

test('a page that has not changed is not sent a second time', async () => {
  const proxy = await openProxy(shop.url)
  onTestFinished(proxy.close)
  const phone = await ownPhone(proxy.url)
  const page = phone.page()
  const keptAt = () =>
    page.evaluate(async (header) => {
      const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).match('/about')))
      return Number(kept.map((answer) => answer?.headers.get(header)).join(''))
    }, FETCHED_AT_HEADER)
  await open(page, '/about')
  await expect.poll(keptAt, LONG).toBeGreaterThan(0)
  const before = await keptAt()
  // A browser may have lost its own copy.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  const asked: (string | null)[] = []
  proxy.fate = ({ path, etag }) => {
    if (path === '/about') asked.push(etag)
    return 'pass'
  }
  await open(page, '/about')
  await expect.poll(() => asked).toEqual([expect.stringMatching(/^W\//)])
  await expect.poll(keptAt).toBeGreaterThan(before)
})
