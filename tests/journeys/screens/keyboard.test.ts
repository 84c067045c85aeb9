import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../../../src/contract/entities.ts'
import { inLanguage } from '../../../src/contract/languages.ts'
import { rest } from '../../../src/texts/en/rest.ts'
import { shop as shopTexts } from '../../../src/texts/en/shop.ts'
import { rest as hindiRest } from '../../../src/texts/hi/rest.ts'
import { shop as hindiShop } from '../../../src/texts/hi/shop.ts'
import { journey } from '../support/journey.ts'
import { FARMER, oneOf, open, signUp } from '../support/steps.ts'
import { withIcon } from '../support/looks/with-icon.ts'

/** From home to the placed order with Tab, Enter, Space and letters only; where the focus is, one sees at every step. */

const PLACE = { area: 'Shivaji Nagar', city: 'Pune', district: 'Pune', state: 'Maharashtra', house_number: '12' }
const TEXTS = { en: { ...shopTexts, ...rest }, hi: { ...hindiShop, ...hindiRest } }
/** So many presses lead through the longest of these pages. */
const STEPS = 120

const { shop, phone } = await journey({ serviceWorkers: 'block' })
const page = phone.page()
await page.emulateMedia({ reducedMotion: 'reduce' })
const isSimple = ({ variants: [pack, more] }: Product) => more === undefined && pack?.cod_available === 1
const { slug, title } = await oneOf(shop, 'in_stock=1&limit=100', isSimple)

/** What is wrong with the place of the focus: nowhere, off the screen, below a bar, or without a ring. */
const focusFault = (on: Page): Promise<string> =>
  on.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return 'lost'
    // Where a page begins to be read.
    if (focused.matches('main, h1')) return ''
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent ?? ''}`.slice(0, 60)
    // The radio's card and the box around an input bear the ring in its place.
    const ringed = [focused, ...(focused.closest('label') ? [focused.closest('label')] : []), focused.parentElement]
    if (!ringed.some((one) => one !== null && getComputedStyle(one).outlineStyle !== 'none')) return `no ring: ${name}`
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const middle = {
      x: (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      y: (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    }
    const above = document.elementFromPoint(middle.x, middle.y)
    const isSeen =
      above !== null && (focused.contains(above) || above.contains(focused) || above.closest('label') !== null)
    return isSeen ? '' : `hidden: ${name}`
  })

/** Presses Tab until the focus is on what matches. A page that is still coming has nothing in it that Tab could reach. */
const tabTo = async (selector: string): Promise<void> => {
  await page.locator(selector).first().waitFor({ state: 'attached' })
  const is = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  for (let step = 0; step < STEPS; step++) {
    if (await is()) return
    await page.keyboard.press('Tab')
    await expect.poll(() => focusFault(page), { message: `on the way to ${selector}`, timeout: 3_000 }).toBe('')
  }
  throw new Error(`No Tab leads to ${selector}`)
}

/** Marks what bears this text, so that it can be told when the focus is on it. */
const tabToButton = async (words: string): Promise<void> => {
  const target = page.getByRole('main').locator('button, a').filter({ hasText: words, visible: true }).first()
  await target.waitFor()
  await target.evaluate((element) => element.setAttribute('data-wanted', ''))
  await tabTo('[data-wanted]')
  await target.evaluate((element) => element.removeAttribute('data-wanted'))
}

const type = async (field: string, typed: string): Promise<void> => {
  await tabTo(`main [name=${field}]`)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(typed)
}

const leadsTo = async (path: string): Promise<void> =>
  await expect.poll(() => new URL(page.url()).pathname.replace(/^\/hi(?=\/)/, ''), { timeout: 15_000 }).toBe(path)

beforeAll(() => signUp(page, FARMER))

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  const { account, catalogue, checkout } = TEXTS[language]

  test('a farmer without mouse and touch finds a product, logs in and orders it', async () => {
    await open(page, inLanguage('/', language))
    await page.evaluate(() => localStorage.clear())
    await open(page, inLanguage('/', language))
    await tabTo('[role=search] input')
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
    await page.getByRole('main').locator(`a[href$="/${slug}"]`).first().waitFor()
    await tabTo(`main a[href$="/${slug}"]:not([tabindex])`)
    await page.keyboard.press('Enter')
    await leadsTo(`/product-details/${slug}`)
    await tabToButton(catalogue.buyNow)
    await page.keyboard.press('Enter')
    await leadsTo('/login')
    await tabToButton(account.code.otherWay)
    await page.keyboard.press('Enter')
    await type('email', FARMER.email)
    await type('password', FARMER.password)
    await page.keyboard.press('Enter')
    if (language === 'en') {
      await leadsTo('/address/add-new')
      await type('pincode', '411005')
      await page.keyboard.press('Tab')
      await page.getByText(/^(Place found|\d+ places? ha|We do not know this PIN)/).waitFor()
      for (const [field, typed] of Object.entries(PLACE)) await type(field, typed)
      await page.keyboard.press('Enter')
    }
    await page.waitForURL('**/payment**')
    await page.getByRole('button', { name: checkout.payment.place }).waitFor()
    await tabToButton(checkout.payment.place)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/order-history**')
    await page.getByRole('article').first().waitFor()
    await tabTo('main a, main button')
  })
})

/** Where a press of Tab leads from the control before it, in the order of the page. */
const inTabOrder = (): Promise<(string | undefined)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((one) => one instanceof HTMLElement && one.tabIndex >= 0 && one.checkVisibility())
      .map((one) => ['header', 'main', 'footer', 'nav'].find((part) => one.closest(part) !== null)),
  )

test('the bar at the foot of the screen comes after all that stands above it', async () => {
  await open(page, `/product-details/${slug}`)
  await expect.poll(async () => (await inTabOrder()).slice(-6)).toEqual(['footer', 'nav', 'nav', 'nav', 'nav', 'nav'])
  expect((await inTabOrder()).indexOf('nav')).toBeGreaterThan((await inTabOrder()).lastIndexOf('main'))
})

test('Checkout is reached by Tab, and says what is missing', async () => {
  await open(page, `/product-details/${slug}`)
  await tabToButton(TEXTS.en.catalogue.addToCartMain)
  await page.keyboard.press('Enter')
  await tabTo(`nav [aria-expanded]${withIcon('cart')}`)
  await page.keyboard.press('Enter')
  const checkout = page.getByRole('dialog').getByRole('button', { name: TEXTS.en.checkout.cart.checkout, exact: true })
  await checkout.waitFor()
  const isThere = () => checkout.evaluate((button) => button === document.activeElement)
  for (let step = 0; step < STEPS && !(await isThere()); step++) await page.keyboard.press('Tab')
  await expect.poll(() => focusFault(page)).toBe('')
  await page.keyboard.press('Enter')
  await page.getByText(TEXTS.en.checkout.cart.acceptFirst).waitFor()
  expect(await page.getByRole('checkbox').evaluate((tick) => tick === document.activeElement)).toBe(true)
})
