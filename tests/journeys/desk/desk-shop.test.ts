import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dayInIndia } from '../../../src/contract/india.ts'
import { callApi, isFailure } from '../../../src/client/api/call.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { leaveDesk, logInAtShop, logInByCode, openCustomer, openSeller } from '../support/desk-steps.ts'
import { messageJourney } from '../support/journey.ts'
import { LONG, open } from '../support/steps.ts'

/** What a shop tells of itself, where it delivers and when it is closed: at the desk, and as customers see it. */

const FARMER = { name: 'Kamal Jadhav', phone: '9822054331', email: 'kamal@example.com', password: 'rabi-2026-gehu' }
const PIN = '422003'
const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number): string => dayInIndia(Date.now() + days * DAY_MS)
/** As a product's page writes a day: 4 Dec. */
const dayAndMonth = (day: string): RegExp => {
  const date = new Date(`${day}T00:00:00Z`)
  const month = date.toLocaleString('en', { month: 'short', timeZone: 'UTC' })
  return new RegExp(`\\b${date.getUTCDate()}\\s${month}`)
}

const { gateway, shop, phone } = await messageJourney()
const page = phone.page()
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const { check, found } = accessibilityOf(page)
// A button on the way from one theme's colour to the other's is read by nobody.
await page.emulateMedia({ reducedMotion: 'reduce' })

const { sellerId } = await openCustomer(shop, FARMER)
const seller = await callApi('sellers').then((answer) =>
  isFailure(answer) ? undefined : answer.data.find(({ id }) => id === sellerId),
)
const product = await callApi('products', { query: { seller: String(sellerId), in_stock: '1' } }).then((answer) =>
  isFailure(answer) ? undefined : answer.data[0],
)

/** The code comes within a test alone. */
let opened: ReturnType<typeof openSeller> | undefined
const openScreen = async (name: string) => {
  await logInAtShop(page, await (opened ??= openSeller(shop, gateway, sellerId)))
  await main.getByRole('link', { name, exact: true }).click()
  await main.getByRole('heading', { level: 1, name }).waitFor()
}
const fill = async (fields: Record<string, string>, within = main) => {
  for (const [name, value] of Object.entries(fields)) await within.locator(`[name=${name}]`).fill(value)
}

test('what a shop tells of itself at the desk stands on its page', async () => {
  await openScreen('Shop')
  await main.getByText('Customers cannot read yet whom they buy from').waitFor()
  const save = main.getByRole('button', { name: 'Save' })
  await fill({ legal_name: 'Shetkari Agro LLP', care_name: 'Complaints desk', care_phone: '12345' })
  await save.click()
  await main.getByText('Ten digits, or a toll-free number').waitFor()
  await check('Shop, refused')
  await fill({ care_phone: '1800 123 4567', care_email: 'care@shetkari.example' })
  await save.click()
  await main.getByText('Customers cannot read yet').waitFor({ state: 'detached' })
  await check('Shop')

  await open(page, `/seller/${seller?.slug}`)
  const about = main.getByRole('region', { name: 'About the seller' })
  await about.getByText('Shetkari Agro LLP').waitFor()
  expect(await about.getByRole('link', { name: '18001234567' }).getAttribute('href')).toBe('tel:18001234567')
  expect(await about.innerText()).toMatch(/egistered for GST/)
  await check('Page of the seller')
  await open(page, `/hi/seller/${seller?.slug}`)
  await main.getByRole('region', { name: 'विक्रेता के बारे में' }).getByText('Shetkari Agro LLP').waitFor()
  expect(found).toEqual({})
})

test('a shop names its areas, tries a PIN, and is closed for some days; customers are promised days after them', async () => {
  phone.expects(/^422 \/api\/desk\/shops\/\d+\/(closed|areas)/)
  await shop.admin('zones', 'remove', String(sellerId))
  await openScreen('Delivery areas and holidays')
  const add = async (fields: Record<string, string>) => {
    await main.getByRole('button', { name: 'Add an area' }).click()
    await fill(fields, dialog)
    await dialog.getByRole('button', { name: 'Save area' }).click()
  }
  await add({ pins: '9', days: '4-2' })
  await dialog.getByText('The beginning of a PIN has 2 to 6 digits').waitFor()
  await dialog.getByText('The first day comes after the last').waitFor()
  await check('Area, refused')
  await fill({ pins: '42, 43', days: '2-3', cash_max: '5000' }, dialog)
  await dialog.getByRole('button', { name: 'Save area' }).click()
  await dialog.waitFor({ state: 'detached' })
  const area = main.getByRole('article').filter({ hasText: '42, 43' })
  await area.getByText('Cash up to ₹5,000').waitFor()
  await area.getByRole('button', { name: 'Change' }).click()
  await fill({ pins: '422, 43', days: '3', free_above: '2000' }, dialog)
  await dialog.getByRole('button', { name: 'Save area' }).click()
  await dialog.getByText('name the charge first').first().waitFor()
  await fill({ charge: '60' }, dialog)
  await dialog.getByRole('button', { name: 'Save area' }).click()
  await main.getByText('Delivery ₹60.00, free for goods of ₹2,000.00 or more').waitFor()
  await main.getByRole('heading', { name: '422, 43' }).waitFor()

  await fill({ try: '411002' })
  await main.getByText('The shop does not deliver to 411002.').waitFor()
  await fill({ try: PIN })
  await main.getByText('Area 422: 3 days').waitFor()

  await main.getByRole('button', { name: 'Close for some days' }).click()
  await fill({ closed_from: inDays(0), closed_to: inDays(-1) }, dialog)
  await dialog.getByRole('button', { name: 'Save closed days' }).click()
  await dialog.getByText('This day is over').first().waitFor()
  await check('Closed days, refused')
  await fill({ closed_to: inDays(6) }, dialog)
  await dialog.getByRole('button', { name: 'Save closed days' }).click()
  await main.getByText('Closed until').waitFor()
  await check('Areas')
  expect(await main.getByText('Ordered now').innerText()).toMatch(dayAndMonth(inDays(10)))

  await open(page, `/product-details/${product?.slug}`)
  await main.getByRole('button', { name: 'When does it reach me?' }).click()
  await dialog.getByLabel('Pincode').fill(PIN)
  await main.getByText(`To ${PIN} by`).waitFor()
  // A phone that has asked before is answered from what it keeps, and asks anew behind that.
  const promised = async () => {
    await page.reload()
    return main.getByText(`To ${PIN} by`).innerText()
  }
  await expect.poll(promised, LONG).toMatch(dayAndMonth(inDays(10)))
  expect(await promised()).toContain('Delivery ₹60.00 (Free if you buy for ₹2,000.00 or more)')

  await page.goto('/desk/areas')
  await main.getByRole('button', { name: 'Open again' }).click()
  await main.getByText('The shop is open.').waitFor()
  await main.getByText('Every order of a day counts as one of that day.').waitFor()
  await main.getByRole('button', { name: 'Change the hour' }).click()
  await dialog.locator('[name=until]').selectOption({ label: 'Until 3:00 pm' })
  await check('Closing hour')
  await dialog.getByRole('button', { name: 'Save closing hour' }).click()
  await main.getByText('Orders from 3:00 pm on count as those of the next day').waitFor()
  await main.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByText('It is the last one.').waitFor()
  await check('Remove')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await main.getByText('All of India', { exact: true }).waitFor()
  expect(found).toEqual({})
})

test('the operator reaches what a shop keeps from its page under Sellers; a shop does not reach another one', async () => {
  phone.expects(/^404 \/api\/desk\/shops\//)
  const operator = { name: 'Anil Shinde', phone: '9822054332' }
  await shop.admin('staff', 'add', '--name', operator.name, '--phone', operator.phone, '--role', 'manager')
  await openScreen('Shop')
  await leaveDesk(page)
  await logInByCode(page, gateway, operator.phone)
  await page.goto('/desk/shop')
  await main.getByRole('link', { name: 'To Sellers' }).waitFor()
  // Areas are also in the operator's menu, so the shop is chosen there.
  await page.goto('/desk/areas')
  await main.getByRole('searchbox', { name: 'Which shop?' }).waitFor()
  const openSellers = async (link: string, title: string) => {
    await page.goto(`/desk/approvals/${sellerId}`)
    await main.getByRole('link', { name: link, exact: true }).click()
    await main.getByRole('heading', { level: 1, name: title }).waitFor()
    await main.getByText(seller?.shop_name ?? '', { exact: true }).waitFor()
  }
  await openSellers('Particulars', 'Shop')
  await fill({ legal_name: 'Shetkari Agro Private Limited', care_name: 'Complaints desk', care_phone: '1800 123 4567' })
  await main.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The particulars are saved').first().waitFor()
  await check('Shop, for the operator')
  await openSellers('Delivery areas and holidays', 'Delivery areas and holidays')
  await main.getByRole('button', { name: 'Add an area' }).click()
  await fill({ pins: '41', days: '2-4' }, dialog)
  await dialog.getByRole('button', { name: 'Save area' }).click()
  await main.getByRole('heading', { name: '41', exact: true }).waitFor()
  await check('Areas, for the operator')
  await leaveDesk(page)

  const others = await callApi('sellers')
  const other = isFailure(others) ? undefined : others.data.find(({ id }) => id !== sellerId)
  await openScreen('Shop')
  expect(await main.locator('[name=legal_name]').inputValue()).toBe('Shetkari Agro Private Limited')
  for (const screen of ['shop', 'areas']) {
    await page.goto(`/desk/${screen}/${other?.id}`)
    await main.getByText('There is no such shop').waitFor()
  }
  await shop.admin('zones', 'remove', String(sellerId))
  expect(found).toEqual({})
})

const HEADINGS = 'Handle,Title,Vendor,Type,Variant Price,Variant Inventory Qty,Collect Only'
const importUrea = async (collect: 'yes' | 'no') => {
  const csv = [HEADINGS, `urea-of-the-journey,Urea of the journey,${seller?.shop_name},Hand tools,266.50,40,${collect}`]
  const folder = await mkdtemp(join(tmpdir(), 'haldhar-import-'))
  const file = join(folder, 'products.csv')
  await writeFile(file, csv.join('\n'))
  await shop.admin('catalogue', 'import', file)
  await rm(folder, { recursive: true })
}
const find = (text: string) =>
  callApi('search', { params: { text } }).then((answer) => (isFailure(answer) ? [] : answer.data))

test('what is collected at the dealer cannot be put into the cart; its page shows the way there', async () => {
  await importUrea('no')
  const [urea] = await find('Urea of the journey')
  await open(page, `/product-details/${urea?.slug}`)
  await main.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  await page.getByRole('button', { name: 'Cart, 1 item' }).last().waitFor()
  await importUrea('yes')
  await page.getByRole('button', { name: /^Cart/ }).last().click()
  const line = dialog.getByRole('listitem').filter({ hasText: 'Urea of the journey' })
  await line.getByText('Collect at the dealer').waitFor()
  await dialog.getByText('Subtotal, 0 items').waitFor()
  await check('Cart of what is collected')
  await page.keyboard.press('Escape')

  await open(page, '/search?q=urea+of+the+journey')
  const card = main.getByRole('article').filter({ hasText: 'Urea of the journey' })
  await card.getByText('Collect at the dealer').waitFor()
  expect(await card.getByRole('button', { name: /cart/i }).count()).toBe(0)
  await card.getByRole('link', { name: 'Urea of the journey' }).first().click()
  const panel = main.getByRole('region', { name: 'Collect at the dealer' })
  await panel.getByText('Bring your ID').waitFor()
  expect(await panel.getByRole('link', { name: 'Call the dealer' }).getAttribute('href')).toBe('tel:18001234567')
  expect(await main.getByRole('button', { name: /Add to Cart|Buy Now/i }).count()).toBe(0)
  await check('Collect at the dealer')
  expect(found).toEqual({})
})
