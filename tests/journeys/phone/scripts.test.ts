import { beforeAll, expect, test } from 'vitest'
import type { Product } from '../../../src/contract/entities.ts'
import { inLanguage, LANGUAGES } from '../../../src/contract/languages.ts'
import { journey } from '../support/journey.ts'
import { layoutFaults } from '../support/looks/layout-faults.ts'
import { MOBILE } from '../support/phone.ts'
import { addAddress, FARMER, logIn, oneOf, open, proceedToPayment, signUp } from '../support/steps.ts'
import { withIcon } from '../support/looks/with-icon.ts'

/** The shop in every script, on a phone: nothing cut, broken, overlapping or wider than the screen. */

const NARROW = { width: 320, height: 640 }

const { shop, phone } = await journey({ serviceWorkers: 'block' })
const page = phone.page()
// A panel that still moves is cut by the screen's edge.
await page.emulateMedia({ reducedMotion: 'reduce' })
const isSimple = ({ variants: [pack, more] }: Product) => more === undefined && pack?.cod_available === 1
const { slug } = await oneOf(shop, 'in_stock=1&limit=100', isSimple)
const product = `/product-details/${slug}`

const placeOrder = async (): Promise<void> => {
  await open(page, product)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await proceedToPayment(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByText('PLACED').first().waitFor()
}

beforeAll(async () => {
  await signUp(page, FARMER)
  await logIn(page, FARMER)
  await addAddress(page, FARMER)
  await placeOrder()
  await open(page, product)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
}, 120_000)

const PAGES = [
  '/',
  '/category/seeds',
  product,
  '/search?q=urea',
  '/cart',
  '/address',
  '/payment',
  '/order-history',
  '/account',
]

test.each(LANGUAGES)('in %s nothing is cut, broken or laid over, on a phone and on a narrow one', async (language) => {
  const faults: Record<string, string[]> = {}
  for (const path of PAGES) {
    await open(page, inLanguage(path, language))
    for (const viewport of [NARROW, MOBILE]) {
      await page.setViewportSize(viewport)
      const found = await layoutFaults(page)
      if (found.length > 0) faults[`${viewport.width} ${path}`] = found
    }
  }
  await page
    .getByRole('navigation')
    .locator(`[aria-expanded]${withIcon('cart')}`)
    .filter({ visible: true })
    .click()
  await page.getByRole('dialog').waitFor()
  const cart = await layoutFaults(page)
  if (cart.length > 0) faults['cart panel'] = cart
  expect(faults).toEqual({})
})
