import { beforeAll, describe, expect, test } from 'vitest'
import { openCustomer } from '../support/desk-steps.ts'
import { journey } from '../support/journey.ts'
import { DESK, MOBILE } from '../support/phone.ts'
import { builtClass } from '../support/looks/built-class.ts'
import { shiftsOf } from '../support/shifts.ts'
import { FARMER, logIn, open, productsOf } from '../support/steps.ts'

/** Nothing on a page moves by itself, neither while it comes nor by a press that changes only what was pressed. */

/** So little may move while a page comes. */
const CLS = 0.005

const { shop, phone } = await journey({ serviceWorkers: 'block' })
const page = phone.page()
const main = page.getByRole('main')
const [goods = '', others = ''] = (await productsOf(shop, 'in_stock=1&cash=1&limit=50&category=hand-tools'))
  .filter(({ variants }) => variants.length === 1)
  .map(({ slug }) => `/product-details/${slug}`)

beforeAll(async () => {
  await openCustomer(shop, FARMER)
  await logIn(page, FARMER)
})

const NARROW = { width: 320, height: 700 }
const PAGES = [
  '/',
  '/category/irrigation',
  '/search?q=urea',
  '/search?q=urea%20zzyzx',
  goods,
  '/order-history',
  '/wishlist',
  '/address',
  '/address/add-new',
  '/account',
  '/enquiries',
  '/my-reviews',
  '/waiting',
  '/sellers',
]

/** No grey block stands any more for what is still to come. */
const hasCome = async () => {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  const block = builtClass('src/ui/display/Skeleton.module.css', 'bone')
  await expect.poll(() => page.locator(`main .${block}`).count()).toBe(0)
}

describe.each([
  ['a phone in English', MOBILE, ''],
  ['a phone in Marathi', MOBILE, '/mr'],
  ['a narrow phone in Tamil', NARROW, '/ta'],
  ['a desk', DESK, ''],
])('on %s', (_, viewport, language) => {
  test.each(PAGES)('nothing of %s moves while it comes', async (path) => {
    await page.setViewportSize(viewport)
    await open(page, language + path)
    await hasCome()
    expect(await shiftsOf(page)).toBeLessThanOrEqual(CLS)
  })
})

test.each([
  ['a phone', MOBILE, goods],
  ['a desk', { ...DESK, height: 760 }, others],
])(
  'what is put into the cart on %s moves nothing, and the next press is where the first was',
  async (_, viewport, path) => {
    await page.setViewportSize(viewport)
    await open(page, path)
    await hasCome()
    const put = main.getByRole('button', { name: 'Add to Cart', exact: true })
    const more = main.getByRole('group', { name: 'Quantity' }).getByRole('button').last()
    // At the lower edge, where a focus that makes room for bars would scroll.
    await put.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 8))
    const before = await page.evaluate(() => scrollY)
    await put.click()
    await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  },
)

test('a tap into a whole PIN begins it anew, the next one mends it', async () => {
  await page.setViewportSize(MOBILE)
  await open(page, '/address/add-new')
  const pin = main.locator('[name=pincode]')
  await pin.fill('411005')
  await page.getByText(/places have this PIN/).waitFor()
  await main.locator('[name=name]').focus()
  await pin.click()
  await page.keyboard.type('781001')
  await expect.poll(() => pin.inputValue()).toBe('781001')
  await expect.poll(() => main.locator('[name=state]').inputValue()).toContain('Assam')
  await pin.click()
  expect(await pin.evaluate((field: HTMLInputElement) => field.selectionStart === field.selectionEnd)).toBe(true)
})
