import { expect, test } from 'vitest'
import { journey } from '../support/journey.ts'
import { isKept, LONG, workerIsReady } from '../support/steps.ts'

const { shop, phone } = await journey()

const HOUR_MS = 3_600_000
const AT_ONCE_MS = 3_000

/** Sets back the time at which everything cached was fetched. */
const makeOlder = (ms: number) =>
  phone.page().evaluate(async (by) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) {
        const answer = await cache.match(key)
        const at = Number(answer?.headers.get('X-Kept-At') ?? 0)
        if (answer === undefined || at === 0) continue
        const headers = new Headers(answer.headers)
        headers.set('X-Kept-At', String(at - by))
        await cache.put(key, new Response(await answer.blob(), { headers }))
      }
    }
  }, ms)

/** As on a phone that has only seen pages which name some of the shop's categories, brands and sellers. */
const forgetWholeLists = () =>
  phone.page().evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys())
        if (/\/api\/(category-listing|brands|vendors)/.test(key.url)) await cache.delete(key, { ignoreVary: true })
    }
  })

const search = async (text: string) => {
  const box = phone.page().getByRole('searchbox', { name: 'Search products' }).first()
  await box.fill('')
  await box.fill(text)
}

test('without network old prices say how old they are, and the search finds what was visited', async () => {
  const page = phone.page()
  const main = page.getByRole('main')
  await page.goto('/')
  await workerIsReady(page)
  // Once as a document of the server, once through a link.
  await page.goto('/category/fertilisers')
  await main.locator('a[href^="/product-details/"]').first().waitFor()
  await page.goto('/category/solar')
  const link = main.locator('#products a[href^="/product-details/"]').first()
  const product = (await link.getAttribute('href')) ?? ''
  await link.press('Enter')
  await page.waitForURL(`**${product}`)
  await main.getByRole('button', { name: 'Add to Cart', exact: true }).first().waitFor()
  const title = await main.getByRole('heading', { level: 1 }).innerText()
  const slug = product.split('/').at(-1) ?? ''
  for (const call of ['product/details', 'similar-products', 'get-review', 'questions'])
    await expect.poll(() => isKept(page, `/api/${call}/${slug}`), LONG).toBe(true)

  await makeOlder(2 * HOUR_MS)
  await shop.stop()
  await page.goto('/')
  await page.getByText('Prices as of 2 hours ago').waitFor()
  await page.goto('/category/fertilisers')
  await page.getByText('Prices as of 2 hours ago').waitFor()
  await page.goto(product)
  await main.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByText('Prices as of 2 hours ago').waitFor()

  // What is missing from a list of which the phone has only a part may exist all the same.
  await forgetWholeLists()
  for (const path of ['/category/never-seen', '/brand/never-seen', '/seller/never-seen-999']) {
    await page.goto(path)
    await main.getByRole('heading', { name: 'This page is not on your phone yet' }).waitFor()
  }

  await page.goto('/')
  for (const text of ['urea', 'yuria', 'यूरिया', 'uraea']) {
    await search(text)
    await page.getByRole('search').getByText(/urea/i).first().waitFor()
    await expect.poll(() => page.getByRole('search').getByText('From this phone').count()).toBe(1)
    await page.getByRole('search').getByText('Prices as of 2 hours ago').waitFor()
  }
  await search('xylophone')
  await page.getByRole('search').getByText('No Product Found').waitFor()
  await page.getByRole('search').getByText('Only what is on this phone was searched').waitFor()
  await shop.start()
})

/** How far what was seen has moved by itself, as browsers sum it up. */
const layoutShift = () =>
  phone.page().evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        // Told of nothing when nothing has moved.
        requestAnimationFrame(() => setTimeout(() => resolve(0)))
      }),
  )

test('a page opened without network stays where it is when the strip tells of it', async () => {
  const page = phone.page()
  await page.goto('/')
  await workerIsReady(page)
  await page.goto('/')
  await page.context().setOffline(true)
  await page.goto('/')
  await page.getByText('Prices as of').waitFor()
  expect(await layoutShift()).toBeLessThan(0.01)
  await page.context().setOffline(false)
  await page.getByText('You are offline').waitFor({ state: 'hidden' })
})

test('on a connection that brings nothing, what the phone has is there within 3 seconds', async () => {
  phone.expects(/^503 \/api\/(get-review|questions)\//)
  const page = phone.page()
  const main = page.getByRole('main')
  await page.goto('/category/solar')
  await page.getByText('You are offline').waitFor({ state: 'hidden' })
  const links = main.locator('#products a[href^="/product-details/"]')
  const product = (await links.first().getAttribute('href')) ?? ''
  await page.getByRole('banner').getByRole('button', { name: 'Download', exact: true }).click()
  await page.getByRole('button', { name: 'Use without network' }).click()
  await page.getByRole('banner').getByText('Kept on this phone').waitFor(LONG)

  shop.freeze()
  for (const path of ['/', '/category/solar', product, '/category/solar?sort=price_desc']) {
    const begin = Date.now()
    await page.goto(path, { waitUntil: 'commit' })
    await main.getByRole('heading', { level: 1 }).waitFor()
    await main.getByText('₹').first().waitFor()
    expect(Date.now() - begin, path).toBeLessThan(AT_ONCE_MS)
  }
  // Through a link, to a product that was never opened.
  await page.goto('/category/solar')
  const begin = Date.now()
  await links.last().press('Enter')
  await main.getByRole('button', { name: 'Add to Cart', exact: true }).waitFor()
  expect(Date.now() - begin).toBeLessThan(AT_ONCE_MS)
  shop.thaw()
  expect(phone.errors).toEqual([])
})
