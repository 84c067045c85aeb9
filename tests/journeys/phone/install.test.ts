import * as v from 'valibot'
import { expect, test } from 'vitest'
import { calls } from '../../../src/contract/shop-calls.ts'
import { journey } from '../support/journey.ts'
import { openPhone } from '../support/phone.ts'
import { isKept, LONG, workerIsReady } from '../support/steps.ts'

const { shop, phone } = await journey()

test('Chromium finds nothing that keeps the shop off the home screen', async () => {
  const page = phone.page()
  await page.goto('/')
  await workerIsReady(page)
  const devtools = await phone.context().newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
})

test('the manifest names an id, a maskable icon, shortcuts and screenshots, and all of its pictures are there', async () => {
  const manifest = (await (await fetch(`${shop.url}/manifest.webmanifest`)).json()) as {
    id: string
    icons: { src: string; purpose?: string }[]
    shortcuts: { url: string; icons: { src: string }[] }[]
    screenshots: { src: string }[]
  }
  expect(manifest.id).toBe('/')
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  expect(manifest.shortcuts.length).toBeGreaterThan(0)
  const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons), ...manifest.screenshots]
  for (const { src } of pictures) {
    const answer = await fetch(new URL(src, shop.url))
    expect([src, answer.status, answer.headers.get('Content-Type')?.split('/')[0]]).toEqual([src, 200, 'image'])
  }
  for (const { url } of manifest.shortcuts) expect((await fetch(new URL(url, shop.url))).status).toBe(200)
})

test('whoever came by a link to a product opens the home page from the home screen without network', async () => {
  const guest = await openPhone(shop.url)
  const page = guest.page()
  try {
    const { data } = v.parse(calls.products.answer, await (await fetch(`${shop.url}/api/products?limit=1`)).json())
    await page.goto(`/product-details/${data[0]?.slug}`)
    await workerIsReady(page)
    await expect.poll(() => isKept(page, '/'), LONG).toBe(true)
    await guest.context().setOffline(true)
    await page.goto('/?source=home-screen')
    await page.getByText('You are offline').waitFor()
    const { data: trades } = v.parse(
      calls.categories.answer,
      await (await fetch(`${shop.url}/api/${calls.categories.path}`)).json(),
    )
    const tiles = page.getByRole('main').getByRole('listitem')
    for (const { name, slug } of trades)
      expect([name, await tiles.locator(`a[href="/category/${slug}"]`).count()]).toEqual([name, 1])
  } finally {
    await guest.dispose()
  }
})

test('what was on the screen when the worker came can be opened without network', async () => {
  const page = phone.page()
  await page.goto('/about')
  await workerIsReady(page)
  await page.goto('/')
  await expect.poll(() => isKept(page, '/'), LONG).toBe(true)
  const words = await page.getByRole('heading', { level: 1 }).innerText()
  await shop.stop()
  await page.reload()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(words)
  await page.goto('/privacy-policy')
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor()
  await page.getByRole('main').getByText('25 September 2025').first().waitFor()
})
