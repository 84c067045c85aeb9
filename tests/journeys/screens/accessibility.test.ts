import { beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../../../src/contract/entities.ts'
import { inLanguage, type Language } from '../../../src/contract/languages.ts'
import { first } from '../../../src/texts/en/first.ts'
import { rest } from '../../../src/texts/en/rest.ts'
import { shop as shopTexts } from '../../../src/texts/en/shop.ts'
import { first as hindiFirst } from '../../../src/texts/hi/first.ts'
import { rest as hindiRest } from '../../../src/texts/hi/rest.ts'
import { shop as hindiShop } from '../../../src/texts/hi/shop.ts'
import { first as tamilFirst } from '../../../src/texts/ta/first.ts'
import { rest as tamilRest } from '../../../src/texts/ta/rest.ts'
import { shop as tamilShop } from '../../../src/texts/ta/shop.ts'
import { journey } from '../support/journey.ts'
import { BARE, PRIVATE, PUBLIC } from '../support/pages.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { DESK, MOBILE } from '../support/phone.ts'
import { addAddress, FARMER, logIn, oneOf, open, showMore, signUp } from '../support/steps.ts'

/** Every route by the rules of WCAG 2.0 to 2.2, A and AA, and by what axe calls good practice. */

const PAGES = [...PUBLIC, '/seller-form', '/search?q=wheat', '/cart']

const { shop, phone } = await journey()
const page = phone.page()
// Colours that are still on their way to dark have contrasts of their own.
await page.emulateMedia({ reducedMotion: 'reduce' })

const { checkHere } = accessibilityOf(page)

const check = async (pathInEnglish: string, language: Language): Promise<string[]> => {
  const path = inLanguage(pathInEnglish, language)
  await (BARE.includes(pathInEnglish) ? page.goto(path) : open(page, path))
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  return checkHere()
}

const TEXTS = {
  en: { ...first, ...shopTexts, ...rest },
  hi: { ...hindiFirst, ...hindiShop, ...hindiRest },
  ta: { ...tamilFirst, ...tamilShop, ...tamilRest },
}
const SPOKEN = ['en', 'hi', 'ta'] as const

describe.each(SPOKEN)('in %s', (language) => {
  const { layout, search, checkout } = TEXTS[language]

  test.each([...PAGES, ...BARE])('%s has nothing that axe finds wrong', async (path) => {
    expect(await check(path, language)).toEqual([])
  })

  test('neither have product, seller and brand', async () => {
    const { slug, vendor, brand } = await oneOf(shop, 'limit=1&sort=rating')
    for (const path of [`/product-details/${slug}`, `/seller/${vendor.id}`, `/brand/${brand.slug}`])
      expect(await check(path, language), path).toEqual([])
  })

  test.each([
    [search.crop, search.crop],
    [search.price, search.price],
    [search.sort, search.sort],
    [layout.menu, layout.menu],
    [`${layout.cart},`, checkout.cart.title],
  ])('nor has what opens behind %s', async (button, dialog) => {
    await open(page, inLanguage('/category/seeds', language))
    await page
      .getByRole('button', { name: new RegExp(`^${button}`) })
      .filter({ visible: true })
      .first()
      .click()
    await page.getByRole('dialog', { name: dialog }).waitFor()
    expect(await checkHere({ MOBILE })).toEqual([])
  })
})

test.each(SPOKEN)('nor has the choice of languages in %s', async (language) => {
  await open(page, inLanguage('/', language))
  await page.getByRole('banner').locator('a[href="#languages"]').click()
  await page.getByRole('dialog').getByRole('link').first().waitFor()
  expect(await checkHere({ MOBILE })).toEqual([])
})

test('nor have the filters beside a list', async () => {
  await page.setViewportSize(DESK)
  await open(page, '/category/seeds')
  await page.getByRole('group', { name: 'Crop' }).waitFor()
  expect(await checkHere({ DESK })).toEqual([])
})

test('nor has the calculator of a product, with a result and with faults', async () => {
  const { slug } = await oneOf(shop, 'q=19:19:19&in_stock=1')
  await open(page, `/product-details/${slug}`)
  await page.getByRole('button', { name: 'How much do I need?' }).click()
  const part = page.getByRole('region', { name: 'How much do I need?' })
  const here = 'section:has(> h2 > [aria-expanded=true])'
  await part.getByLabel('Your field').fill('2')
  await part.getByLabel('Unit').selectOption('bigha')
  await part.getByLabel('Which bigha?').selectOption('up')
  await part.getByRole('button', { name: 'Put these into the cart' }).click()
  await part.getByText('In the cart').waitFor()
  expect(await checkHere(undefined, here), 'result').toEqual([])
  await part.getByLabel('Your field').fill('x')
  await part.getByLabel(/^Dose per acre/).fill('9')
  await part.getByText('The label allows').waitFor()
  expect(await checkHere(undefined, here), 'faults').toEqual([])
})

describe('logged in', () => {
  beforeAll(async () => {
    await page.goto('/')
    await signUp(page, FARMER)
    await logIn(page, FARMER)
    await addAddress(page, FARMER)
  })

  describe.each(SPOKEN)('in %s', (language) => {
    const { catalogue, checkout } = TEXTS[language]

    test.each(PRIVATE)('%s has nothing that axe finds wrong', async (path) => {
      const found = await check(path, language)
      expect(found).toEqual([])
    })

    test('nothing is wrong on the way from Buy Now to the placed order', async () => {
      const isSimple = ({ variants: [pack, more] }: Product) => more === undefined && pack?.cod_available === 1
      const { slug } = await oneOf(shop, 'in_stock=1&limit=100', isSimple)
      await open(page, inLanguage(`/product-details/${slug}`, language))
      await page.getByRole('button', { name: catalogue.buyNow }).click()
      const place = page.getByRole('button', { name: checkout.payment.place })
      await place.waitFor()
      expect(await checkHere(), 'payment').toEqual([])
      await page
        .getByRole('button', { name: new RegExp(`^${checkout.payment.change}`) })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('radio').first().waitFor()
      expect(await checkHere({ MOBILE }), 'other address').toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await place.click()
      await page.waitForURL('**/order-history**')
      await page.getByRole('article').first().waitFor()
      await showMore(page)
      expect(await checkHere(), 'orders').toEqual([])
    })
  })
})
