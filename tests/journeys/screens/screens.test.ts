import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../../../src/contract/entities.ts'
import { inLanguage, type Language } from '../../../src/contract/languages.ts'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { first as english } from '../../../src/texts/en/first.ts'
import { first as odia } from '../../../src/texts/or/first.ts'
import { first as tamil } from '../../../src/texts/ta/first.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { leaveDesk, logInAtShop, logInByCode, openSeller } from '../support/desk-steps.ts'
import { layoutFaults } from '../support/looks/layout-faults.ts'
import { LONG_FARMER, openLongFarmer, openLongSeller } from '../support/looks/long-names.ts'
import { BARE, PRIVATE, PUBLIC } from '../support/pages.ts'
import { DESK, MOBILE } from '../support/phone.ts'
import { realJourney, realSettings } from '../support/real-shop.ts'
import { openShop } from '../support/shop.ts'
import { logIn, open } from '../support/steps.ts'

/** Every page of shop and desk as a real shop runs it, with names, addresses and prices as long as they get. */

/** The whole sweep, in three languages and widths, takes longer than all other journeys: `npm run test:soak -- screens`. */
const LEAN = process.env['TEST_SIZE'] !== 'full'
/** A folder for pictures of every page, for somebody to look at. */
const PICTURES = process.env['PICTURES']

const WIDTHS = LEAN ? [MOBILE.width] : [320, MOBILE.width, DESK.width]
const LANGUAGES: readonly Language[] = LEAN ? ['en'] : ['en', 'ta', 'or']
const OPERATOR = { name: 'Ravi Shinde', phone: '9822012303' }

const TEXTS: Partial<Record<Language, typeof english.layout>> = {
  en: english.layout,
  ta: tamil.layout,
  or: odia.layout,
}

const { shop, gateway, phone } = await realJourney({ serviceWorkers: 'block' })
const page = phone.page()
const main = page.getByRole('main')
await page.emulateMedia({ reducedMotion: 'reduce' })
configureCalls({ base: `${shop.url}/api/` })
let seller: Awaited<ReturnType<typeof openLongSeller>>
let product: Product

beforeAll(async () => {
  seller = await openLongSeller(shop)
  product = seller.product
  const [cheap] = product.variants.toSorted((a, b) => a.selling_price - b.selling_price)
  if (cheap === undefined) throw new Error('The seller has no pack')
  await openLongFarmer(cheap.sku, cheap.selling_price)
})

/** Opens what a page has folded, in every part but the header. */
const unfold = (within: Page): Promise<void> =>
  within.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
    for (const fold of document.querySelectorAll('main button[aria-expanded=false]'))
      if (fold instanceof HTMLElement && fold.checkVisibility()) fold.click()
  })

/** Bars that stay in place are within the screen. */
const barsOutOfSight = (): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility({ opacityProperty: true }))
      .flatMap((one) => {
        const { left, right, top, bottom, height } = one.getBoundingClientRect()
        const isIn = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1
        return height < 2 || isIn ? [] : [`${one.tagName} ${one.className} is out of sight`]
      }),
  )

const faultsHere = async (name: string): Promise<string[]> => {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...(width > 768 ? DESK : MOBILE), width })
    if (PICTURES !== undefined)
      await page.screenshot({ path: join(PICTURES, `${name.replaceAll(/\W+/g, '_')}-${width}.png`), fullPage: true })
    const faults = [...(await layoutFaults(page)), ...(await barsOutOfSight())]
    found.push(...faults.map((fault) => `${width} px: ${fault}`))
  }
  await page.setViewportSize(MOBILE)
  return found
}

/** Lists of one's own come after the page, in place of empty shapes. */
const hasCome = async (): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await main.locator('[role=status] span:empty').first().waitFor({ state: 'detached' })
}

const see = async (path: string, language: Language, origin = ''): Promise<string[]> => {
  const there = origin + inLanguage(path, language)
  await (BARE.includes(path) ? page.goto(there) : open(page, there))
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  await hasCome()
  await unfold(page)
  const found = await faultsHere(`${origin} ${language} ${path}`)
  if (language !== 'en') return found
  return [...found, ...(await accessibilityOf(page).checkHere({ MOBILE }))]
}

/** The pages with faults, and these. */
const seeAll = async (paths: readonly string[], language: Language, origin?: string) => {
  const found: Record<string, string[]> = {}
  for (const path of paths) {
    const faults = await see(path, language, origin)
    if (faults.length > 0) found[path] = faults
  }
  return found
}

const GUESTS = LEAN
  ? ['/', '/privacy-policy', '/complaints']
  : [
      ...PUBLIC,
      ...BARE,
      '/category/hand-tools',
      '/category/nothing',
      '/search?q=harvester',
      '/search?q=qqqzzz',
      '/return-and-refund',
      '/privacy-policy',
      '/cancellation-policy',
      '/shipping-and-delivery',
      '/disclaimer-policy',
      '/seller-form',
      '/cart',
    ]
const OWN = LEAN ? ['/address', '/order-history'] : [...PRIVATE, '/complaints', '/bulk-order-request']

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(GUESTS)('all of %s is as wide as the screen, and nothing of it is cut or covered', async (path) => {
    if (path.includes('nothing')) phone.expects(/^404 /)
    expect(await see(path, language)).toEqual([])
  })

  test('neither is anything of product, brand and seller', async () => {
    const { slug, brand, vendor } = product
    const lists = LEAN ? [] : [`/brand/${brand.slug}`, `/seller/${vendor.slug}`]
    expect(await seeAll([`/product-details/${slug}`, ...lists], language)).toEqual({})
  })

  test('nor of the parts of the footer', async () => {
    const found: string[] = []
    await open(page, inLanguage('/about', language))
    for (const fold of await page.getByRole('contentinfo').locator('button[aria-expanded]').all()) {
      await fold.click()
      found.push(...(await faultsHere(`${language} footer ${await fold.innerText()}`)))
      if (language === 'en') found.push(...(await accessibilityOf(page).checkHere({ MOBILE }, 'footer')))
    }
    expect(found).toEqual([])
  })

  test('nor of the menu with its folds', async () => {
    await open(page, inLanguage('/about', language))
    const name = TEXTS[language]?.menu ?? ''
    await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
    const menu = page.getByRole('dialog', { name })
    await menu.locator('a[href^="mailto:"]').waitFor()
    const found = await faultsHere(`${language} menu`)
    for (const fold of await menu.locator('button[aria-expanded]').all()) {
      await fold.click()
      await menu.getByRole('listitem').getByRole('listitem').first().waitFor()
      found.push(...(await layoutFaults(page)))
      if (language === 'en') found.push(...(await accessibilityOf(page).checkHere({ MOBILE })))
    }
    expect(found).toEqual([])
  })

  test('nor of the cart, from which it is sent as a message', async () => {
    await open(page, `/product-details/${product.slug}`)
    await main.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
    await page.getByText('Product added to cart successfully').first().waitFor()
    await open(page, inLanguage('/about', language))
    await page
      .getByRole('button', { name: new RegExp(`^${TEXTS[language]?.cart},`) })
      .filter({ visible: true })
      .first()
      .click()
    await page.getByRole('dialog').locator('a[href^="sms:"]').waitFor()
    const found = await faultsHere(`${language} cart`)
    if (language === 'en') found.push(...(await accessibilityOf(page).checkHere({ MOBILE })))
    expect(found).toEqual([])
  })
})

describe('logged in', () => {
  beforeAll(async () => {
    await logIn(page, LONG_FARMER)
  })

  describe.each(LANGUAGES)('in %s', (language) => {
    test.each(OWN)('neither is anything of %s', async (path) => {
      expect(await see(path, language)).toEqual([])
    })
  })

  test('nor on the way to an order and on its confirmation', async () => {
    await open(page, `/product-details/${product.slug}`)
    await main.getByText('Spare belt').first().click()
    await main.getByRole('button', { name: 'Buy Now' }).click()
    await page.waitForURL('**/payment**')
    await open(page, '/address?isBuyNow=1')
    const payment = page.getByText('Proceed to Payment')
    await payment.waitFor()
    const addresses = await faultsHere('checkout')
    await payment.click()
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    const chosen = await faultsHere('payment chosen')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await page.waitForURL('**/order-history**')
    await main.getByRole('article').first().waitFor()
    const confirmation = [...(await faultsHere('confirmation')), ...(await accessibilityOf(page).checkHere({ MOBILE }))]
    await main.getByRole('button', { name: 'Help', exact: true }).first().click()
    await page.getByRole('dialog').locator('a[href^="mailto:"]').waitFor()
    const help = await faultsHere('help')
    expect({ addresses, chosen, confirmation, help }).toEqual({ addresses: [], chosen: [], confirmation: [], help: [] })
  })
})

/** The screens of a shop, and the first entry of each list among them. */
const SHOPS = [
  '',
  'pack',
  'hand-over',
  'round',
  'back',
  'stock',
  'listings',
  'listings/new',
  'listings/file',
  'products',
  'orders',
  'claims',
  'cash-book',
  'refunds',
  'sales',
  'enquiries',
  'messages',
  'areas',
  'shop',
  'people',
  'log',
]
const OPERATORS = [
  '',
  'approvals',
  'approvals/listings',
  'complaints',
  'customers',
  'customers?q=kamal',
  'enquiries?which=all',
  'orders',
  'refunds',
  'sales',
  'shop-front',
  'categories',
  'crops',
  'facts',
  'brands',
  'people',
  'log',
  'messages',
  'stock',
  'products',
  'areas',
]
const LISTS = ['pack', 'listings', 'orders', 'products', 'claims', 'enquiries', 'approvals']

const seeDesk = async (path: string): Promise<string[]> => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await hasCome()
  await unfold(page)
  return [...(await faultsHere(path)), ...(await accessibilityOf(page).checkHere({ MOBILE }))]
}
/** A screen of the desk, and the first entry of its list. */
const seeScreen = async (name: string): Promise<Record<string, string[]>> => {
  const path = `/desk/${name}`
  const found = { [path]: await seeDesk(path) }
  const entry = main.locator(`a[href^="${path}/"]`).first()
  if (LISTS.includes(name) && (await entry.count()) > 0) {
    const within = (await entry.getAttribute('href')) ?? ''
    found[within] = await seeDesk(within)
  }
  return Object.fromEntries(Object.entries(found).filter(([, faults]) => faults.length > 0))
}

describe('at the desk of a shop', () => {
  test('its owner logs in', async () => {
    await logInAtShop(page, await openSeller(shop, gateway, seller.id))
    expect(new URL(page.url()).pathname).toMatch(/^\/desk/)
  })

  test.each(LEAN ? ['', 'pack', 'shop'] : SHOPS)(
    'nothing of /desk/%s is wider than the screen, cut or covered',
    async (name) => {
      expect(await seeScreen(name)).toEqual({})
    },
  )

  test('neither is anything of its prints', async () => {
    await page.goto('/desk/pack')
    const parcel = await main
      .getByRole('link', { name: /^Pack / })
      .first()
      .getAttribute('href')
    expect(await seeDesk(`/desk/print/${parcel?.split('/').pop()}`)).toEqual([])
  })
})

describe.skipIf(LEAN)('at the operator’s desk', () => {
  test('one of the operator’s people logs in', async () => {
    await leaveDesk(page)
    await shop.admin('staff', 'add', '--name', OPERATOR.name, '--phone', OPERATOR.phone, '--role', 'owner')
    await logInByCode(page, gateway, OPERATOR.phone)
    expect(new URL(page.url()).pathname).toMatch(/^\/desk/)
  })

  test.each(OPERATORS)('nothing of /desk/%s is wider than the screen, cut or covered', async (name) => {
    expect(await seeScreen(name)).toEqual({})
  })
})

test.skipIf(LEAN)('neither is anything of a shop that has nothing for sale yet', async () => {
  const empty = await openShop()
  try {
    Object.assign(empty.env, realSettings(gateway))
    await empty.start()
    const paths = ['/', '/category/seeds', '/sellers', '/search?q=urea', '/wishlist']
    expect(await seeAll(paths, 'en', empty.url)).toEqual({})
  } finally {
    await empty.dispose()
  }
})
