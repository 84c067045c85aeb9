import { expect, test } from 'vitest'
import { callApi, isFailure } from '../../../src/client/api/call.ts'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { faultsOfLargeText } from '../support/looks/large-text.ts'
import { logInByCode } from '../support/desk-steps.ts'
import { messageJourney } from '../support/journey.ts'
import { open } from '../support/steps.ts'

/** Categories and brands: changed at the operator's desk, and as customers see them at once. */

const OPERATOR = { name: 'Ravi Shinde', phone: '9822054372' }

const { gateway, shop, phone } = await messageJourney()
const page = phone.page()
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const { check, found } = accessibilityOf(page)
await page.emulateMedia({ reducedMotion: 'reduce' })
configureCalls({ base: `${shop.url}/api/` })

const openScreen = async (name: string) => {
  await page.goto('/desk/')
  await main.getByRole('link', { name, exact: true }).click()
  await main.getByRole('heading', { level: 1, name }).waitFor()
}
const press = (name: string | RegExp, within = main) => within.getByRole('button', { name, exact: true }).click()
const said = (words: string) => page.getByText(words).first().waitFor()

test('one of the operator’s people logs in', async () => {
  await shop.admin('staff', 'add', '--name', OPERATOR.name, '--phone', OPERATOR.phone, '--role', 'manager')
  await logInByCode(page, gateway, OPERATOR.phone)
  expect(new URL(page.url()).pathname).toBe('/desk/')
})

test('a category is made, named in a second language and moved up; it stands so in the shop', async () => {
  await openScreen('Categories')
  await press('Make a category')
  await press('Save', dialog)
  await dialog.getByText('Type the name in English').waitFor()
  await check('Category, refused')
  await dialog.locator('[name=name]').fill('Mulch and nets')
  await dialog.locator('[name="names.hi"]').fill('मल्च और जाल')
  await dialog.locator('[name=icon]').selectOption('tools')
  expect(await faultsOfLargeText(page)).toEqual([])
  await press('Save', dialog)
  await main.getByRole('heading', { name: 'Mulch and nets' }).waitFor()
  await press('Move up Mulch and nets')
  await said('The order is saved')
  await check('Categories')
  const listed = await callApi('categories')
  const names = isFailure(listed) ? [] : listed.data.map(({ name }) => name)
  expect(names.slice(-2)).toEqual(['Mulch and nets', 'Solar'])
  await open(page, '/hi')
  await page.getByRole('link', { name: 'मल्च और जाल' }).first().waitFor()
  expect(found).toEqual({})
})

test('a merged category’s address leads to where its goods are', async () => {
  await openScreen('Categories')
  await press('Merge Solar into another one')
  await press('Merge', dialog)
  await dialog.getByText('Choose a category').last().waitFor()
  await dialog.locator('[name=into]').selectOption({ label: 'Pumps' })
  await check('Merging a category')
  await press('Merge', dialog)
  await said('Solar is merged')
  await expect.poll(() => main.getByRole('heading', { name: 'Solar' }).count()).toBe(0)
  await page.goto('/hi/category/solar?sort=newest')
  await expect
    .poll(() => new URL(page.url()).pathname + new URL(page.url()).search)
    .toBe('/hi/category/pumps?sort=newest')
})

test('a brand is renamed, paused and merged into another one', async () => {
  phone.expects(/^422 \/api\/desk\/brands\/\d+/)
  const brands = await callApi('brands')
  const [one, other] = isFailure(brands) ? [] : brands.data
  if (one === undefined || other === undefined) throw new Error('There are no two brands')
  await openScreen('Brands')
  await main.locator('[name=q]').fill(one.name)
  await press('Find')
  await press(`Rename ${one.name}`)
  await dialog.locator('[name=name]').fill(other.name)
  await press('Save', dialog)
  await dialog.getByText('There is a brand of this name').waitFor()
  await dialog.locator('[name=name]').fill('Kisan Mitra')
  await press('Save', dialog)
  await main.getByRole('heading', { name: 'Kisan Mitra' }).waitFor()
  await press('Pause Kisan Mitra')
  await press('Pause', dialog)
  await press('Show Kisan Mitra again')
  await said('Kisan Mitra is shown again')
  await check('Brands')
  await press('Merge Kisan Mitra into another one')
  await dialog.locator('[name=q]').fill(other.name)
  await press('Find', dialog)
  await dialog.getByRole('radio').first().check()
  await check('Merging a brand')
  expect(await faultsOfLargeText(page)).toEqual([])
  await press('Merge', dialog)
  await said('Kisan Mitra is merged')
  await page.goto(`/brand/${one.slug}`)
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/brand/${other.slug}`)
  expect(found).toEqual({})
})

test('why a brand may not be called so is said in the language of the desk', async () => {
  phone.expects(/^422 \/api\/desk\/brands\/\d+/)
  const brands = await callApi('brands')
  const [one, other] = isFailure(brands) ? [] : brands.data
  await page.evaluate(() => localStorage.setItem('desk-language', 'hi'))
  await page.goto(`/desk/brands?q=${encodeURIComponent(one?.name ?? '')}`)
  await main.getByRole('article').first().getByRole('button').first().click()
  await dialog.locator('[name=name]').fill(other?.name ?? '')
  await dialog.locator('[type=submit]').click()
  await dialog.getByText('इस नाम का ब्रांड पहले से है').waitFor()
})
