import type { Locator, Page } from 'playwright-core'
import * as v from 'valibot'
import { expect, vi } from 'vitest'
import { calls } from '../../../src/contract/shop-calls.ts'
import type { Product } from '../../../src/contract/entities.ts'
import type { Shop } from './shop.ts'

/** Steps that several journeys and their hooks share, in the words that a screen reader announces. */

/** Once the server is reachable again, a change may wait up to 20 s. */
export const LONG = { timeout: 40_000, interval: 250 }

export interface Farmer {
  name: string
  phone: string
  email: string
  password: string
}

/** Whom most journeys are about. Each has a shop of its own. */
export const FARMER: Farmer = {
  name: 'Asha Patil',
  phone: '9822012345',
  email: 'asha@example.com',
  password: 'kharif-2026-soya',
}

/** Opens a page and waits until it is hydrated. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await hydrated(page)
}

/** The foot is the last part that React takes over; it notes its properties on what it has. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const foot = document.querySelector('footer')
    return foot !== null && Object.keys(foot).some((key) => key.startsWith('__reactProps'))
  })
}

/** What the shop lists for a query. */
export const productsOf = async ({ url }: Shop, query: string): Promise<Product[]> =>
  v.parse(calls.products.answer, await (await fetch(`${url}/api/products?${query}`)).json()).data

/** The first product that the shop lists for a query, or the first of them that is wanted. */
export const oneOf = async (
  shop: Shop,
  query: string,
  wanted: (product: Product) => boolean = () => true,
): Promise<Product> => {
  const product = (await productsOf(shop, query)).find(wanted)
  if (product === undefined) throw new Error(`No product for ${query}`)
  return product
}

/** A wishlist shows the cheapest offer of a thing, so the thing must have one only. */
export const isOfferedOnce = async (shop: Shop, { title, product_id }: Product): Promise<boolean> => {
  const like = await productsOf(shop, `limit=100&q=${encodeURIComponent(title)}`)
  return like.filter((product) => product.product_id === product_id).length === 1
}

export const signUp = async (page: Page, farmer: Farmer): Promise<void> => {
  await page.goto('/signup')
  await page.getByRole('main').locator('[name=name]').fill(farmer.name)
  await page.getByRole('main').locator('[name=phone_number]').fill(farmer.phone)
  await page.getByRole('main').getByLabel('Same Number For WhatsApp').check()
  await page.getByRole('main').locator('[name=email]').fill(farmer.email)
  await page.getByRole('main').locator('[name=password]').fill(farmer.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL('**/thankyou')
}

export const logIn = async (page: Page, farmer: Farmer): Promise<void> => {
  await page.goto('/login')
  await page.getByRole('main').locator('[name=email]').fill(farmer.email)
  await page.getByRole('main').locator('[name=password]').fill(farmer.password)
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

export interface Login {
  token: string
  id: number
}

/** Who is logged in on this phone, for asking the shop itself. */
export const loginOf = (page: Page): Promise<Login> =>
  page.evaluate(() => ({
    token: localStorage.getItem('token') ?? '',
    // Written by the app, whose own tests check this shape.
    id: (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: number }).id,
  }))

/** What the shop is sent by a press. */
export const bodyOf = async (page: Page, call: string, press: () => Promise<void>): Promise<unknown> => {
  const [request] = await Promise.all([page.waitForRequest(`**/api/${call}`), press()])
  return request.postDataJSON() as unknown
}

/** Whether a URL is cached on this phone for offline use. */
export const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (key) => (await caches.match(key, { ignoreVary: true })) !== undefined, path)

/** From here on the service worker controls this page. */
/** Whether every page opens without network from here on. */
const hasAllFiles = (page: Page): Promise<boolean> =>
  page.evaluate(
    async () =>
      navigator.serviceWorker.controller !== null &&
      (await caches.match('/index.html', { ignoreSearch: true })) !== undefined,
  )

/** Touches the page, as whoever looks at a shop does: one that nobody touches leaves most files for later. */
export const workerIsReady = async (page: Page): Promise<void> => {
  await vi.waitUntil(async () => {
    await page.keyboard.press('Shift')
    return hasAllFiles(page)
  }, LONG)
}

export const fillAddress = async (page: Page, address: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(address))
    await page.getByRole('main').locator(`[name=${name}]`).fill(value)
}

/** Sources of the pictures on the screen that did not load. */
export const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const isOnScreen = (picture: HTMLImageElement) => {
      const { top, left, right, bottom } = picture.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && right > left
    }
    const onScreen = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(isOnScreen)
    await Promise.all(
      onScreen.map((picture) =>
        picture.complete
          ? Promise.resolve()
          : new Promise((settled) => ['load', 'error'].forEach((end) => picture.addEventListener(end, settled))),
      ),
    )
    return onScreen.filter((picture) => picture.naturalWidth === 0).map((picture) => picture.currentSrc)
  })

/** What the PIN fills in may come between the letters of what is typed: it is waited for. */
const fillPin = async (page: Page, pincode: string): Promise<void> => {
  const pin = page.getByRole('main').locator('[name=pincode]')
  await pin.fill(pincode)
  await pin.blur()
  await page.getByText(/^(Place found|\d+ places? ha|We do not know this PIN)/).waitFor()
}

/** Fills in and saves a delivery address of the farmer's; ends on the address list. */
export const addAddress = async (page: Page, { name, phone }: Farmer): Promise<void> => {
  await open(page, '/address/add-new')
  await fillPin(page, '411005')
  await fillAddress(page, {
    name,
    phone_number: phone,
    house_number: '12',
    area: 'Shivaji Nagar',
    city: 'Pune',
    district: 'Pune',
    state: 'Maharashtra',
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/address')
}

/** Ends on the address list, with at least one delivery address on it. */
export const haveAddress = async (page: Page, farmer: Farmer): Promise<void> => {
  const main = page.getByRole('main')
  await open(page, '/address')
  const first = main.getByRole('article').first()
  await first
    .or(main.getByRole('link', { name: 'Add a delivery address' }))
    .first()
    .waitFor()
  if (!(await first.isVisible())) await addAddress(page, farmer)
}

const areSaved = async ({ url }: Shop, page: Page, kind: 'addresses' | 'billingAddresses'): Promise<void> => {
  const { token, id } = await loginOf(page)
  const path = calls[kind].path.replace(':userId', String(id))
  const headers = { Authorization: `Bearer ${token}` }
  const saved = async () =>
    v.parse(calls[kind].answer, await (await fetch(`${url}/api/${path}`, { headers })).json()).data.length
  await vi.waitUntil(async () => (await saved()) > 0, LONG)
}

/** Waits until the shop has an address of whoever is logged in; page or worker may have sent it. */
export const addressIsSaved = (shop: Shop, page: Page): Promise<void> => areSaved(shop, page, 'addresses')
const billingIsSaved = (shop: Shop, page: Page): Promise<void> => areSaved(shop, page, 'billingAddresses')

/** From the address list on, with the chosen addresses; who has both comes to the payment at once. */
export const proceedToPayment = async (page: Page): Promise<void> => {
  const isThere = () => new URL(page.url()).pathname === '/payment'
  const proceed = page.getByRole('button', { name: 'Proceed to Payment' })
  await vi.waitUntil(async () => {
    // Who is led there meanwhile finds nothing to press; right after an outage one presses again.
    if (!isThere()) await proceed.click({ timeout: 1_000 }).catch(() => undefined)
    return isThere()
  }, LONG)
}

/** On the address list: the billing address is made now, and not by the way to the payment. */
export const billTheSame = async (shop: Shop, page: Page): Promise<void> => {
  const same = page.getByRole('main').getByLabel('My billing and delivery Address are the same')
  await same.uncheck()
  await same.check()
  await billingIsSaved(shop, page)
}

/** These are the entries of a list, in these words. */
export const says = async (entries: Locator, wanted: readonly string[]): Promise<void> =>
  await expect
    .poll(async () => (await entries.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim()))
    .toEqual(wanted)

/** The orders of the farmer who is logged in on this page, as the shop has them. */
export const ordersOf = async ({ url }: Shop, page: Page) => {
  const { token } = await loginOf(page)
  const answer = await fetch(`${url}/api/order/get-history`, { headers: { Authorization: `Bearer ${token}` } })
  return v.parse(calls.orderHistory.answer, await answer.json()).data
}

/** It comes to be seen. */
export const seen = async (shown: Locator): Promise<void> => {
  await shown.waitFor()
  expect(await shown.isVisible()).toBe(true)
}

/** Opens what else can be done with the newest item of the order history. */
export const showMore = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('article').first().locator('summary').click()
