import { randomUUID } from 'node:crypto'
import type { ViewportSize } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { callApi } from '../../../src/client/api/call.ts'
import type { Product } from '../../../src/contract/entities.ts'
import { inLanguage, LANGUAGES, type Language } from '../../../src/contract/languages.ts'
import { answered } from '../../support/answered.ts'
import { openCustomer } from '../support/desk-steps.ts'
import { journey } from '../support/journey.ts'
import { builtClass } from '../support/looks/built-class.ts'
import { faultsOfLargeText } from '../support/looks/large-text.ts'
import { DESK } from '../support/phone.ts'
import { BARE, PRIVATE, PUBLIC } from '../support/pages.ts'
import { FARMER, logIn, oneOf, open, productsOf, proceedToPayment } from '../support/steps.ts'
import { withIcon } from '../support/looks/with-icon.ts'
import type { IconName } from '../../../src/ui/media/icons.ts'

/** Text at 200 % on narrow phones: every page and what opens on it, as a guest sees them and as somebody who buys. */

/** Every language at both widths takes half an hour: `npm run test:soak -- large-text`. */
const LEAN = process.env['TEST_SIZE'] !== 'full'
/** Odia and Tamil have the longest words. */
const SPOKEN: readonly Language[] = LEAN ? ['or', 'ta', 'mr'] : LANGUAGES
const WIDTHS = LEAN ? [320] : [320, 360]
const HEIGHT = 740
/** What a dialog has on a cheap phone whose browser shows its address. */
const LOW = 640

const { shop, phone } = await journey({ serviceWorkers: 'block' })
const page = phone.page()
// A panel that still moves is cut by the screen's edge.
await page.emulateMedia({ reducedMotion: 'reduce' })

const isSimple = ({ variants: [pack, more] }: Product) => more === undefined && pack?.cod_available === 1
const [simple, several] = [
  await oneOf(shop, 'in_stock=1&limit=100', isSimple),
  await oneOf(shop, 'in_stock=1&limit=100&category=fertilisers', ({ variants }) => variants.length > 1),
]
const pageOf = ({ slug }: Product) => `/product-details/${slug}`

/** A page, and what opens on it: each by the place of its button. */
type Screen = readonly [path: string, opens?: readonly string[]]

const buttonOf = (icon: IconName) => `button${withIcon(icon)}`
const BAR = (['user', 'cart', 'menu'] as const).map((icon) => `nav ${buttonOf(icon)}`)

const GUEST: readonly Screen[] = [
  ...[...PUBLIC, ...BARE].filter((path) => !['/', '/category/seeds'].includes(path)).map((path): Screen => [path]),
  ['/', [...BAR, 'header a[href="#languages"]']],
  [
    '/category/seeds',
    [
      ...[0, 1, 2, 3, 4].map((at) => `main li > [aria-haspopup=dialog] >> nth=${at}`),
      'article [aria-haspopup=dialog] >> nth=0',
    ],
  ],
  [pageOf(several)],
  [pageOf(simple)],
  ['/search?q=urea'],
  ['/seller-form'],
  ['/privacy-policy'],
]

let payment = ''
const own = (): readonly Screen[] => [
  ...[...PRIVATE, '/bulk-order-request', '/complaints']
    .filter((path) => !['/order-history', '/account', '/address', '/payment'].includes(path))
    .map((path): Screen => [path]),
  ['/', [`nav ${buttonOf('user')}`, `nav ${buttonOf('cart')}`]],
  ['/order-history', (['return', 'help', 'close'] as const).map((icon) => `main details ${buttonOf(icon)}`)],
  ...['/account', '/address'].map((path): Screen => [path, [`main ${buttonOf('trash')}`]]),
  [payment, [`main .${builtClass('src/shop/checkout/DeliverTo.module.css', 'change')}`, 'header a[href="#languages"]']],
  [pageOf(simple), [`main ${buttonOf('chat')}`]],
]

beforeAll(async () => {
  const customer = await openCustomer(shop, FARMER)
  const { token } = customer
  await customer.order([2, 1])
  const { data: bought } = await answered(callApi('orderHistory', { token }))
  for (const step of ['ship', 'deliver']) await shop.admin('orders', step, String(bought[0]?.order_item_id))
  for (const { product_id } of await productsOf(shop, 'in_stock=1&limit=2'))
    await answered(callApi('wishlistCreate', { token, body: { product_id }, key: randomUUID() }))
})

/** Lists of one's own come in place of empty shapes. */
const hasCome = () => page.locator('main [role=status] span:empty').first().waitFor({ state: 'detached' })

const narrow = (height: number) => WIDTHS.map((width) => ({ width, height }))

const faultsHere = async (sizes: readonly ViewportSize[] = narrow(HEIGHT)): Promise<string[]> => {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    found.push(...(await faultsOfLargeText(page)).map((fault) => `${size.width} px: ${fault}`))
  }
  return found
}

const faultsOf = async (
  [path, opens = []]: Screen,
  language: Language,
  sizes?: ViewportSize[],
): Promise<Record<string, string[]>> => {
  const there = inLanguage(path, language)
  await (BARE.includes(path) ? page.goto(there) : open(page, there))
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  await hasCome()
  await page.evaluate(() => document.querySelectorAll('main details').forEach((one) => one.setAttribute('open', '')))
  const found = { [path]: await faultsHere(sizes) }
  for (const opener of opens) {
    await page.locator(opener).filter({ visible: true }).first().click()
    await page.locator('dialog:modal').locator('li, p, input').first().waitFor()
    found[`${path} ${opener}`] = await faultsHere(narrow(LOW))
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
  }
  return found
}

const sweep = async (
  screens: readonly Screen[],
  language: Language,
  sizes?: ViewportSize[],
): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {}
  for (const screen of screens) Object.assign(found, await faultsOf(screen, language, sizes))
  return Object.fromEntries(Object.entries(found).filter(([, faults]) => faults.length > 0))
}

test.each(SPOKEN)(
  'in %s a guest reads every page in large text: nothing is cut, covered or too wide',
  async (language) => {
    expect(await sweep(GUEST, language)).toEqual({})
  },
)

test('somebody with orders, wishes and a full cart logs in', async () => {
  await logIn(page, FARMER)
  await open(page, pageOf(simple))
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).click()
  await proceedToPayment(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL('**/order-history**')
  await open(page, pageOf(several))
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  await page.getByText('Product added to cart successfully').first().waitFor()
  await open(page, '/address')
  await proceedToPayment(page)
  const { pathname, search } = new URL(page.url())
  payment = pathname + search
  expect(payment).toMatch(/^\/payment\?/)
})

/** Where header, menu, filters and columns stand beside each other. */
const BESIDE: readonly Screen[] = ['/', '/category/seeds', pageOf(several), '/order-history', '/address', '/login'].map(
  (path) => [path],
)

/** A form that found several places of a PIN. */
const faultsOfPlaces = async (language: Language): Promise<string[]> => {
  await open(page, inLanguage('/address/add-new', language))
  await page.locator('main [name=pincode]').fill('625020')
  await page.locator('main [name=place]').first().waitFor()
  return faultsHere()
}

test.each(SPOKEN)('so does she in %s, with what is her own', async (language) => {
  expect(await sweep(own(), language)).toEqual({})
  expect(await faultsOfPlaces(language), 'places of a PIN').toEqual([])
})

test.each(LEAN ? (['ta'] as const) : SPOKEN)('on a wide screen in %s she reads them too', async (language) => {
  expect(await sweep(BESIDE, language, [DESK])).toEqual({})
})
