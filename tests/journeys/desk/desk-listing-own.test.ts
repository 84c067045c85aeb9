import { afterAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { makePhotographs } from '../../support/photographs.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { askDesk, leaveDesk, logInAtShop, logInByCode, openCustomer, openSeller } from '../support/desk-steps.ts'
import { messageJourney } from '../support/journey.ts'
import { LONG, open } from '../support/steps.ts'

/** A new product from its description to its end: what the law wants of it, a change, a pause, another one like it. */

const FARMER = { name: 'Rekha More', phone: '9822054371', email: 'rekha@example.com', password: 'rabi-2026-gehu' }
const OPERATOR = '9822071271'
const NAME = 'Sahyadri folding sickle'

const { gateway, shop, phone } = await messageJourney()
const photographs = makePhotographs()
afterAll(photographs.remove)
const page = phone.page()
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
await page.emulateMedia({ reducedMotion: 'reduce' })
const { check, found } = accessibilityOf(page)

const { sellerId } = await openCustomer(shop, FARMER)
/** The code comes within a test alone. */
let opened: ReturnType<typeof openSeller> | undefined
const photo = await photographs.make('sickle.jpg')

const fill = async (fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) await main.locator(`[name="${name}"]`).fill(value)
}
const logInAsSeller = async () => {
  await logInAtShop(page, await (opened ??= openSeller(shop, gateway, sellerId)))
  await main.getByRole('link', { name: /^Listings/ }).click()
}
const approve = async (title: string) => {
  await leaveDesk(page)
  await logInByCode(page, gateway, OPERATOR)
  await main.getByRole('link', { name: /^Listings to approve/ }).click()
  await main.getByRole('link', { name: `Look at it: ${title}`, exact: true }).click()
  await main.getByRole('button', { name: 'Approve', exact: true }).waitFor()
}
const listed = async () =>
  v.parse(staffCalls.deskListings.answer, await askDesk(page, shop, 'deskListings', { query: '?q=sickle' })).data

test('a new product is described as the law wants, approved, changed, paused, and ended for good', async () => {
  await shop.admin('staff', 'add', '--name', 'Meera Kulkarni', '--phone', OPERATOR, '--role', 'manager')
  await logInAsSeller()
  await main.getByRole('link', { name: 'Sell something' }).click()
  await main.getByLabel('What do you sell?').fill(NAME)
  await main.getByRole('button', { name: 'Describe a new one' }).click()
  await main.getByRole('heading', { level: 1, name: 'A new product' }).waitFor()
  expect(await main.locator('[name=title]').inputValue()).toBe(NAME)
  await main.getByRole('button', { name: 'Send for approval' }).click()
  await main.getByText('Choose a category').waitFor()
  await main.getByText('The law wants this to be said').first().waitFor()
  await check('New product, faults')
  await main.locator('[name="about.category_id"]').selectOption({ label: 'Hand tools' })
  await fill({
    'packs.0.name': '1 piece',
    'packs.0.price': '₹ 1,250',
    'packs.0.selling_price': '990',
    'packs.0.stock': '8',
    'about.hsn': '8201',
    'about.declarations.generic_name': 'Sickle',
    'about.declarations.origin': 'India',
    'about.declarations.maker': 'Sahyadri Works LLP',
    'about.declarations.maker_address': 'Plot 12, MIDC, Nashik 422007',
    'about.declarations.care_phone': '1800 123 4567',
  })
  await main.getByLabel('Choose from the phone').setInputFiles([photo])
  await main.getByRole('img', { name: 'Photograph 1' }).waitFor()
  await check('New product')
  await main.getByRole('button', { name: 'Send for approval' }).click()
  await main.getByText('Waiting for approval').waitFor(LONG)
  await approve(NAME)
  await main.getByText('A new product').waitFor()
  await check('New product, to approve')
  await main.getByRole('button', { name: 'Approve', exact: true }).click()
  await main.getByText('It is approved.').waitFor()

  await leaveDesk(page)
  await logInAsSeller()
  await main.getByRole('link', { name: `Look at it: ${NAME}` }).click()
  await main.getByText('1 piece: ₹990.00, MRP ₹1,250.00, 8 pieces').waitFor()
  await check('Listing')
  await main.getByRole('button', { name: 'Change it' }).click()
  await main.getByRole('img', { name: 'Photograph 1' }).waitFor()
  await check('Change')
  await fill({ title: `${NAME}, steel`, 'packs.0.price': '1200' })
  await main.getByRole('button', { name: 'Send for approval' }).click()
  await main.getByText('Waiting for approval').waitFor(LONG)
  await approve(`${NAME}, steel`)
  await main.getByText('A change of a listing').waitFor()
  await main
    .getByRole('definition')
    .filter({ hasText: new RegExp(`^${NAME}$`) })
    .waitFor()
  await main.getByText('MRP ₹1,200.00, sold at ₹990.00, cash at the door').waitFor()
  await check('Change, to approve')
  await main.getByRole('button', { name: 'Approve', exact: true }).click()
  await main.getByText('It is approved.').waitFor()

  await leaveDesk(page)
  await logInAsSeller()
  await main.getByRole('link', { name: `Look at it: ${NAME}, steel` }).click()
  await main.getByRole('button', { name: 'Pause' }).click()
  await main.getByText('It is paused').waitFor()
  await main.getByRole('button', { name: 'Sell it again' }).click()
  await main.getByRole('link', { name: 'See its page in the shop' }).waitFor()
  const [{ slug } = { slug: '' }] = await listed()
  await main.getByRole('button', { name: 'Begin another one like it' }).click()
  await main.getByRole('heading', { level: 1, name: 'A new product' }).waitFor()
  expect(await main.locator('[name="packs.0.stock"]').inputValue()).toBe('')
  expect(await main.locator('[name="about.declarations.maker"]').inputValue()).toBe('Sahyadri Works LLP')
  await main.getByRole('button', { name: 'Throw away' }).click()
  await dialog.getByRole('button', { name: 'Throw it away' }).click()
  await main.getByRole('heading', { level: 1, name: 'Listings' }).waitFor()
  expect(await main.getByText('Not sent yet').count()).toBe(0)
  await main.getByRole('link', { name: `Look at it: ${NAME}, steel` }).click()
  await main.getByRole('button', { name: 'End it for good' }).click()
  await dialog.getByRole('button', { name: 'End it' }).click()
  await main.getByText('It has ended and cannot be sold again').waitFor()
  phone.expects(new RegExp(`^404 /(api/)?product-details/${slug}`), /^404 /)
  await open(page, `/product-details/${slug}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await main.getByText('₹990').count()).toBe(0)
  expect(found).toEqual({})
})
