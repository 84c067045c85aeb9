import { expect, test } from 'vitest'
import * as v from 'valibot'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { faultsOfLargeText } from '../support/looks/large-text.ts'
import { askDesk, leaveDesk, logInAtShop, logInByCode, openCustomer, openSeller } from '../support/desk-steps.ts'
import { messageJourney } from '../support/journey.ts'
import { LONG, open } from '../support/steps.ts'

/** A fact from the operator's desk to a seller's form and to the page that a farmer reads. */

const FARMER = { name: 'Sunita Pawar', phone: '9822054361', email: 'sunita@example.com', password: 'rabi-2026-gehu' }
const OPERATOR = '9822071262'

const { gateway, shop, phone } = await messageJourney()
const page = phone.page()
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const { check, found } = accessibilityOf(page)
await page.emulateMedia({ reducedMotion: 'reduce' })

const press = (name: string | RegExp, within = main) => within.getByRole('button', { name, exact: true }).click()
const said = (words: string) => page.getByText(words).first().waitFor()

test('a fact is made and named, asked of a seller, approved, and told to a farmer in her language', async () => {
  const { sellerId } = await openCustomer(shop, FARMER)
  await shop.admin('staff', 'add', '--name', 'Meera Kulkarni', '--phone', OPERATOR, '--role', 'manager')
  await logInByCode(page, gateway, OPERATOR)
  await main.getByRole('link', { name: 'Facts', exact: true }).click()
  await main.getByRole('heading', { level: 1, name: 'Facts' }).waitFor()
  phone.expects(/^422 \/api\/desk\/facts/)
  for (const [name, kind] of [
    ['Seed colour', 'One of some values'],
    ['Germination in %', 'A number'],
  ] as const) {
    await press('Make a fact')
    await press('Save', dialog)
    await dialog.getByText('Type the name in English').waitFor()
    await dialog.locator('[name=name]').fill(name)
    await dialog.locator('[name=kind]').selectOption({ label: kind })
    await dialog.locator('[name="names.mr"]').fill(kind === 'A number' ? 'उगवण %' : 'बियाण्याचा रंग')
    await check(`Making ${name}`)
    expect(await faultsOfLargeText(page)).toEqual([])
    await press('Save', dialog)
    await said('The fact is made. It comes last.')
    await main.getByRole('heading', { name, exact: true }).waitFor()
  }
  await press('Add a value')
  await dialog.locator('[name=name]').fill('Red')
  await dialog.locator('[name="names.mr"]').fill('लाल')
  await check('A value')
  await press('Save', dialog)
  await main.getByRole('button', { name: 'Change Red' }).waitFor()
  await press('Add a value')
  await dialog.locator('[name=name]').fill('red')
  await press('Save', dialog)
  await dialog.getByText('Red is called red already').last().waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await dialog.waitFor({ state: 'detached' })
  await press('Move up Germination in %')
  await said('The order is saved')
  await check('Facts')

  await leaveDesk(page)
  await logInAtShop(page, await openSeller(shop, gateway, sellerId))
  await page.goto('/desk/listings/new')
  const [kind] = v
    .parse(staffCalls.deskListingKinds.answer, await askDesk(page, shop, 'deskListingKinds'))
    .data.filter(({ licence_kind }) => licence_kind === null)
  if (kind === undefined) throw new Error('No category without licence')
  await main.getByLabel('What do you sell?').fill('Quoblax sickle')
  await press('Describe a new one')
  await main.getByRole('heading', { level: 1 }).waitFor()
  for (const [name, value] of Object.entries({
    'packs.0.name': '1 piece',
    'packs.0.price': '500',
    'packs.0.selling_price': '450',
    'packs.0.stock': '9',
  }))
    await main.locator(`[name="${name}"]`).fill(value)
  await main.locator('[name="about.category_id"]').selectOption(String(kind.id))
  for (const [name, value] of Object.entries({
    generic_name: 'Sickle',
    origin: 'India',
    maker: 'Sahyadri Works LLP',
    maker_address: 'Plot 12, MIDC, Nashik 422007',
    care_phone: '1800 123 4567',
  }))
    await main.locator(`[name="about.declarations.${name}"]`).fill(value)
  const asked = main.locator('[name="about.declarations.more_facts"]')
  expect(await asked.count()).toBe(2)
  await main.getByLabel('Germination in %').fill('85')
  await main.getByLabel('Seed colour').selectOption('Red')
  await check('Draft with facts')
  expect(await faultsOfLargeText(page)).toEqual([])
  await page.reload()
  await expect.poll(() => main.getByLabel('Germination in %').inputValue()).toBe('85')
  await press('Send for approval')
  await main.getByText('Waiting for approval').first().waitFor(LONG)

  await leaveDesk(page)
  await logInByCode(page, gateway, OPERATOR)
  await main.getByRole('link', { name: /^Listings to approve/ }).click()
  await main.getByRole('link', { name: 'Look at it: Quoblax sickle' }).click()
  await main.getByText('Germination in %: 85; Seed colour: Red').waitFor()
  await press('Approve')
  await main.getByText('It is approved.').waitFor()
  // The question for another language would stand over what is looked at.
  await page.evaluate(() => localStorage.setItem('language-offer', '1'))
  await open(page, '/mr/search?q=Quoblax')
  await main
    .getByRole('link', { name: /Quoblax sickle/ })
    .first()
    .click()
  const rows = main.getByRole('row')
  await rows.filter({ hasText: 'बियाण्याचा रंग' }).getByText('लाल').waitFor()
  await rows.filter({ hasText: 'उगवण %' }).getByText('85').waitFor()
  await check('Product')
  expect(found).toEqual({})
})
