import { expect, test } from 'vitest'
import { callApi, isFailure } from '../../../src/client/api/call.ts'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { faultsOfLargeText } from '../support/looks/large-text.ts'
import { logInByCode } from '../support/desk-steps.ts'
import { messageJourney } from '../support/journey.ts'
import { open } from '../support/steps.ts'

/** The operator's desk keeps the goods of any shop: a product's page, a pack's price and cash, where a shop delivers. */

const OPERATOR = { name: 'Ravi Shinde', phone: '9822054373' }

const { gateway, shop, phone } = await messageJourney()
const page = phone.page()
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const { check, found } = accessibilityOf(page)
await page.emulateMedia({ reducedMotion: 'reduce' })
configureCalls({ base: `${shop.url}/api/` })

const listed = await callApi('products', {})
if (isFailure(listed)) throw new Error('The shop sells something')
const product = listed.data.find(({ variants }) => variants.length > 0)
if (product === undefined) throw new Error('The shop sells something')
const [pack] = product.variants
const press = (name: string | RegExp, within = main) => within.getByRole('button', { name, exact: true }).click()
const said = (words: string) => page.getByText(words).first().waitFor()

test('one of the operator’s people takes a product off the shop with a reason, mends its words and shows it again', async () => {
  await shop.admin('staff', 'add', '--name', OPERATOR.name, '--phone', OPERATOR.phone, '--role', 'manager')
  await logInByCode(page, gateway, OPERATOR.phone)
  await page.goto(`/desk/products?q=${product.id}`)
  await main.getByRole('link', { name: `Look at it: ${product.title}`, exact: true }).click()
  await main.getByRole('heading', { level: 2, name: 'What it is called' }).waitFor()
  await press('Take it off the shop')
  await press('Take it off', dialog)
  await dialog.getByText('Say why').last().waitFor()
  await dialog.locator('[name=words]').fill('The photograph shows another bag')
  await press('Take it off', dialog)
  await said('The reason: The photograph shows another bag')
  await check('Product, taken off')
  phone.expects(/^404 \/api\/product\/details/)
  expect(isFailure(await callApi('productDetails', { params: { slug: product.slug }, query: {} }))).toBe(true)
  await press(/: தமிழ்$/)
  await dialog.locator('[name=title]').fill('—')
  await press('Save', dialog)
  await dialog.getByText('Write the name in letters that a customer can read').waitFor()
  await dialog.locator('[name=title]').fill('நல்ல விதை')
  expect(await faultsOfLargeText(page)).toEqual([])
  await press('Save', dialog)
  await said('The words are saved')
  await main.getByText('நல்ல விதை').waitFor()
  await press('Show it again')
  await said('It is in the shop again')
  await open(page, `/ta/product-details/${product.slug}`)
  await page.getByRole('heading', { level: 1, name: 'நல்ல விதை' }).waitFor()
  expect(found).toEqual({})
})

test('MRP and cash of a pack, and where its shop delivers, are set for the shop that is chosen', async () => {
  await page.goto('/desk/stock')
  await press('Choose a shop')
  await main.locator('[name=shop]').fill(String(product.vendor.id))
  await main.getByRole('link', { name: new RegExp(`^${product.vendor.shop_name}`) }).click()
  await page.waitForURL(`**/desk/stock?shop=${product.vendor.id}`)
  await main.getByLabel('Search the packs').fill(pack?.sku ?? '')
  await press(`MRP and cash of ${product.title}, ${pack?.variant_name}`)
  await dialog.locator('[name=price]').fill('0.5')
  await press('Save', dialog)
  await dialog.getByText('No less than it is sold at').waitFor()
  await dialog.locator('[name=price]').fill('99999')
  await dialog.getByLabel('May be paid in cash at the door').setChecked(false)
  await check('MRP and cash')
  await press('Save', dialog)
  await said('The pack is changed')
  await main.getByText('No cash at the door').waitFor()
  const changed = async () => {
    const details = await callApi('productDetails', { params: { slug: product.slug }, query: {} })
    return isFailure(details) ? undefined : details.data.variants.find(({ sku }) => sku === pack?.sku)
  }
  await expect.poll(changed).toMatchObject({ price: 99_999, cod_available: 0 })
  await page.goto('/desk/areas')
  await main.locator('[name=shop]').fill(product.vendor.shop_name)
  await check('Choosing a shop')
  await main.getByRole('link', { name: new RegExp(`^${product.vendor.shop_name}`) }).click()
  await press('Add an area')
  await dialog.locator('[name=pins]').fill('41')
  await dialog.locator('[name=days]').fill('2-4')
  await dialog.locator('[name=charge]').fill('60')
  await dialog.locator('[name=free_above]').fill('2000')
  await press('Save area', dialog)
  await said('The area is saved')
  await main.getByText('Delivery ₹60.00, free for goods of ₹2,000.00 or more').waitFor()
  expect(found).toEqual({})
})
