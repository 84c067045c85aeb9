import { beforeAll, describe, expect, test } from 'vitest'
import { journey } from '../support/journey.ts'
import { faultsOfLargeText } from '../support/looks/large-text.ts'
import { DESK, MOBILE, type Phone } from '../support/phone.ts'
import { FARMER, logIn, oneOf, signUp } from '../support/steps.ts'
import { keeps } from '../../support/keeps.ts'

/** Every route and the title of its document. Slugs are of the seeded catalogue. */
const ROUTES: Readonly<Record<string, RegExp>> = {
  '/': /^Haldhar$/,
  '/category/seeds': /^Seeds \|/,
  '/category/nothing': /^Category not found \|/,
  '/brand/nothing': /^Brand not found \|/,
  '/seller/nothing': /^Seller not found \|/,
  '/product-details/nothing': /^Product not found \|/,
  '/sellers': /^Sellers \|/,
  '/search': /^Search \|/,
  '/search?q=urea': /^“urea” \|/,
  '/about': /^About Us \|/,
  '/terms-of-service': /^Terms of Service \|/,
  '/terms-and-conditions': /^Terms of Service \|/,
  '/return-and-refund': /^Return and Refund Policy \|/,
  '/privacy-policy': /^Privacy Policy \|/,
  '/cancellation-policy': /^Cancellation Policy \|/,
  '/shipping-and-delivery': /^Shipping and Delivery Policy \|/,
  '/disclaimer-policy': /^Disclaimer Policy \|/,
  '/login': /^Log in \|/,
  '/signup': /^Sign up \|/i,
  '/wishlist': /^My WishList \|/,
  '/account': /^My account \|/,
  '/my-reviews': /^My Reviews \|/,
  '/enquiries': /^My enquiries \|/,
  '/product-review': /^Product review \|/,
  '/seller-form': /^Seller Form \|/,
  '/order-history': /^Your Orders \|/,
  '/bulk-order-request': /^Contact for Bulk Orders \|/,
  '/seller-request': /^Become a seller \|/,
  '/hero-component': /^Pictures from the fields \|/,
  '/thankyou': /^Thank you \|/,
  '/seller-thankyou-card': /^Thank You! \|/,
  '/nothing/here': /^Not found \|/,
}

/** Routes about the farmer: a guest is sent to log in. */
const PRIVATE: Readonly<Record<string, RegExp>> = {
  '/address': /^Your addresses \|/,
  '/address/add-new': /^Add a Delivery Address \|/,
  '/address/edit?editId=gone': /^Edit Delivery Address \|/,
  '/billing-address': /^Your addresses \|/,
  '/billing-address/add-new': /^Add a Billing Address \|/,
  '/billing-address/edit?editId=gone': /^Edit Billing Address \|/,
  '/payment': /^Payment \|/,
}

/**
 * A healthy page: landmarks, px of horizontal scrolling on a phone and on a desktop, what text at 200 % spoils on a phone,
 * and errors on the console.
 */
const WELL = { mains: 1, headings: 1, sideways: [0, 0], large: [] as string[], errors: [] as string[] }

/** Collects policy violations of a page; by `securitypolicyviolation`, since the console reports only some. */
const watchPolicy = async (watched: Phone): Promise<string[]> => {
  const breaches: string[] = []
  await watched.context().exposeBinding('policyBroken', (_, text: string) => void breaches.push(text))
  await watched.context().addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ documentURI, effectiveDirective, blockedURI }) =>
      // The binding just above.
      (globalThis as unknown as { policyBroken: (text: string) => void }).policyBroken(
        `${documentURI}: ${effectiveDirective} forbids ${blockedURI}`,
      ),
    ),
  )
  return breaches
}

const { shop, phone } = await journey()
const page = phone.page()
const broken = await watchPolicy(phone)

/** Which layout a page has is a matter of its style sheet alone, so one that is open shows both. */
const sidewaysAt = async (viewport: typeof MOBILE): Promise<number> => {
  await page.setViewportSize(viewport)
  return page.evaluate(() => Math.max(document.documentElement.scrollWidth - innerWidth, 0))
}

const look = async (path: string, title: RegExp): Promise<typeof WELL> => {
  await page.goto(path)
  await expect.poll(() => page.title()).toMatch(title)
  // A page that the server could not render is rendered on the phone; what counts is the final state.
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
  return {
    mains: await page.getByRole('main').count(),
    headings: await page.getByRole('heading', { level: 1 }).count(),
    sideways: [await sidewaysAt(DESK), await sidewaysAt(MOBILE)],
    large: await faultsOfLargeText(page),
    errors: phone.errors.splice(0),
  }
}

test.each(Object.entries(ROUTES))(
  '%s shows its title, one main, one heading, and nothing sticks out',
  async (path, title) => {
    if (path.includes('nothing')) phone.expects(new RegExp(`^404 ${path}$`))
    const { large, ...seen } = await look(path, title)
    const { large: none, ...well } = WELL
    expect(seen).toEqual(well)
    expect(large).toEqual(none)
  },
)

test('product, seller and brand pages of the catalogue do too', async () => {
  const { slug, vendor, brand } = await oneOf(shop, 'limit=1')
  for (const path of [`/product-details/${slug}`, `/seller/${vendor.id}`, `/brand/${brand.slug}`])
    expect(await look(path, /^(?!.*not found).* \| Haldhar$/i), path).toEqual(WELL)
})

test.each(Object.keys(PRIVATE))('%s sends a guest to the log-in', async (path) => {
  await page.goto(path)
  await keeps('6/private', async () => {
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
  })
})

describe('logged in', () => {
  beforeAll(async () => {
    await signUp(page, FARMER)
    await logIn(page, FARMER)
  })
  test.each(Object.entries(PRIVATE))('%s is shown to whoever is logged in', async (path, title) => {
    expect(await look(path, title)).toEqual(WELL)
  })
})

test('no route broke the policy of its page, and what breaks it is noticed', async () => {
  phone.expects(/violates the following Content Security Policy/)
  await page.goto('/')
  await keeps('s13/no-breach', () => expect(broken.splice(0)).toEqual([]))
  await page.goto('/about')
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/a.webp'
  })
  await expect.poll(() => broken).toHaveLength(1)
})
