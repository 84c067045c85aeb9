import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { openGateway } from '../support/codes.ts'
import { leaveDesk, logInAtShop, logInByCode, openCustomer, openSeller } from '../support/desk-steps.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { DESK, MOBILE } from '../support/phone.ts'

/** The desk on a screen of 1,280 px: the menu at the side, tables, a list beside what is open of it, and the log. */

const FARMER = { name: 'Lata Shinde', phone: '9822054381', email: 'lata@example.com', password: 'rabi-2026-gehu' }
const OPERATOR = { name: 'Ravi Shinde', phone: '9822054382' }

const gateway = await openGateway()
const shop = await ownShop(() => gateway.settings())
const phone = await ownPhone(shop.url, { viewport: DESK, serviceWorkers: 'block' })
const page = phone.page()
await page.emulateMedia({ reducedMotion: 'reduce' })
const main = page.getByRole('main')
const menu = page.getByRole('navigation', { name: 'The desk', exact: true })
const rows = main.getByRole('row')
const focused = (of: Page) => of.evaluate(() => document.activeElement?.textContent ?? '')
const firstCells = async () => (await main.getByRole('rowheader').allInnerTexts()).map((text) => text.trim())

let customer: Awaited<ReturnType<typeof openCustomer>> | undefined

test('the menu stands at the side, is walked by keyboard and says where one is', async () => {
  customer = await openCustomer(shop, FARMER)
  await customer.order([1, 1])
  await customer.order([2, 1])
  await logInAtShop(page, await openSeller(shop, gateway, customer.sellerId))
  await menu.getByRole('link', { name: 'To pack 2' }).waitFor()
  await expect.poll(() => menu.locator('[aria-current=page]').innerText()).toBe('Today')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  await menu.getByRole('link', { name: 'Stock and price' }).focus()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Listings')
  await page.keyboard.press('Enter')
  await main.getByRole('heading', { level: 1, name: 'Listings' }).waitFor()
  await expect.poll(() => menu.locator('[aria-current=page]').allInnerTexts()).toEqual(['Listings'])
  expect(await page.getByRole('navigation', { name: 'More of the desk' }).count()).toBe(0)
})

test('a table is sorted by the head of a column, which says so', async () => {
  const stock = main.getByRole('columnheader', { name: 'Stock' })
  const figures = async () =>
    (await main.locator('tbody tr').evaluateAll((all) => all.map((row) => row.children[4]?.textContent ?? ''))).map(
      Number,
    )
  await stock.getByRole('button').click()
  await expect.poll(() => stock.getAttribute('aria-sort')).toBe('ascending')
  const up = await figures()
  expect(up.length).toBeGreaterThan(1)
  expect(up).toEqual(up.toSorted((a, b) => a - b))
  await stock.getByRole('button').click()
  await expect.poll(() => stock.getAttribute('aria-sort')).toBe('descending')
  expect(await figures()).toEqual(up.toReversed())
  await page.reload()
  await stock.waitFor()
  await expect.poll(() => stock.getAttribute('aria-sort')).toBe('descending')
  await stock.getByRole('button').click()
  await expect.poll(() => stock.getAttribute('aria-sort')).toBeNull()
})

test('many listings are paused at once, and one of them put on sale again', async () => {
  const all = (await rows.count()) - 1
  await main.getByRole('checkbox', { name: 'Choose all' }).check()
  await main.getByText(`${all} chosen`).waitFor()
  await main.getByRole('button', { name: /^Pause/ }).click()
  await page.getByText(`${all} changed`).waitFor()
  await expect.poll(() => rows.filter({ hasText: 'Paused' }).count()).toBe(all)
  const [name = ''] = await firstCells()
  await main.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).check()
  await main.getByRole('button', { name: /\(1\)$/ }).click()
  await expect.poll(() => rows.filter({ hasText: 'On sale' }).count()).toBe(1)
})

test('an order opens beside its list, which stays; the focus goes to it, and Back to the row', async () => {
  await menu.getByRole('link', { name: 'Orders' }).click()
  await expect.poll(() => rows.count()).toBe(3)
  const [first = '', second = ''] = await firstCells()
  await main.getByRole('link', { name: first }).click()
  await main.getByRole('heading', { level: 1, name: `Order ${first}` }).waitFor()
  await expect.poll(() => focused(page)).toBe(`Order ${first}`)
  const other = main.getByRole('link', { name: `Show order ${second}` })
  await other.click()
  await main.getByRole('heading', { level: 1, name: `Order ${second}` }).waitFor()
  await expect.poll(() => focused(page)).toBe(`Order ${second}`)
  await expect.poll(() => main.locator('[aria-current=true]').getAttribute('aria-label')).toBe(`Show order ${second}`)
  await page.goBack()
  await main.getByRole('heading', { level: 1, name: `Order ${first}` }).waitFor()
  await page.goBack()
  await expect.poll(() => rows.count()).toBe(3)
  await expect.poll(() => focused(page)).toBe(first)
  // An address of its own opens both.
  await page.goto(`/desk/orders/${first}`)
  await main.getByRole('heading', { level: 1, name: `Order ${first}` }).waitFor()
  await other.waitFor()
  await page.setViewportSize(MOBILE)
  await other.waitFor({ state: 'detached' })
  await menu.getByRole('link', { name: 'To pack' }).waitFor()
  await page.setViewportSize(DESK)
})

test('the log tells in words what was done, and is narrowed to a kind and a person', async () => {
  await menu.getByRole('link', { name: 'What was changed' }).click()
  const entries = main.getByRole('article')
  await main.getByRole('heading', { level: 2 }).first().waitFor()
  await expect.poll(() => entries.first().innerText()).toMatch(/changed product .+\s+state: paused → on sale/)
  expect(await entries.first().innerText()).not.toMatch(/listing\.state|[{}]/)
  const before = await entries.count()
  await main.getByLabel('What', { exact: true }).selectOption('variant')
  await main.getByText('Nothing of that kind was changed').waitFor()
  expect(new URL(page.url()).searchParams.get('kind')).toBe('variant')
  await main.getByLabel('What', { exact: true }).selectOption('')
  await expect.poll(() => entries.count()).toBe(before)
  await main.getByLabel('Who', { exact: true }).selectOption('operator')
  await main.getByText('Nothing of that kind was changed').waitFor()
  await main.getByLabel('Who', { exact: true }).selectOption({ index: 0 })
  await main.getByLabel('Day', { exact: true }).fill('2026-01-01')
  await main.getByText('Nothing of that kind was changed').waitFor()
  await main.getByLabel('Day', { exact: true }).fill('')
  await entries.first().getByRole('link').click()
  await page.waitForURL('**/desk/products/*')
})

test('nobody is kept from any of it', async () => {
  const accessible = accessibilityOf(page)
  for (const path of ['/desk/', '/desk/stock', '/desk/listings', '/desk/orders', '/desk/claims', '/desk/log']) {
    await page.goto(path)
    await main.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await accessible.check(path)
    await page.setViewportSize(DESK)
  }
  expect(accessible.found).toEqual({})
})

/** How far tables of these screens reach beyond their place, in all languages but English. */
const beyond = async (paths: readonly string[]): Promise<string[]> => {
  const speak = (code: string) => page.evaluate((chosen) => localStorage.setItem('desk-language', chosen), code)
  const found: string[] = []
  for (const code of LANGUAGES.filter((one) => one !== 'en')) {
    await speak(code)
    for (const path of paths) {
      await page.goto(path)
      await rows.nth(1).waitFor()
      const over = await main
        .getByRole('table')
        .evaluate(({ parentElement: sheet }) => (sheet === null ? 0 : sheet.scrollWidth - sheet.clientWidth))
      if (over > 0) found.push(`${path} in ${code}: ${over} px`)
    }
  }
  await speak('en')
  return found
}

test('no table is wider than the screen, in whatever language', async () => {
  const ofShop = await beyond(['/desk/orders', '/desk/stock'])
  await leaveDesk(page)
  await shop.admin('staff', 'add', '--name', OPERATOR.name, '--phone', OPERATOR.phone, '--role', 'owner')
  await logInByCode(page, gateway, OPERATOR.phone)
  expect([...ofShop, ...(await beyond(['/desk/stock', '/desk/approvals']))]).toEqual([])
})
