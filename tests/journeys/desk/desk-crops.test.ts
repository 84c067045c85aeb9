import { expect, test } from 'vitest'
import { callApi, isFailure } from '../../../src/client/api/call.ts'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { faultsOfLargeText } from '../support/looks/large-text.ts'
import { logInByCode } from '../support/desk-steps.ts'
import { messageJourney } from '../support/journey.ts'
import { open } from '../support/steps.ts'

/** Crops: made and named at the operator's desk, and as customers see them at once. */

const OPERATOR = { name: 'Ravi Shinde', phone: '9822054372' }

const { gateway, shop, phone } = await messageJourney()
const page = phone.page()
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const { check, found } = accessibilityOf(page)
await page.emulateMedia({ reducedMotion: 'reduce' })
configureCalls({ base: `${shop.url}/api/` })

const press = (name: string | RegExp, within = main) => within.getByRole('button', { name, exact: true }).click()
const said = (words: string) => page.getByText(words).first().waitFor()
const look = async (words: string) => {
  await main.locator('[name=q]').fill(words)
  await press('Find')
  await main.getByRole('heading', { name: words, exact: true }).waitFor()
}
const crops = async () => {
  const listed = await callApi('crops')
  return isFailure(listed) ? [] : listed.data
}

test('one of the operator’s people logs in and opens the crops', async () => {
  await shop.admin('staff', 'add', '--name', OPERATOR.name, '--phone', OPERATOR.phone, '--role', 'manager')
  await logInByCode(page, gateway, OPERATOR.phone)
  await main.getByRole('link', { name: 'Crops', exact: true }).click()
  await main.getByRole('heading', { level: 1, name: 'Crops' }).waitFor()
  await main.getByRole('heading', { name: 'Tomato' }).waitFor()
  await check('Crops')
})

test('a crop is made; a name that another crop has is refused where it was typed', async () => {
  phone.expects(/^422 \/api\/desk\/crops/)
  await press('Make a crop')
  await press('Save', dialog)
  await dialog.getByText('Type the name in English').waitFor()
  await dialog.locator('[name=name]').fill('Kodo millet')
  await dialog.locator('[name="names.mr"]').fill('गहू')
  await press('Save', dialog)
  await dialog.getByText('Wheat is called गहू already').last().waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('names.mr')
  await check('Crop, refused')
  // The message that went up over the dialog is read and closed.
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
  expect(await faultsOfLargeText(page)).toEqual([])
  await dialog.locator('[name="names.mr"]').fill('कोदो')
  await dialog.locator('[name=words]').fill('kodra, varagu')
  await press('Save', dialog)
  await said('The crop is made')
  await look('Kodo millet')
  await main.getByText('kodra, varagu').waitFor()
  expect(found).toEqual({})
})

test('a crop that is renamed and put first stands so in filters, and in suggestions as one types', async () => {
  await look('Tomato')
  await press('Put first: Tomato')
  await said('The order is saved')
  await press('Change Tomato')
  await dialog.locator('[name="names.mr"]').fill('गावरान टोमॅटो')
  await dialog.locator('[name=words]').fill('bhejri')
  await press('Save', dialog)
  await said('The crop is changed')
  expect((await crops())[0]).toMatchObject({ slug: 'tomato', names: { mr: 'गावरान टोमॅटो' } })
  await open(page, '/mr/category/seeds')
  await page.getByRole('button', { name: 'पीक', exact: true }).click()
  await dialog.getByRole('link', { name: /गावरान टोमॅटो/ }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('crop')).toBe('tomato')
  await page
    .getByRole('link', { name: /गावरान टोमॅटो|टोमॅटो/ })
    .first()
    .waitFor()
  await open(page, '/search?q=bhejri')
  await main.getByRole('heading', { level: 1 }).waitFor()
  const page1 = await callApi('products', { query: { q: 'bhejri' } })
  expect(isFailure(page1) ? 0 : page1.meta.total).toBeGreaterThan(0)
})

test('a merged crop’s address leads to the other one', async () => {
  await page.goto('/desk/crops')
  await look('Chilli')
  await press('Merge Chilli into another crop')
  await press('Merge', dialog)
  await dialog.getByText('Choose a crop').last().waitFor()
  await dialog.locator('[name=into]').selectOption({ label: 'Capsicum' })
  await check('Merging a crop')
  await press('Merge', dialog)
  await said('Chilli is merged')
  await open(page, '/hi/search?crop=chilli&sort=newest')
  await expect
    .poll(() => new URL(page.url()).pathname + new URL(page.url()).search)
    .toBe('/hi/search?crop=capsicum&sort=newest')
  expect((await crops()).find(({ slug }) => slug === 'capsicum')?.former).toEqual(['chilli'])
  expect(found).toEqual({})
})
