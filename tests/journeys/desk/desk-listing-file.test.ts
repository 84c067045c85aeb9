import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { leaveDesk, logInAtShop, logInByCode, openCustomer, openSeller } from '../support/desk-steps.ts'
import { messageJourney } from '../support/journey.ts'
import { LONG, open } from '../support/steps.ts'

/** A shop's listings as a file: taken, filled in, sent, mended, approved, and sold. */

const FARMER = { name: 'Rekha More', phone: '9822054371', email: 'rekha@example.com', password: 'rabi-2026-gehu' }
const OPERATOR = '9822071271'
const NAME = 'Sahyadri weeding fork'

const { gateway, shop, phone } = await messageJourney()
const page = phone.page()
const main = page.getByRole('main')
await page.emulateMedia({ reducedMotion: 'reduce' })
const { check, found } = accessibilityOf(page)
const { sellerId } = await openCustomer(shop, FARMER)
/** The code comes within a test alone. */
let opened: ReturnType<typeof openSeller> | undefined

const logInAsSeller = async () => {
  await logInAtShop(page, await (opened ??= openSeller(shop, gateway, sellerId)))
  await main.getByRole('link', { name: /^Listings/ }).click()
}
const saved = async (button: string): Promise<string> => {
  const coming = page.waitForEvent('download')
  await main.getByRole('button', { name: button }).click()
  return readFile(await (await coming).path(), 'utf8')
}
const choose = (csv: string) =>
  main
    .locator('input[type=file]')
    .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'utf8') })
const send = () => main.getByRole('button', { name: 'Send it', exact: true }).click()

/** A row of a file with these headings. */
const rowOf = (headings: string, cells: Readonly<Record<string, string>>): string =>
  headings
    .replace('\uFEFF', '')
    .split(',')
    .map((heading) => cells[heading] ?? '')
    .join(',')

test('a template is filled in, sent, mended, approved and sold, and prices of what is sold count at once', async () => {
  await shop.admin('staff', 'add', '--name', 'Meera Kulkarni', '--phone', OPERATOR, '--role', 'manager')
  await logInAsSeller()
  await main.getByRole('link', { name: 'Many at once, in a file' }).click()
  await main.getByRole('heading', { level: 1, name: 'Listings in a file' }).waitFor()
  await main.getByLabel('Or one category').selectOption({ label: 'Hand tools' })
  const template = await saved('Download the category')
  await check('File')
  const [headings = ''] = template.split('\r\n')
  const fork = {
    Name: NAME,
    Category: 'Hand tools',
    Pack: '1 piece',
    MRP: '450',
    Price: '399',
    Stock: '12',
    'Generic Name': 'Weeding fork',
    'Country of Origin': 'India',
    Maker: 'Sahyadri Works LLP',
    'Maker Address': 'Nashik 422007',
    'Care Phone': '1800 123 4567',
  }
  const large = { ...fork, Pack: '2 pieces', MRP: '800', Price: '850' }

  await page.context().setOffline(true)
  await choose(`${headings}\r\n${rowOf(headings, fork)}\r\n${rowOf(headings, large)}\r\n`)
  await main.getByText('Sending needs the network').waitFor()
  expect(await main.getByRole('button', { name: 'Send it', exact: true }).isDisabled()).toBe(true)
  await page.context().setOffline(false)
  await main.getByText('Chosen: goods.csv').waitFor()
  await main.getByText('Sending needs the network').waitFor({ state: 'detached', ...LONG })
  await send()
  await main.getByText('1 of 2 rows were taken').waitFor(LONG)
  await main.getByText('1 product waits for approval').waitFor()
  await main.getByText('Price: The price cannot be above the MRP').waitFor()
  await check('Report')
  const toMend = await saved('Save the rows to mend')
  expect(toMend).toContain('Price: The price cannot be above the MRP')
  await choose(toMend.replace('850', '750'))
  await send()
  await main.getByText('1 of 1 rows were taken').waitFor(LONG)

  await leaveDesk(page)
  await logInByCode(page, gateway, OPERATOR)
  await main.getByRole('link', { name: /^Listings to approve/ }).click()
  await main.getByRole('link', { name: `Look at it: ${NAME}`, exact: true }).click()
  await main.getByText('MRP ₹800.00, sold at ₹750.00').waitFor()
  await main.getByRole('button', { name: 'Approve', exact: true }).click()
  await main.getByText('It is approved.').waitFor()

  await leaveDesk(page)
  await logInAsSeller()
  await main.getByRole('link', { name: 'Many at once, in a file' }).click()
  const all = await saved('Everything you sell')
  expect(all).toContain(NAME)
  await choose(all.replace(/(1 piece,450),399/, '$1,379'))
  await send()
  await main.getByText('1 pack has its new price or stock').waitFor(LONG)
  await main.getByText(/ packs? (is|are) as (it was|they were)/).waitFor()
  await open(page, `/search?q=${encodeURIComponent(NAME)}`)
  await main.getByText('₹379').first().waitFor(LONG)
  expect(found).toEqual({})
})
