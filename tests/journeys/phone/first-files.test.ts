import { expect, test } from 'vitest'
import { journey } from '../support/journey.ts'
import { hydrated, LONG, workerIsReady } from '../support/steps.ts'

const { shop, phone } = await journey()
const page = phone.page()

/** Files of the build, by who brought them. */
const loaded = (by: 'network' | 'worker') =>
  page.evaluate(
    (wanted) =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) => entry instanceof PerformanceResourceTiming && entry.workerStart > 0 === (wanted === 'worker'),
        )
        .map(({ name }) => /assets\/(\w+)-/.exec(name)?.[1] ?? ''),
    by,
  )
const kept = () =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('workbox-precache')) ?? ''
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => /(\w+)(?:-[^/]+)?\.(?:js|css|svg|html|webmanifest)/.exec(url)?.[1] ?? url)
  })

test('a first visit that nobody touches fetches what it shows, and what its first touch needs', async () => {
  await page.goto('/')
  await hydrated(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  expect(await kept()).toEqual(expect.arrayContaining(['style', 'react', 'shop', 'parts', 'start', 'database', 'cart']))
  for (const later of ['account', 'orders', 'forms', 'search', 'index']) expect(await kept()).not.toContain(later)
  expect(await loaded('network')).toContain('home')
  for (const later of ['style', 'parts', 'start']) expect(await loaded('network')).not.toContain(later)
  // At rest it makes ready what a first tap opens.
  await expect.poll(() => loaded('worker'), LONG).toEqual(expect.arrayContaining(['style', 'parts']))
  expect(await loaded('worker')).not.toContain('start')
})

test('its first touch brings the rest, and from then on every page opens without network', async () => {
  await workerIsReady(page)
  await expect.poll(() => loaded('worker'), LONG).toContain('start')
  await shop.stop()
  await page.goto('/account')
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page.goto('/search')
  await page.getByRole('searchbox').first().waitFor()
  // Nothing was lost that had been there.
  expect(await page.getByText('had deleted your shop data').count()).toBe(0)
})
