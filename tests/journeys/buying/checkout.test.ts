import type { Locator } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../src/contract/entities.ts'
import { openGateway } from '../support/codes.ts'
import { fillIn } from '../support/forms.ts'
import { spoiltJourney } from '../support/journey.ts'
import { DESK, MOBILE } from '../support/phone.ts'
import { open, proceedToPayment, productsOf } from '../support/steps.ts'
import { PLACE } from '../../support/place.ts'

/** From the log-in to the placed order, on networks that lose answers, and on none. */

const gateway = await openGateway()
const { shop, proxy, phone } = await spoiltJourney(gateway.settings)
const page = phone.page()
const main = page.getByRole('main')
afterEach(async () => {
  heal()
  await page.context().setOffline(false)
})

let last = 9_822_060_000
const newNumber = () => String(++last)
const field = (name: string): Locator => main.locator(`[name=${name}]`)
const press = (name: string) => main.getByRole('button', { name, exact: true }).first().click()
const pathIs = (path: string) => page.waitForURL((url) => url.pathname === path)
const onList = () => pathIs('/address')
/** From now on no answer comes from this path; the requests reach the shop, repeated by the browser itself or not. */
const lose = (part: string) => {
  proxy.fate = ({ path }) => (path.includes(part) ? 'lose' : 'pass')
}
const heal = () => {
  proxy.fate = () => 'pass'
}
const inOnePack = (await productsOf(shop, 'in_stock=1&limit=100')).filter(
  ({ variants, stock_quantity }) => variants.length === 1 && stock_quantity > 9,
)
const inCash = inOnePack.filter(({ variants: [pack] }) => pack?.cod_available === 1)
const [seed, tool, pump] = inCash
const prepaid = inOnePack.find(({ variants: [pack] }) => pack?.cod_available === 0)
if (seed === undefined || tool === undefined || pump === undefined || prepaid === undefined) throw new Error('No goods')
const skuOf = ({ variants }: Product): string => variants[0]?.sku ?? ''

const beGuest = async () => {
  await open(page, '/')
  await page.context().clearCookies({ name: 'sessionToken' })
  await page.evaluate(() => ['token', 'user'].forEach((key) => localStorage.removeItem(key)))
}
/** At the code, on the way from Buy Now. */
const askForCode = async (number: string) => {
  await open(page, `/product-details/${seed.slug}`)
  await press('Buy Now')
  await field('phone_number').fill(number)
  await press('Send code')
  await field('code').waitFor()
}
/** A new customer, who has to say where she lives. */
const logInByCode = async () => {
  await beGuest()
  const number = newNumber()
  await askForCode(number)
  await field('code').fill(await gateway.codeFor(number))
  await pathIs('/address/add-new')
}
/** A customer with an address, logged in by code. */
const beCustomer = async () => {
  await logInByCode()
  await fillIn(main, { ...PLACE, name: 'Asha Patil' })
  await press('Save')
  await pathIs('/payment')
  await open(page, '/address')
}
const add = async (...products: Product[]) => {
  for (const { slug } of products) {
    await open(page, `/product-details/${slug}`)
    await press('Add to Cart')
    await page.getByText('Product added to cart successfully').first().waitFor()
  }
}
const openCart = async (): Promise<Locator> => {
  await open(page, '/about')
  await page.getByRole('button', { name: /^Cart/ }).last().click()
  return page.getByRole('dialog', { name: 'Your cart' })
}
const clearCart = async () => {
  // An empty one is shown until it is read, so that it has something in it.
  await add(seed)
  const cart = await openCart()
  await cart.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => cart.getByRole('listitem').count()).toBe(0)
}

describe('a guest who buys', () => {
  test('logs in by number and code, which is sent by its sixth digit, and writes an address at once', async () => {
    await beGuest()
    const number = newNumber()
    await open(page, `/product-details/${seed.slug}`)
    await press('Buy Now')
    await field('phone_number').waitFor()
    // One reason, one field, one button; the other ways are behind another.
    await main.getByText('Log in to order. What you chose stays.').waitFor()
    expect(await main.locator('input').count()).toBe(1)
    expect(
      await main
        .getByRole('button', { name: 'Send code' })
        .evaluate((button) => getComputedStyle(button).backgroundColor),
    ).toBe('rgb(245, 168, 0)')
    await press('Send code')
    await main.getByText('Phone number is required').waitFor()
    await field('phone_number').fill(`+91 ${number}`)
    await press('Send code')
    await main.getByText(`We sent a 6-digit code to ${number}`).waitFor()
    await expect.poll(() => field('code').evaluate((input) => input === document.activeElement)).toBe(true)
    const code = await gateway.codeFor(number)
    // As messages write it.
    await field('code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await expect.poll(() => page.url()).toContain('/address/add-new?isBuyNow=1')
    await expect.poll(() => field('phone_number').inputValue()).toBe(number)
    await fillIn(main, { ...PLACE, phone_number: number, name: 'Asha Patil' })
    await press('Save')
    await page.waitForURL('**/payment?**')
    await main.getByText('Asha Patil').first().waitFor()
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('Asha Patil')
  })

  test('whose code’s answer is lost stands at the code, and goes on with the one that came', async () => {
    await beGuest()
    const number = newNumber()
    lose('auth/request-code')
    await askForCode(number)
    await expect.poll(() => main.getByText('The shop did not answer.').count()).toBe(1)
    heal()
    await field('code').fill(await gateway.codeFor(number))
    await pathIs('/address/add-new')
  })

  test('whose log-in’s answer is lost stands at the code with its digits, and goes on with a new one', async () => {
    await beGuest()
    const number = newNumber()
    await askForCode(number)
    lose('auth/login-by-code')
    const code = await gateway.codeFor(number)
    await field('code').fill(code)
    await page.getByRole('alert').first().waitFor()
    expect(await field('code').inputValue()).toBe(code)
    heal()
    phone.expects(/^401 \/api\/auth\/login-by-code$/)
    await press('Login')
    await main.getByText('This code is wrong or no longer valid').waitFor()
    expect(await field('code').getAttribute('aria-invalid')).toBe('true')
    await press('Send a new code')
    await field('code').fill(await gateway.codeFor(number))
    await pathIs('/address/add-new')
  })

  test('who has no network keeps the number, and goes on with one press when it is back', async () => {
    await beGuest()
    const number = newNumber()
    await open(page, '/login')
    await field('phone_number').fill(number)
    await page.context().setOffline(true)
    await press('Send code')
    await page.getByRole('alert').getByText('You are offline').waitFor()
    expect(await field('phone_number').inputValue()).toBe(number)
    await page.context().setOffline(false)
    await press('Send code')
    await field('code').fill(await gateway.codeFor(number))
    await pathIs('/')
  })

  test('logs in with the number above and a password too', async () => {
    await beGuest()
    const farmer = {
      name: 'Ravi Kumar',
      phone_number: newNumber(),
      email: 'ravi@example.com',
      password: 'kharif-2026-tur',
    }
    await open(page, '/signup')
    await fillIn(main, farmer)
    await main.getByLabel('Same Number For WhatsApp').check()
    await press('Sign up')
    await pathIs('/thankyou')
    await open(page, '/login')
    await main.getByRole('radio', { name: 'Phone No.' }).check()
    await press('Login')
    await main.getByText('Phone number is required').waitFor()
    await main.getByText('Password is required').waitFor()
    await fillIn(main, { phone_number: farmer.phone_number, password: farmer.password })
    await press('Login')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })
})

describe('an address', () => {
  test('written without network stays on the phone, and the purchase goes on when it is back', async () => {
    await logInByCode()
    await page.context().setOffline(true)
    await fillIn(main, { ...PLACE, name: 'Asha Patil' })
    await press('Save')
    await onList()
    await main.getByText('Saved on this phone').first().waitFor()
    await press('Proceed to Payment')
    await page.getByText('No network. Your address is saved on this phone.').first().waitFor()
    await page.context().setOffline(false)
    await expect.poll(() => main.getByRole('radio', { name: 'Asha Patil' }).isChecked()).toBe(true)
    await proceedToPayment(page)
  })

  test('whose answer is lost is saved once, and the purchase goes on', async () => {
    await logInByCode()
    lose('address/create')
    await fillIn(main, { ...PLACE, name: 'Asha Patil' })
    await press('Save')
    await onList()
    await main.getByText('Saved on this phone').first().waitFor()
    heal()
    await proceedToPayment(page)
    await open(page, '/address')
    const delivery = main.getByRole('region', { name: 'Delivery address' }).getByRole('radio')
    await expect.poll(() => delivery.count()).toBe(1)
  })
})

test('a log-in whose addresses come one after the other never asks for one that the shop has', async () => {
  await beCustomer()
  const number = String(last)
  await beGuest()
  await askForCode(number)
  proxy.fate = ({ path }) => (path.startsWith('/api/billing-address/') ? { delay: 3_000 } : 'pass')
  await field('code').fill(await gateway.codeFor(number))
  await page.waitForURL(/\/address\/?\?/)
  await proceedToPayment(page)
  expect(await page.getByText('billing address to continue').count()).toBe(0)
})

describe('a purchase', () => {
  test('has its button and total in sight, one column, no bar and a footer of one line', async () => {
    await beCustomer()
    const isInSight = (button: Locator) =>
      button.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
    for (const [path, name] of [
      ['/address', 'Proceed to Payment'],
      ['/payment', 'Place Order'],
    ] as const) {
      for (const viewport of [MOBILE, DESK]) {
        await page.setViewportSize(viewport)
        if (path === '/payment') await proceedToPayment(page)
        else await open(page, '/address?isBuyNow=1')
        const button = main.getByRole('button', { name })
        await button.waitFor()
        expect(await isInSight(button)).toBe(true)
        await expect.poll(() => page.getByRole('navigation', { name: 'Quick links' }).count()).toBe(0)
        expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThanOrEqual(64)
        if (path === '/payment') await page.goBack()
      }
    }
    await page.setViewportSize(MOBILE)
    await open(page, '/address')
    const billing = main.getByRole('region', { name: 'Billing address' })
    await billing.getByText('Asha Patil').first().waitFor()
    expect(await billing.getByRole('radio').count()).toBe(0)
    await billing.locator('summary').click()
    await billing.getByRole('radio').first().waitFor()
  })
})

describe('a cart', () => {
  test('of cash and prepaid-only goods orders its cash goods first, once, and keeps the rest', async () => {
    await beCustomer()
    await clearCart()
    await add(seed, tool, prepaid)
    const cart = await openCart()
    const first = cart.getByRole('button', { name: 'Order the 2 others in cash now' })
    expect(await first.isDisabled()).toBe(true)
    await cart.getByRole('checkbox').check()
    await first.click()
    await page.waitForURL('**/payment?**only=cash')
    await proceedToPayment(page)
    await main.getByText(seed.title).first().waitFor()
    expect(await main.getByText(prepaid.title).count()).toBe(0)
    expect(await main.getByRole('radio', { name: 'Cash on delivery' }).isChecked()).toBe(true)
    lose('order/create')
    await press('Place Order')
    await pathIs('/order-history')
    await expect.poll(() => main.getByText('PLACED', { exact: true }).count()).toBe(2)
    await expect.poll(() => page.getByRole('button', { name: 'Cart, 1 item' }).count()).toBeGreaterThan(0)
    const rest = await openCart()
    await rest.getByText(prepaid.title).first().waitFor()
    expect(await rest.getByRole('button', { name: 'Restore my cart' }).count()).toBe(0)
  })

  test('offers the same at the payment', async () => {
    await clearCart()
    await add(seed, prepaid)
    await open(page, '/address')
    await proceedToPayment(page)
    await main.getByRole('link', { name: 'Order the 1 other in cash now' }).click()
    await main.getByText('The rest stays in your cart.').waitFor()
    await expect.poll(() => main.getByText(prepaid.title).count()).toBe(0)
  })

  test('takes a typed quantity, and says at the field what is wrong with another; nothing is lost', async () => {
    await shop.admin('products', 'set', skuOf(seed), '--stock', '40')
    await clearCart()
    await add(seed)
    const cart = await openCart()
    const quantity = cart.getByRole('textbox', { name: 'Quantity' })
    await quantity.fill('12')
    await expect.poll(() => cart.getByText('Subtotal, 12 items').count()).toBe(1)
    for (const [typed, words] of [
      ['0', 'Type a whole number from 1 on'],
      ['1.5', 'Type a whole number from 1 on'],
      ['many', 'Type a whole number from 1 on'],
      ['', 'Type a whole number from 1 on'],
      ['10,000', 'Only 40 left'],
    ] as const) {
      await quantity.fill(typed)
      await quantity.blur()
      await cart.getByText(`${words}. Your cart still has 12.`).waitFor()
      expect(await quantity.inputValue()).toBe(typed)
      expect(await quantity.getAttribute('aria-invalid')).toBe('true')
    }
    await cart.getByRole('button', { name: 'Increase quantity' }).click()
    await expect.poll(() => quantity.inputValue()).toBe('13')
    await page.keyboard.press('Escape')
  })

  test('says what cannot be had and what has another price as soon as it is opened', async () => {
    phone.expects(/^404 \/api\/product\/details\//)
    await clearCart()
    await add(tool, pump, seed)
    await open(page, '/about')
    await shop.admin('products', 'set', skuOf(tool), '--stock', '0')
    const price = (seed.variants[0]?.selling_price ?? 0) + 5
    await shop.admin('products', 'set', skuOf(seed), '--selling-price', String(price), '--price', String(price + 500))
    await shop.admin('listings', 'unpublish', String(pump.id))
    const cart = await openCart()
    const line = ({ title }: Product) => cart.getByRole('listitem').filter({ hasText: title })
    await expect.poll(() => line(tool).getByText('None left').count()).toBe(1)
    await expect.poll(() => line(pump).getByText('No longer sold').count()).toBe(1)
    await expect
      .poll(() =>
        line(seed)
          .getByText(/^The price was .* It is now /)
          .count(),
      )
      .toBe(1)
  })
})
