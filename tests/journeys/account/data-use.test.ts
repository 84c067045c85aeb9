import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { makePhotographs } from '../../support/photographs.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { isKept, LONG, oneOf, open, workerIsReady } from '../support/steps.ts'

/** A phone that wants to use little data: by its browser, by its own switch, and what it has used and stored. */

const shop = await ownShop()
const photographs = makePhotographs()
afterAll(photographs.remove)

const PICTURE_MAX = 12_000

/** Chromium sends the header with every request of the page, and tells scripts of it. */
const saveData = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Save-Data': 'on' } })
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}

/** Bytes on the wire of every picture that this page loads from now on, by its address. */
const watchPictures = async (page: Page): Promise<Map<string, number>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const addresses = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? ''
    if (address.includes('/images/')) bytes.set(address, encodedDataLength)
  })
  return bytes
}

const shownWidths = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [
        ...document.querySelectorAll(
          'main svg[data-src], main img:not([src*="/brands/"], [src*="/avatars/"], [src*="/crops/"])',
        ),
      ].map((picture) =>
        new URL(picture.getAttribute('data-src') ?? picture.getAttribute('src') ?? '', location.href).searchParams.get(
          'w',
        ),
      ),
    ),
  ])
const isLittle = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.getElementById('shop-settings')?.textContent.includes('"littleData":true') ?? false)

test('with Save-Data pictures are small, the banner stands still, and a photograph is large after a tap', async () => {
  const phone = await ownPhone(shop.url)
  const page = phone.page()
  const product = await oneOf(shop, 'category=seeds&in_stock=1')
  await shop.admin('products', 'pictures', String(product.id), 'add', await photographs.make('sack.jpg'))
  await saveData(page)
  const loaded = await watchPictures(page)
  await open(page, '/')
  const banners = page.locator('[aria-roledescription=carousel]').first()
  await expect.poll(() => banners.getByRole('button', { name: 'Start the slideshow' }).count()).toBe(1)
  await expect.poll(() => shownWidths(page)).toEqual(['160'])
  expect(await banners.locator('img').count()).toBe(1)
  expect(await page.locator('[data-slider]').count()).toBe(0)
  // Whoever wants to see them all starts it.
  await banners.getByRole('button', { name: 'Start the slideshow' }).click()
  await expect.poll(() => banners.locator('img').count()).toBeGreaterThan(1)
  await expect.poll(() => banners.locator('[data-slider]').count(), LONG).toBe(1)
  await page.mouse.wheel(0, 20_000)
  await expect.poll(() => loaded.size).toBeGreaterThan(5)

  await open(page, `/product-details/${product.slug}`)
  const main = page.getByRole('main')
  await main.getByRole('img', { name: /picture 1 of 1/ }).waitFor()
  await expect.poll(() => shownWidths(page)).toEqual(['160'])
  expect(Math.max(...loaded.values()), [...loaded].join('\n')).toBeLessThanOrEqual(PICTURE_MAX)
  expect([...loaded.keys()].filter((address) => !address.includes('w=160') && address.includes('/products/'))).toEqual(
    [],
  )
  await main.getByRole('button', { name: 'Tap for the large picture (about 50 kB)' }).click()
  await expect.poll(() => [...loaded.keys()].some((address) => address.includes('w=720')), LONG).toBe(true)
  expect(await page.getByRole('dialog').getByRole('img').getAttribute('srcset')).toBeNull()
})

test('either rendering is kept for who asked for it: by the switch, with and without network', async () => {
  const phone = await ownPhone(shop.url)
  const page = phone.page()
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Menu' }).last().click()
    await page.getByRole('link', { name: 'Data and storage' }).click()
    await page.getByRole('radio', { name }).check()
    await page.getByText('Counts from the next page that you open.').waitFor()
    // Written before the next page asks.
    await expect.poll(() => page.evaluate(async () => (await caches.match('/data-use/choice'))?.text())).toBeDefined()
  }
  await open(page, '/')
  await workerIsReady(page)
  await expect.poll(() => isKept(page, '/'), LONG).toBe(true)
  await open(page, '/')
  expect(await isLittle(page)).toBe(false)
  await choose('Always')
  await open(page, '/')
  await expect.poll(() => isLittle(page)).toBe(true)
  await expect.poll(() => shownWidths(page)).toEqual(['160'])
  await expect.poll(() => isKept(page, '/?data=little'), LONG).toBe(true)

  await shop.stop()
  await open(page, '/')
  expect(await isLittle(page)).toBe(true)
  await choose('Never')
  await open(page, '/')
  expect(await isLittle(page)).toBe(false)
  expect(await page.locator('main img[srcset]').count()).toBeGreaterThan(0)
  // Rendered by the phone itself: nobody has opened this page yet.
  await choose('Always')
  await page.getByRole('link', { name: 'Home' }).last().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => shownWidths(page)).toEqual(['160'])
  expect(await page.locator('main img[srcset]').count()).toBe(0)
  phone.unexpected()
  await shop.start()
})

test('today’s data is told, and one press frees what can be fetched again and nothing else', async () => {
  const phone = await ownPhone(shop.url)
  const page = phone.page()
  const product = await oneOf(shop, 'in_stock=1&category=fertilizers').catch(() => oneOf(shop, 'in_stock=1'))
  await open(page, `/product-details/${product.slug}`)
  await workerIsReady(page)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  await page
    .getByRole('button', { name: /^Cart, 1 item/ })
    .first()
    .waitFor()
  await open(page, '/category/irrigation')
  await page.getByRole('banner').getByRole('button', { name: 'Download', exact: true }).click()
  await page.getByRole('button', { name: 'Use without network' }).click()
  const savedCount = () =>
    page.evaluate(async () => (await (await caches.open('kept-category-irrigation')).keys()).length)
  await page.getByText('Kept on this phone').first().waitFor(LONG)
  const saved = await savedCount()
  await open(page, '/data-use')
  const main = page.getByRole('main')
  const told = async () => Number(/About ([\d,]+) kB/.exec(await main.innerText())?.[1] ?? 0)
  // The shop itself weighs so much, of which the worker has loaded the larger part.
  await expect.poll(told, LONG).toBeGreaterThan(300)
  expect(await told()).toBeLessThan(1_000)
  const pictures = () =>
    page.evaluate(async () =>
      (await caches.has('pictures')) ? (await (await caches.open('pictures')).keys()).length : 0,
    )
  expect(await pictures()).toBeGreaterThan(0)

  await shop.stop()
  await page.reload()
  await page.getByText('You are offline').or(page.getByText('The shop does not answer')).first().waitFor(LONG)
  await main.getByRole('button', { name: 'Free up space' }).click()
  await page.getByRole('dialog').getByText('Pictures and pages you have seen will be missing').waitFor()
  expect(await pictures()).toBeGreaterThan(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Leave it' }).click()
  await shop.start()
  await open(page, '/data-use')
  await main.getByRole('button', { name: 'Free up space' }).click()
  await page.getByText(/^About [\d.]+ .B of pictures and pages deleted\.$/).waitFor()
  expect(await pictures()).toBe(0)
  expect(await page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringMatching(/^(pages-|catalogue)/))
  expect(await savedCount()).toBe(saved)
  await page
    .getByRole('button', { name: /^Cart, 1 item/ })
    .first()
    .waitFor()
  phone.unexpected()
})
