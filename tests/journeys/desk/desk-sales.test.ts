import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { faultsOfLargeText } from '../support/looks/large-text.ts'
import { leaveDesk, logInAtShop, logInByCode, openCustomer, openSeller } from '../support/desk-steps.ts'
import { messageJourney } from '../support/journey.ts'

/** What sells, as a shop's people and the operator's read it. */

const FARMER = { name: 'Kamal Jadhav', phone: '9822054361', email: 'kamal@example.com', password: 'rabi-2026-gehu' }
const OPERATOR = { name: 'Ravi Shinde', phone: '9822054362' }

const { gateway, shop, phone } = await messageJourney()
const page = phone.page()
const main = page.getByRole('main')
const { check, found } = accessibilityOf(page)
await page.emulateMedia({ reducedMotion: 'reduce' })

const { sellerId, packs, order } = await openCustomer(shop, FARMER)
await order([2, 1])
await order([1, 1])
const rupees = 3 * packs[0].selling_price + 2 * packs[1].selling_price
/** ₹1,250.50, or ₹1,250 where there are no paise. */
const written = (sum: number): string =>
  `₹${sum.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace(/\.00$/, '')}`

const savedBy = async (button: string): Promise<{ name: string; lines: string[] }> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: button, exact: true }).click(),
  ])
  const content = await readFile(await file.path(), 'utf8')
  expect(content.startsWith('\uFEFF')).toBe(true)
  return { name: file.suggestedFilename(), lines: content.slice(1).trimEnd().split('\r\n') }
}

test('a seller sees what was ordered by day, product and PIN, drawn and in numbers, and takes it along', async () => {
  await logInAtShop(page, await openSeller(shop, gateway, sellerId))
  await main.getByRole('link', { name: 'What sells', exact: true }).click()
  await main.getByRole('heading', { level: 1, name: 'What sells' }).waitFor()
  const drawing = main.getByRole('img', { name: /^Rupees by day from .* The most is ₹/ })
  await drawing.waitFor()
  await main.getByText(`${written(rupees)} in all`).waitFor()
  await main.getByText('2 in all').waitFor()
  await main.getByText('5 in all').waitFor()
  expect(await drawing.locator('rect').count()).toBe(7)
  await main.locator('summary').click()
  const days = main.getByRole('table', { name: 'The numbers, day by day' })
  expect(await days.locator('tr').nth(1).innerText()).toMatch(/Orders\s+2\s+Pieces\s+5\s+Came back\s+0$/)
  expect(await main.getByRole('table', { name: 'By PIN area' }).innerText()).toContain('411002, Pune')
  const { name, lines } = await savedBy('Save as a table (CSV): By day')
  expect(name).toMatch(new RegExp(`^sales-${sellerId}-days-\\d{4}-\\d{2}-\\d{2}\\.csv$`))
  expect(lines[0]).toBe('Day,Rupees,Orders,Pieces,Came back,Cash taken')
  expect(lines).toHaveLength(8)
  expect(lines.at(-1)).toMatch(/,2,5,0,0$/)
  await check('What sells')
  expect(await faultsOfLargeText(page)).toEqual([])

  await main.getByRole('link', { name: '90 days' }).click()
  await expect.poll(() => drawing.locator('rect').count()).toBe(90)
  expect(found).toEqual({})
})

test('without network Today still shows the last 14 days, and says of when', async () => {
  await page.goto('/desk/')
  const card = main.getByRole('article').filter({ has: page.getByRole('heading', { name: 'The last 14 days' }) })
  await card.waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/desk/sw.js'))
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText('No network.').first().waitFor()
  await card.getByRole('img', { name: /^Cash taken by day from / }).waitFor()
  await card.getByText(/^As of today, /).waitFor()
  await page.context().setOffline(false)
})

test('the operator’s people see all shops, and go from there to one', async () => {
  await leaveDesk(page)
  await shop.admin('staff', 'add', '--name', OPERATOR.name, '--phone', OPERATOR.phone, '--role', 'accounts')
  await logInByCode(page, gateway, OPERATOR.phone)
  await main.getByRole('link', { name: 'What sells', exact: true }).click()
  const shops = main.getByRole('table', { name: 'By shop' })
  await shops.waitFor()
  await shops.getByRole('link').first().click()
  await main.getByText(/^Of .* alone/).waitFor()
  expect(new URL(page.url()).searchParams.get('shop')).toBe(String(sellerId))
  await expect.poll(() => shops.count()).toBe(0)
  await check('What sells, of one shop')
  await main.getByRole('link', { name: 'All shops' }).click()
  await shops.waitFor()
  expect(found).toEqual({})
})
