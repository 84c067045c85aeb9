import { expect, test } from 'vitest'
import * as v from 'valibot'
import { calls } from '../../../src/contract/shop-calls.ts'
import { spoiltJourney } from '../support/journey.ts'
import { brokenPictures, LONG, workerIsReady } from '../support/steps.ts'

const { shop, proxy, phone } = await spoiltJourney()

/** Sixty-odd products. */
const SLUG = 'irrigation'
/** So many pictures come before the network goes. */
const PICTURES_BEFORE = 8
/** Some of them open in this journey; the names of all of them are asked for. */
const OPENED = 6

const goodsOf = async (slug: string) => {
  const answer = await fetch(
    `${shop.url}/api/${calls.keepGoods.path.replace(':kind', 'category').replace(':slug', slug)}`,
  )
  return v.parse(calls.keepGoods.answer, await answer.json())
}

/** Body bytes of a cache, and how many pictures are in it. */
const inCache = (name: string) =>
  phone.page().evaluate(async (wanted) => {
    const cache = await caches.open(wanted)
    const keys = await cache.keys()
    const bodies = await Promise.all(keys.map(async (key) => (await cache.match(key))?.arrayBuffer()))
    return {
      bytes: bodies.reduce((sum, body) => sum + (body?.byteLength ?? 0), 0),
      pictures: keys.filter(({ url }) => url.includes('/images/')).length,
    }
  }, name)

test('a category is kept for offline: interrupted, continued, opened without the shop, and removed', async () => {
  phone.expects(/^503 \/api\/(get-review|questions)\//)
  const page = phone.page()
  await page.goto(`/category/${SLUG}`)
  await workerIsReady(page)

  // The size is shown first, and until it comes what it will be for.
  const menu = page.getByRole('banner')
  let answer = () => {}
  const held = new Promise<void>((done) => (answer = done))
  await page.route('**/api/keep-size/**', async (route) => {
    await held
    await route.continue()
  })
  await menu.getByRole('button', { name: 'Download', exact: true }).click()
  await menu.locator('meter').waitFor()
  await expect.poll(() => menu.getByRole('button', { name: 'Use without network' }).isDisabled()).toBe(true)
  answer()
  await menu.getByText(/4\d products, \d+ kB with pictures/).waitFor()
  const told = await fetch(`${shop.url}/api/keep-size/category/${SLUG}`)
  const promise = v.parse(calls.keepSize.answer, await told.json()).data
  expect(promise.products).toBeGreaterThanOrEqual(40)

  // The network goes in the middle; once the shop is reachable again, the download continues.
  let pictures = 0
  proxy.fate = ({ path }) => {
    if (path.startsWith('/images/')) pictures++
    return pictures > PICTURES_BEFORE ? 'drop' : 'pass'
  }
  await menu.getByRole('button', { name: 'Use without network' }).click()
  await menu.getByText(/^Stopped at \d+%/).waitFor()
  const before = await inCache(`kept-category-${SLUG}`)
  expect(before.pictures).toBeGreaterThan(0)
  await phone.reopen()
  proxy.fate = () => 'pass'
  const again = phone.page()
  await again.goto('/offline')
  await again
    .getByRole('main')
    .getByText(/4\d products, \d+ kB, from /)
    .waitFor()
  const after = await inCache(`kept-category-${SLUG}`)
  expect(after.pictures).toBeGreaterThan(before.pictures)
  expect(after.bytes / promise.bytes).toBeGreaterThan(0.9)
  expect(after.bytes / promise.bytes).toBeLessThan(1.1)
  const { data, meta } = await goodsOf(SLUG)
  // With every seller's listing.
  expect(meta.total).toBeGreaterThan(promise.products)

  // Without the shop every page opens with its picture.
  await shop.stop()
  const known = await again.evaluate(
    async (products) => {
      const answers = await Promise.all(
        products.map(async ({ slug, picture }) => {
          const [details, image] = await Promise.all([fetch(`/api/product/details/${slug}`), fetch(picture)])
          return details.ok && image.ok && /^image\/(webp|svg)/.test(image.headers.get('Content-Type') ?? '')
        }),
      )
      return answers.filter(Boolean).length
    },
    data.map(({ slug, product_id, image_url }) => ({
      slug,
      picture: `/images/products/${product_id}/${image_url}?w=640`,
    })),
  )
  expect(known).toBe(data.length)
  for (const product of data.filter((_, at) => at % Math.ceil(data.length / OPENED) === 0)) {
    await again.goto(`/product-details/${product.slug}`)
    await again.getByRole('main').getByRole('heading', { level: 1, name: product.title }).waitFor()
    expect(await brokenPictures(again), product.slug).toEqual([])
  }

  // The category itself opens too, with its filters and further pages.
  await again.goto(`/category/${SLUG}?sort=price_asc`)
  await again.getByText(`${promise.products} products`).filter({ visible: true }).first().waitFor()
  await again.getByRole('button', { name: 'Load more' }).click()
  await expect
    .poll(
      () =>
        again
          .locator('#products ul > li')
          .filter({ has: again.getByRole('link') })
          .count(),
      LONG,
    )
    .toBe(24)

  // Removed again.
  await again.goto('/offline')
  await again.getByRole('main').getByRole('button', { name: 'Remove' }).click()
  await again.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await again.getByRole('main').getByText('Nothing kept yet').waitFor()
  expect(await again.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('kept-')))).toEqual([])
  expect(phone.errors).toEqual([])
})
