import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { journey } from '../support/journey.ts'
import { brokenPictures, LONG, oneOf, open, signUp, workerIsReady } from '../support/steps.ts'

const FARMER = {
  name: 'Kamal Jadhav',
  phone: '9822054777',
  email: 'kamal-asks@example.com',
  password: 'rabi-2026-gehu',
}

const { shop, phone } = await journey()
const folder = mkdtempSync(join(tmpdir(), 'haldhar-photos-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Photographs of different colours, so that none is another. */
const photographs = (names: readonly string[]) =>
  Promise.all(
    names.map(async (name, place) => {
      const path = join(folder, name)
      const background = { r: 60 * place, g: 120, b: 80 }
      const photo = sharp({ create: { width: 900, height: 1200, channels: 3, background } }).jpeg()
      writeFileSync(path, await photo.toBuffer())
      return path
    }),
  )

const scaleOf = (dialog: Locator) => dialog.locator('[data-zoom]').getAttribute('data-zoom')

test('a seller’s photographs are swiped and enlarged; what is drawn says so; offline they stay', async () => {
  const page = phone.page()
  const main = page.getByRole('main')
  const product = await oneOf(shop, 'category=seeds&in_stock=1')
  await open(page, `/product-details/${product.slug}`)
  await expect.poll(() => main.getByText('Drawing, not a photo').count()).toBe(1)

  await shop.admin(
    'products',
    'pictures',
    String(product.id),
    'add',
    ...(await photographs(['front.jpg', 'label.jpg', 'batch.jpg'])),
  )
  await open(page, `/product-details/${product.slug}`)
  await main.getByText('Photo from the seller').waitFor()
  expect(await main.getByText('Drawing, not a photo').count()).toBe(0)
  await main.getByText('Picture 1 of 3').waitFor()
  const strip = main.getByRole('list').filter({ has: page.getByRole('button', { name: /Enlarge$/ }) })
  await strip.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }))
  await main.getByText('Picture 2 of 3').waitFor()
  expect(await brokenPictures(page)).toEqual([])

  await main.getByRole('button', { name: `${product.title}, picture 2 of 3 Enlarge` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Picture 2 of 3').waitFor()
  await page.keyboard.press('+')
  await expect.poll(() => scaleOf(dialog)).toBe('1.60')
  await page.keyboard.press('-')
  await expect.poll(() => dialog.locator('[data-zoom]').count()).toBe(0)
  const picture = dialog.getByRole('img')
  await picture.dblclick()
  await expect.poll(() => scaleOf(dialog)).toBe('2.50')
  await picture.dblclick()
  await expect.poll(() => dialog.locator('[data-zoom]').count()).toBe(0)
  await page.keyboard.press('ArrowRight')
  await dialog.getByText('Picture 3 of 3').waitFor()
  expect(await dialog.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: 'Previous' }).click()
  await dialog.getByText('Picture 2 of 3').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)

  await workerIsReady(page)
  await open(page, `/product-details/${product.slug}`)
  await main.getByText('Picture 1 of 3').waitFor()
  await page.context().setOffline(true)
  await page.reload()
  await main.getByText('Photo from the seller').waitFor()
  expect(await brokenPictures(page)).toEqual([])
  await page.context().setOffline(false)
})

test('a guest who asks logs in and comes back; a question typed without network is sent and answered', async () => {
  const page = phone.page()
  const main = page.getByRole('main')
  const product = await oneOf(shop, 'category=fertilisers&in_stock=1')
  // A page that is looked at anew without network does without what is not kept.
  phone.expects(/^503 \/api\/questions\//)
  const path = `/product-details/${product.slug}`
  await signUp(page, FARMER)
  await open(page, path)
  await main.getByText('No questions yet.').waitFor()
  await main.getByRole('button', { name: 'Ask a question' }).click()
  await page.waitForURL('**/login')
  await main.getByRole('button', { name: 'Other number or password' }).click()
  await main.locator('[name=email]').fill(FARMER.email)
  await main.locator('[name=password]').fill(FARMER.password)
  await main.getByRole('button', { name: 'Login', exact: true }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)

  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Your question')
  await main.getByRole('button', { name: 'Ask a question' }).click()
  await field.fill('Hm')
  await dialog.getByRole('button', { name: 'Send the question' }).click()
  await dialog.getByText('Type your question as a sentence').waitFor()
  const question = '<b>Is it</b> good for onions?'
  await field.fill(question)
  // Closed before it was sent: what was typed is there again.
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  await main.getByRole('button', { name: 'Ask a question' }).click()
  await expect.poll(() => field.inputValue()).toBe(question)
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Send the question' }).click()
  await main.getByText('Saved on this phone. It is sent when the network is back.').waitFor()
  await page.context().setOffline(false)
  const rows = async () => (await shop.admin('questions', 'list')) as { id: number; question: string }[]
  await expect.poll(async () => (await rows()).map((row) => row.question), LONG).toEqual([question])
  await shop.admin('questions', 'answer', String((await rows())[0]?.id), '--text', 'Yes, before they are planted.')
  await expect
    .poll(async () => {
      await page.reload()
      return main.getByText('Yes, before they are planted.').count()
    }, LONG)
    .toBe(1)
  await main.getByText(question).waitFor()
  await main.getByText('Kamal J., answered').waitFor()
})

test('a guest who wants to be told when a pack is back logs in, is told so, and can stop', async () => {
  const page = phone.page()
  const main = page.getByRole('main')
  const product = await oneOf(shop, 'category=fertilisers&in_stock=1', ({ variants }) => variants.length === 1)
  await shop.admin('products', 'set', product.variants[0]?.sku ?? '', '--stock', '0')
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  const path = `/product-details/${product.slug}`
  await open(page, path)
  await main.getByRole('button', { name: 'Tell me when it is back' }).click()
  await page.waitForURL('**/login')
  await main.getByRole('button', { name: 'Other number or password' }).click()
  await main.locator('[name=email]').fill(FARMER.email)
  await main.locator('[name=password]').fill(FARMER.password)
  await main.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(`**${path}`)
  await expect.poll(() => main.getByText('We will tell you when it is back').count(), LONG).toBe(1)
  await page.reload()
  await main.getByText('We will tell you when it is back').waitFor()
  await main.getByRole('button', { name: 'Do not tell me' }).click()
  await main.getByRole('button', { name: 'Tell me when it is back' }).waitFor()
})
