import { expect, test } from 'vitest'
import { desk } from '../../../src/desk/languages/hi/desk.ts'
import { openGateway } from '../support/codes.ts'
import { leaveDesk, logInAtShop, openCustomer, openSeller } from '../support/desk-steps.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { LONG } from '../support/steps.ts'

/** A desk whose code is still on its way. */

const FARMER = { name: 'Kamal Jadhav', phone: '9822054361', email: 'kamal.j@example.com', password: 'rabi-2026-gehu' }

const gateway = await openGateway()
const shop = await ownShop(() => gateway.settings())
const page = (await ownPhone(shop.url, { serviceWorkers: 'block' })).page()
const main = page.getByRole('main')

let held: Promise<void> | undefined
await page.route('**/desk/assets/desk-*.js', async (route) => {
  await held
  await route.continue()
})

/** Keeps the code of the desk back from now on. Returns what lets it come. */
const holdCode = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  return resolve
}

const stored = () => page.evaluate(() => Object.entries(localStorage).join())
const kept = () => page.evaluate(() => localStorage.getItem('desk-today') ?? '')

test('a first visit reads the log-in before the code has come; a number sent early is sent by it', async () => {
  const release = holdCode()
  await page.goto('/desk/', { waitUntil: 'commit' })
  await main.getByRole('heading', { name: 'Log in at the desk' }).waitFor()
  await main.getByLabel('Phone number').fill('9822054321')
  await main.getByRole('button', { name: 'Send me a code' }).click()
  expect(new URL(page.url()).search).toBe('')
  release()
  await main.getByText('If 9822054321 belongs to a shop’s staff, a code is on its way.').waitFor()
  await page.evaluate(() => sessionStorage.clear())
})

test('Today of last time stands before the code has come, names no customer, and gives way to what there is', async () => {
  const customer = await openCustomer(shop, FARMER)
  await customer.order([1, 1])
  await logInAtShop(page, await openSeller(shop, gateway, customer.sellerId))
  await main.getByRole('link', { name: 'To pack 1' }).waitFor()
  await expect.poll(kept, LONG).toContain('To pack')
  for (const own of [FARMER.name, FARMER.phone, '411002', 'HD']) expect(await kept()).not.toContain(own)
  await customer.order([1, 1])

  const release = holdCode()
  await page.goto('/desk/', { waitUntil: 'commit' })
  await main.getByRole('link', { name: 'To pack 1' }).waitFor()
  const links = () => main.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect((await links()).slice(0, 5)).toEqual([
    '/desk/pack',
    '/desk/hand-over',
    '/desk/round',
    '/desk/back',
    // The parcel that was next may be packed by now.
    '/desk/pack',
  ])
  const bar = page.getByRole('navigation', { name: 'The desk', exact: true })
  for (const name of ['Today', 'To pack 1', 'Hand over', 'Round', 'Back'])
    expect(await bar.getByRole('link', { name, exact: true }).count(), name).toBe(1)
  const drawn = () =>
    page
      .locator('a:has(path)')
      .evaluateAll((all) =>
        all.map((link) => `${link.textContent.trim()} ${link.querySelector('path')?.getAttribute('d')}`),
      )
  const drawings = (await drawn()).filter((line) => !line.startsWith('To pack'))
  expect(drawings.length).toBeGreaterThan(10)
  const before = await main.getByRole('link', { name: 'Pack the next parcel' }).boundingBox()
  release()
  await main.getByRole('link', { name: 'To pack 2' }).waitFor()
  expect(await main.getByRole('link', { name: 'Pack the next parcel' }).boundingBox()).toEqual(before)
  expect(await drawn()).toEqual(expect.arrayContaining(drawings))
})

test('a press on Today of last time opens its list', async () => {
  const release = holdCode()
  await page.goto('/desk/', { waitUntil: 'commit' })
  await main.getByRole('link', { name: /^To pack/ }).click()
  await page.waitForURL('**/desk/pack')
  release()
  await main.getByRole('heading', { level: 1, name: 'To pack' }).waitFor()
  await main.getByRole('article').first().waitFor()
})

test('Today of last time is shown in the language in which it was read, and in no other', async () => {
  const hindi = [desk?.today?.tab, desk?.toPack?.tab, desk?.handOver?.tab, desk?.round?.tab, desk?.back?.tab]
  const choose = (code: string) => page.evaluate((chosen) => localStorage.setItem('desk-language', chosen), code)
  await choose('hi')
  await page.goto('/desk/')
  await expect.poll(kept, LONG).toContain(desk?.counts?.to_pack)
  const release = holdCode()
  await page.goto('/desk/', { waitUntil: 'commit' })
  await main.getByRole('heading', { level: 1, name: desk?.today?.title ?? 'missing' }).waitFor()
  const bar = page.getByRole('navigation', { name: desk?.navigation ?? 'missing', exact: true })
  const words = (await bar.getByRole('link').allInnerTexts()).map((text) => text.replace(/\s*\d*$/, '').trim())
  expect(words).toEqual(hindi)
  expect(await page.locator('#root').innerText()).not.toMatch(/Today|To pack|Orders/)
  await choose('en')
  await page.goto('/desk/', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  expect(await page.locator('#root > *').count()).toBe(0)
  release()
  await main.getByRole('link', { name: /^To pack/ }).waitFor()
  await expect.poll(kept, LONG).toContain('To pack')
})

test.each([
  '',
  '{',
  '{}',
  '{"token":null}',
  'null',
  'of another log-in',
  'with an address elsewhere',
  'with no drawing',
])('what cannot be shown of last time (%s) leaves Today to the code', async (what) => {
  // Where nothing of the desk keeps it anew.
  await page.goto('/robots.txt')
  await page.evaluate((text) => {
    const good = localStorage.getItem('desk-today') ?? ''
    if (text === 'of another log-in') localStorage.setItem('desk-today', good.replace('"desk.', '"desk.other'))
    else if (text.startsWith('with an address'))
      localStorage.setItem('desk-today', good.replace('/desk/orders', '//example.com/'))
    else if (text.startsWith('with no')) localStorage.setItem('desk-today', good.replace(/"[mM]\d[^"]*"/, '"box"'))
    else localStorage.setItem('desk-today', text)
  }, what)
  const release = holdCode()
  await page.goto('/desk/', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  expect(await page.locator('#root > *').count()).toBe(0)
  release()
  await main.getByRole('link', { name: 'To pack 2' }).waitFor()
  await expect.poll(kept, LONG).toMatch(/^\{"token":"desk\.(?!other).*"To pack"/)
})

test('a log-out leaves nothing of Today, neither in storage nor on the screen', async () => {
  expect(await kept()).not.toBe('')
  await leaveDesk(page)
  expect(await stored()).not.toMatch(/To pack|desk-today/)
  const release = holdCode()
  await page.goto('/desk/', { waitUntil: 'commit' })
  await main.getByRole('heading', { name: 'Log in at the desk' }).waitFor()
  expect(await page.getByRole('link', { name: /^To pack/ }).count()).toBe(0)
  release()
})
