import axe from 'axe-core'
import type { ViewportSize } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../../src/contract/entities.ts'
import { journey } from './support/journey.ts'
import { DESK, MOBILE } from './support/phone.ts'
import { addAddress, logIn, oneOf, open, proceedToPayment, signUp } from './support/steps.ts'

/** Every route by the rules of WCAG 2.0 to 2.2, A and AA, and by what axe calls good practice. */

const PUBLIC = [
  '/',
  '/category/seeds',
  '/about',
  '/terms-of-service',
  '/login',
  '/signup',
  '/wishlist',
  '/order-history',
  '/bulk-order-request',
  '/seller-request',
  '/seller-form',
  '/hero-component',
  '/search?q=wheat',
  '/search?q=zzzz',
  '/sellers',
  '/offline',
  '/data-use',
  '/cart',
  '/waiting',
]
/** Outside the layout, which has the part by whose coming it is known that a page is alive. */
const BARE = ['/thankyou', '/seller-thankyou-card']
const PRIVATE = ['/address', '/address/add-new', '/account', '/my-reviews', '/order-history', '/payment', '/wishlist']

const FARMER = { name: 'Asha Patil', phone: '9822012381', email: 'asha@example.com', password: 'kharif-2026-soya' }

const { shop, phone } = await journey()
const page = phone.page()
// Colours that are still on their way to dark have contrasts of their own.
await page.emulateMedia({ reducedMotion: 'reduce' })

/** What axe finds wrong with the page as it stands, with the places. */
const violations = async (): Promise<string[]> => {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    // The script just above.
    const { axe: loaded } = globalThis as unknown as { axe: typeof axe }
    // Not among the rules of a level, though 2.5.3 is.
    const { violations: found } = await loaded.run({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  })
}

/** The same in light and in dark, at these widths. */
const checkHere = async (viewports: Record<string, ViewportSize> = { MOBILE, DESK }): Promise<string[]> => {
  const found: string[] = []
  for (const theme of ['light', 'dark'])
    for (const [name, viewport] of Object.entries(viewports)) {
      await page.setViewportSize(viewport)
      await page.evaluate((chosen) => void (document.documentElement.dataset['theme'] = chosen), theme)
      found.push(...(await violations()).map((violation) => `${name} ${theme} ${violation}`))
    }
  await page.setViewportSize(MOBILE)
  return found
}

const check = async (path: string): Promise<string[]> => {
  await (BARE.includes(path) ? page.goto(path) : open(page, path))
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  return checkHere()
}

/** Links and buttons that a finger could miss. Within a sentence a line's height is enough. */
const smallTargets = (): Promise<string[]> =>
  page.evaluate(() => {
    const isInSentence = (one: Element) =>
      getComputedStyle(one).display === 'inline' &&
      [...(one.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      )
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[aria-hidden=true]') === null)
      .flatMap((one) => {
        // What is pressed with it counts as well: a label, and what a link covers.
        const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined
        const boxes = [one, ...(label ? [label] : [])].map((part) => part.getBoundingClientRect())
        const [width, height] = (['width', 'height'] as const).map((side) => Math.max(...boxes.map((box) => box[side])))
        if (width === undefined || height === undefined || width <= 1) return []
        const least = isInSentence(one) ? 24 : 48
        return height < least - 1 || (width < least - 1 && !isInSentence(one))
          ? [
              `${Math.round(width)} × ${Math.round(height)}: ${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}`,
            ]
          : []
      })
  })

const TEXTS = { en, hi, ta }

test.each([...PUBLIC, ...BARE])('%s has nothing that axe finds wrong', async (path) => {
  expect(await check(path)).toEqual([])
})

test('neither have product, seller and brand', async () => {
  const { slug, vendor, brand } = await oneOf(shop, 'limit=1&sort=rating')
  for (const path of [`/product-details/${slug}`, `/seller/${vendor.id}`, `/brand/${brand.slug}`])
    expect(await check(path), path).toEqual([])
})

test.each([
  ['Crop', 'Crop'],
  ['Price', 'Price'],
  ['Sort', 'Sort'],
  ['Menu', 'Menu'],
  ['Cart', 'Your cart'],
])('nor has what opens behind %s', async (button, dialog) => {
  await open(page, '/category/seeds')
  await page
    .getByRole('button', { name: new RegExp(`^${button}`) })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('dialog', { name: dialog }).waitFor()
  expect(await checkHere({ MOBILE })).toEqual([])
})

describe('logged in', () => {
  beforeAll(async () => {
    await signUp(page, FARMER)
    await logIn(page, FARMER)
    await addAddress(page, FARMER)
  })
  test.each(PRIVATE)('%s has nothing that axe finds wrong', async (path) => {
    expect(await check(path)).toEqual([])
  })

  test('nothing is wrong on the way from Buy Now to the placed order', async () => {
    const isSimple = ({ variants: [pack, more] }: Product) => more === undefined && pack?.cod_available === 1
    const { slug } = await oneOf(shop, 'in_stock=1&limit=100', isSimple)
    await open(page, `/product-details/${slug}`)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await page.getByText('My billing and delivery Address are the same').click()
    expect(await checkHere(), 'address').toEqual([])
    await proceedToPayment(page)
    await page.getByRole('button', { name: 'Place Order' }).waitFor()
    expect(await checkHere(), 'payment').toEqual([])
    await page.getByRole('button', { name: 'Place Order' }).click()
    await page.getByText('PLACED').first().waitFor()
    expect(await checkHere(), 'orders').toEqual([])
  })
})
