import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPhone } from './support/phone.ts'
import type { Phone } from './support/phone.ts'
import { openShop } from './support/shop.ts'
import type { Shop } from './support/shop.ts'
import { logIn, signUp } from './support/steps.ts'

/** Every route of spec 2.1 and what its document is called. Slugs are of the seeded catalogue. */
const ROUTES: Readonly<Record<string, RegExp>> = {
  '/': /^Haldhar$/,
  '/category/seeds': /^Seeds \|/,
  '/category/nothing': /^Category not found \|/,
  '/brand/nothing': /^Brand not found \|/,
  '/seller/nothing': /^Seller not found \|/,
  '/product-details/nothing': /not found \|/,
  '/about': /^About Us \|/,
  '/terms-of-service': /^Terms of Service \|/,
  '/terms-and-conditions': /^Terms of Service \|/,
  '/return-and-refund': /^Return and Refund Policy \|/,
  '/privacy-policy': /^Privacy Policy \|/,
  '/cancellation-policy': /^Cancellation Policy \|/,
  '/shipping-and-delivery': /^Shipping and Delivery Policy \|/,
  '/disclaimer-policy': /^Disclaimer Policy \|/,
  '/login': /^Login \|/,
  '/signup': /^Sign up \|/i,
  '/wishlist': /^My WishList \|/,
  '/my-reviews': /^My Reviews \|/,
  '/product-review': /^Product review \|/,
  '/seller-form': /^Seller Form \|/,
  '/order-history': /^Your Orders \|/,
  '/bulk-order-request': /^Contact for Bulk Orders \|/,
  '/seller-request': /\| Haldhar$/,
  '/hero-component': /\| Haldhar$|^Haldhar$/,
  '/thankyou': /\| Haldhar$/,
  '/seller-thankyou-card': /\| Haldhar$/,
  '/nothing/here': /^Not found \|/,
}

/** Routes about the farmer: a guest is sent to log in. */
const PRIVATE: Readonly<Record<string, RegExp>> = {
  '/address': /^Your addresses \|/,
  '/address/add-new': /^Add a Delivery Address \|/,
  '/address/edit': /^Add a Delivery Address \|/,
  '/billing-address': /^Your addresses \|/,
  '/billing-address/add-new': /^Add a Billing Address \|/,
  '/billing-address/edit': /^Add a Billing Address \|/,
  '/payment': /^Payment \|/,
}

/** A page in order: its landmarks, px to scroll sideways, and what the console complained about. */
const WELL = { mains: 1, headings: 1, sideways: 0, errors: [] as string[] }

let shop: Shop
let first: { product: string; seller: string; brand: string }

beforeAll(async () => {
  shop = await openShop()
  await shop.start()
  const answer = (await (await fetch(`${shop.url}/api/products?limit=1`)).json()) as {
    data: { slug: string; vendor: { slug: string }; brand: { slug: string } }[]
  }
  const [product] = answer.data
  if (product === undefined) throw new Error('The shop has no products')
  first = { product: product.slug, seller: product.vendor.slug, brand: product.brand.slug }
})
afterAll(() => shop.dispose())

/** Collects what breaks the policy of a page; by `securitypolicyviolation`, which the console tells only in part. */
const watchPolicy = async (phone: Phone): Promise<string[]> => {
  const broken: string[] = []
  await phone.context().exposeBinding('policyBroken', (_, text: string) => void broken.push(text))
  await phone.context().addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ documentURI, effectiveDirective, blockedURI }) =>
      // The binding just above.
      (globalThis as unknown as { policyBroken: (text: string) => void }).policyBroken(
        `${documentURI}: ${effectiveDirective} forbids ${blockedURI}`,
      ),
    ),
  )
  return broken
}

describe.each([
  [360, 740],
  [1280, 900],
])('at %i px', (width, height) => {
  let phone: Phone
  let broken: string[]
  beforeAll(async () => {
    phone = await openPhone(shop.url, { width, height })
    broken = await watchPolicy(phone)
  })
  afterAll(() => phone.dispose())

  const look = async (path: string, title: RegExp): Promise<typeof WELL> => {
    const page = phone.page()
    await page.goto(path)
    await page.waitForFunction(() => document.readyState === 'complete')
    await page.getByRole('main').waitFor()
    await expect.poll(() => page.title()).toMatch(title)
    // A page that the server could not fill is drawn anew on the phone; what counts is where it comes to rest.
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
    return {
      mains: await page.getByRole('main').count(),
      headings: await page.getByRole('heading', { level: 1 }).count(),
      sideways: await page.evaluate(() => Math.max(document.documentElement.scrollWidth - innerWidth, 0)),
      errors: phone.errors.splice(0),
    }
  }

  test.each(Object.entries(ROUTES))(
    '%s shows its title, one main, one heading, and nothing sticks out',
    async (path, title) => {
      expect(await look(path, title)).toEqual(WELL)
    },
  )

  test('product, seller and brand pages of the catalogue do too', async () => {
    for (const path of [`/product-details/${first.product}`, `/seller/${first.seller}`, `/brand/${first.brand}`])
      expect(await look(path, /\| Haldhar$/), path).toEqual(WELL)
  })

  test('/PD leads to the home page', async () => {
    await phone.page().goto('/PD')
    await expect.poll(() => new URL(phone.page().url()).pathname).toBe('/')
  })

  test.each(Object.keys(PRIVATE))('%s sends a guest to the log-in', async (path) => {
    await phone.page().goto(path)
    await expect.poll(() => new URL(phone.page().url()).pathname).toBe('/login')
    phone.errors.splice(0)
  })

  describe('logged in', () => {
    beforeAll(async () => {
      const number = `9${String(width).padStart(9, '0')}`
      const farmer = { name: 'Asha Patil', phone: number, email: `${number}@example.com`, password: 'kharif-2026-soya' }
      await signUp(phone.page(), farmer)
      await logIn(phone.page(), farmer)
    })
    test.each(Object.entries(PRIVATE))('%s is shown to whoever is logged in', async (path, title) => {
      expect(await look(path, title)).toEqual(WELL)
    })
  })

  test('no route broke the policy of its page, and what breaks it is noticed', async () => {
    expect(broken.splice(0)).toEqual([])
    await phone.page().goto('/about')
    await phone.page().evaluate(() => {
      new Image().src = 'https://elsewhere.example/a.webp'
    })
    await expect.poll(() => broken).toHaveLength(1)
  })
})
