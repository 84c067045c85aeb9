import axe from 'axe-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { journey } from './support/journey.ts'
import { DESK, MOBILE } from './support/phone.ts'
import { addAddress, logIn, oneOf, open, signUp } from './support/steps.ts'

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
  '/offline',
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
    const { violations: found } = await loaded.run()
    return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  })
}

/** The same at both widths, in light and in dark. */
const check = async (path: string): Promise<string[]> => {
  await (BARE.includes(path) ? page.goto(path) : open(page, path))
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  const found: string[] = []
  for (const theme of ['light', 'dark'])
    for (const [name, viewport] of Object.entries({ MOBILE, DESK })) {
      await page.setViewportSize(viewport)
      await page.evaluate((chosen) => void (document.documentElement.dataset['theme'] = chosen), theme)
      found.push(...(await violations()).map((violation) => `${name} ${theme} ${violation}`))
    }
  return found
}

test.each([...PUBLIC, ...BARE])('%s has nothing that axe finds wrong', async (path) => {
  expect(await check(path)).toEqual([])
})

test('neither have product, seller and brand', async () => {
  const { slug, vendor, brand } = await oneOf(shop, 'limit=1&sort=rating')
  for (const path of [`/product-details/${slug}`, `/seller/${vendor.id}`, `/brand/${brand.slug}`])
    expect(await check(path), path).toEqual([])
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
})
