import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import type { Product } from '../../../src/contract/entities.ts'
import { fillIn } from '../support/forms.ts'
import { journey } from '../support/journey.ts'
import { leftOnPhone } from '../support/outbox.ts'
import {
  addAddress,
  billTheSame,
  haveAddress,
  logIn,
  loginOf,
  LONG,
  open,
  proceedToPayment,
  productsOf,
  showMore,
  signUp,
  workerIsReady,
} from '../support/steps.ts'

/** What a farmer with one hand on a small phone must not stumble over. */

const FARMER = {
  name: 'Asha Patil',
  phone: '9822012399',
  email: 'asha.walks@example.com',
  password: 'kharif-2026-soya',
}

const { shop, phone } = await journey()
const page = phone.page()
const main = page.getByRole('main')
let seed: Product
let pump: Product

beforeAll(async () => {
  const found = (await productsOf(shop, 'in_stock=1&limit=100')).filter(
    // What costs more is given back by two people.
    ({ variants: [pack, ...others], stock_quantity }) =>
      pack?.cod_available === 1 && pack.selling_price < 1_500 && others.length === 0 && stock_quantity > 9,
  )
  const [one, other] = found
  if (one === undefined || other === undefined) throw new Error('Nothing can be bought for cash')
  ;[seed, pump] = [one, other]
})

const says = (words: string) => page.getByText(words, { exact: true }).first().waitFor()
const openCart = async (): Promise<Locator> => {
  await page.getByRole('button', { name: /^Cart/ }).last().click()
  return page.getByRole('dialog', { name: 'Your cart' })
}
/** Whoever has a reason to log in is asked for the number alone. */
const chooseOtherWay = async () => {
  await main.getByRole('textbox').first().waitFor()
  const other = main.getByRole('button', { name: 'Other number or password' })
  if (await other.isVisible()) await other.click()
}
const typeLogin = async () => {
  await chooseOtherWay()
  await main.locator('[name=email]').fill(FARMER.email)
  await main.locator('[name=password]').fill(FARMER.password)
  await main.getByRole('button', { name: 'Login', exact: true }).click()
}

let isKnown = false
/** Signed up and logged in, whichever test runs first. */
const beFarmer = async () => {
  if (!isKnown) await signUp(page, FARMER)
  isKnown = true
  await open(page, '/')
  if ((await loginOf(page)).token === '') await logIn(page, FARMER)
}
/** Delivery and billing go to one address. */
const haveBothAddresses = async () => {
  await haveAddress(page, FARMER)
  await main.getByRole('article').first().waitFor()
  if (await main.getByLabel('My billing and delivery Address are the same').isVisible()) await billTheSame(shop, page)
}
const leave = async () => {
  await page.getByRole('button', { name: 'You', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Guest', exact: true }).last().waitFor()
}

/** Whether a finger on the middle of it would meet it, or something inside it. */
const isFree = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('a guest who buys signs up and logs in, and is at the checkout; a reload between loses nothing', async () => {
  phone.expects(/^401 \/api\/auth\/login$/)
  await open(page, `/product-details/${seed.slug}`)
  await main.getByRole('button', { name: 'Buy Now' }).click()
  await page.waitForURL('**/login')
  await page.reload()
  await chooseOtherWay()
  await main.getByRole('link', { name: 'Sign up' }).click()
  await page.waitForURL('**/signup')
  for (const [name, text] of Object.entries({ name: FARMER.name, phone_number: FARMER.phone, email: FARMER.email }))
    await main.locator(`[name=${name}]`).fill(text)
  await main.getByLabel('Same Number For WhatsApp').check()
  await main.locator('[name=password]').fill(FARMER.password)
  await main.getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL('**/thankyou')
  isKnown = true
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/login')
  await chooseOtherWay()
  await main.locator('[name=email]').fill(FARMER.email)
  await main.locator('[name=password]').fill('something else')
  await main.getByRole('button', { name: 'Login', exact: true }).click()
  await says('Wrong email, phone number or password')
  await typeLogin()
  await page.waitForURL('**/address/**isBuyNow=1*')
  await says('You are logged in')
  // What was bad news is none any more.
  expect(await page.getByText('Wrong email, phone number or password').count()).toBe(0)
})

test('a new address and an edited one are the chosen ones, and nothing is paid for with an empty cart', async () => {
  await beFarmer()
  await addAddress(page, FARMER)
  await addAddress(page, { ...FARMER, name: 'Asha at the field' })
  const region = (name: string) => main.getByRole('region', { name })
  const chosen = (name: string) => region(name).getByRole('radio', { checked: true })
  await expect.poll(() => chosen('Delivery address').count()).toBe(1)
  const field = region('Delivery address').getByRole('article').filter({ hasText: 'Asha at the field' })
  await expect.poll(() => field.getByRole('radio').isChecked()).toBe(true)
  await main.getByLabel('My billing and delivery Address are the same').uncheck()
  await main.getByRole('link', { name: 'Add a billing address' }).click()
  await page.waitForURL('**/billing-address/add-new')
  await main.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => field.getByRole('radio').isChecked()).toBe(true)
  const first = region('Delivery address').getByRole('article').first()
  await first.getByRole('link', { name: 'Edit' }).click()
  await main.locator('[name=house_number]').fill('14')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => first.getByRole('radio').isChecked()).toBe(true)
  await main.getByLabel('My billing and delivery Address are the same').check()
  // Nothing is being bought: it is a book of addresses alone.
  expect(await main.getByRole('button', { name: 'Proceed to Payment' }).count()).toBe(0)
})

test('a cancelled item that was paid says where its money is, until it is back', async () => {
  await beFarmer()
  await haveBothAddresses()
  await open(page, `/product-details/${seed.slug}`)
  await main.getByRole('button', { name: 'Buy Now' }).click()
  await proceedToPayment(page)
  await main.getByRole('radio', { name: /^Prepaid/ }).check()
  await main.getByRole('button', { name: 'Pay Now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL('**/order-history')
  await showMore(page)
  await main.getByText(/^Delivery and billing: Asha Patil, 1\d, Shivaji Nagar, Pune, Maharashtra 411005$/).waitFor()
  await main.getByText(FARMER.phone).first().waitFor()
  await main.getByRole('button', { name: 'Cancel item' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel item' }).click()
  await main.getByText(/^Refund of ₹\S+ due since .* It comes within 7 working days\.$/).waitFor()
  const [due] = v.parse(staffCalls.deskRefunds.answer.entries.data, await shop.admin('refunds', 'list'))
  await shop.admin('refunds', 'done', String(due?.id), '--reference', 'UTR4711')
  await open(page, '/order-history')
  await main.getByText(/^Refund of ₹\S+ done on /).waitFor()
  expect(await main.getByText(/^Refund of ₹\S+ due since/).count()).toBe(0)
})

test('an empty form leads to its first wrong field, and a PIN is looked up at its last digit', async () => {
  await beFarmer()
  await open(page, '/signup')
  await main.getByRole('button', { name: 'Sign up' }).click()
  await main.getByText('Name is required').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  await expect.poll(focused).toBe('name')
  await open(page, '/address/add-new')
  await main.locator('[name=pincode]').fill('')
  await main.locator('[name=pincode]').pressSequentially('411005')
  await main.getByText(/^\d+ places have this PIN/).waitFor()
  expect(await focused()).toBe('pincode')
})

test('a guest’s wish is done after the log-in, on the page where it was made; a plain log-in leads home', async () => {
  // A log-out at once may overtake the addresses that the log-in asks for.
  phone.expects(/^401 \/api\/(billing-)?address\/get-address\//)
  await beFarmer()
  await leave()
  await open(page, '/order-history')
  await main.getByRole('link', { name: 'Log in' }).click()
  await typeLogin()
  await page.waitForURL('**/order-history')
  expect(new URL(page.url()).pathname).toBe('/order-history')
  await leave()
  await open(page, `/product-details/${pump.slug}`)
  await main.getByRole('button', { name: 'Wishlist', exact: true }).first().click()
  await page.waitForURL('**/login')
  await typeLogin()
  await page.waitForURL(`**/product-details/${pump.slug}`)
  await main.getByRole('button', { name: 'In wishlist', exact: true }).first().waitFor()
  expect(await main.getByRole('button', { name: 'In wishlist', exact: true }).count()).toBeGreaterThan(0)
  // Unsent it would be asked about at the log-out.
  await expect.poll(() => leftOnPhone(page), LONG).toEqual({ waiting: 0, dead: 0 })
  await leave()
  await open(page, '/login')
  await typeLogin()
  await page.waitForURL((url) => url.pathname === '/')
})

test('the cart takes no more than is left and says so at the plus; no toast lies on what can be pressed', async () => {
  const sku = seed.variants[0]?.sku ?? ''
  await shop.admin('products', 'set', sku, '--stock', '2')
  await open(page, `/product-details/${seed.slug}`)
  await main.getByText('Only 2 left').first().waitFor()
  const add = main.getByRole('button', { name: 'Add to Cart', exact: true })
  await add.click()
  await says('Product added to cart successfully')
  const cart = await openCart()
  await expect.poll(() => isFree(cart.getByRole('button', { name: 'Close' }).first())).toBe(true)
  expect(await page.getByText('Product added to cart successfully').count()).toBe(0)
  const plus = cart.getByRole('button', { name: 'Increase quantity' })
  await plus.click()
  await cart.getByText('Only 2 left').waitFor()
  expect(await plus.isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await add.click()
  await page.getByRole('alert').getByText('Only 2 left').waitFor()
  await openCart()
  // Bad news goes along, and stands where it covers nothing.
  await cart.getByText('Only 2 left').first().waitFor()
  for (const name of ['Close', 'Clear', 'Remove', 'Decrease quantity'])
    expect([name, await isFree(cart.getByRole('button', { name }).last())]).toEqual([name, true])
  await page.keyboard.press('Escape')
})

test('the bars at the foot of the screen stay on top of whatever the home page carries', async () => {
  await open(page, '/')
  const bar = page.getByRole('navigation', { name: 'Quick links' })
  await main.getByRole('heading', { name: 'Pictures from the fields' }).waitFor({ state: 'attached' })
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < end; top += 120) {
    await page.evaluate((y) => scrollTo(0, y), top)
    const covered = await bar.evaluate(
      (element) =>
        [...element.children].filter((entry) => {
          const { left, top: y, width, height } = entry.getBoundingClientRect()
          return !entry.contains(document.elementFromPoint(left + width / 2, y + height / 2))
        }).length,
    )
    expect([top, covered]).toEqual([top, 0])
  }
})

test('Back from a product finds the list as long as it was left, at the same place', async () => {
  await open(page, '/category/seeds')
  const cards = main.locator('#products article')
  await main.getByRole('button', { name: 'Load more' }).click()
  await expect.poll(() => cards.count()).toBe(24)
  await cards.nth(20).getByRole('link').first().scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await cards.nth(20).getByRole('link').first().click()
  await page.waitForURL('**/product-details/**')
  await main.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await expect.poll(() => cards.count()).toBe(24)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(4)
})

test('without network nobody is told of a server error: an enquiry is saved and sent later, orders and an unseen product say why', async () => {
  await beFarmer()
  await workerIsReady(page)
  const unseen = (await productsOf(shop, 'limit=100&category=machinery')).at(-1)?.slug ?? ''
  const offline = page.getByRole('status').getByText('You are offline').first()
  await open(page, '/order-history')
  await main
    .getByText(/CANCELLED|No orders yet/)
    .first()
    .waitFor()
  // The worker does not always take part in the browser's own offline mode.
  await shop.stop()
  await phone.context().setOffline(true)
  await page.goto('/bulk-order-request')
  await fillIn(main, { name: FARMER.name, phone_number: FARMER.phone, email: FARMER.email })
  await main.getByLabel('Same Number For WhatsApp').check()
  await main.getByRole('button', { name: 'SUBMIT' }).click()
  await page.getByRole('status').getByText('Saved on this phone').waitFor()
  await page.goto('/waiting')
  await main.getByRole('heading', { name: 'Enquiry' }).waitFor()
  await page.goto('/order-history')
  await offline.waitFor()
  await page.goto(`/product-details/${unseen}`)
  await main.getByText('Error: You are offline').waitFor()
  expect(await page.getByText('Server error').count()).toBe(0)
  await shop.start()
  await phone.context().setOffline(false)
  await expect.poll(() => leftOnPhone(page), LONG).toEqual({ waiting: 0, dead: 0 })
})
