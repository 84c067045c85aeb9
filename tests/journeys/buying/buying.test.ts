import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../../../src/contract/entities.ts'
import { realJourney } from '../support/real-shop.ts'
import {
  addAddress,
  bodyOf,
  FARMER,
  isOfferedOnce,
  logIn,
  open,
  proceedToPayment,
  productsOf,
  signUp,
} from '../support/steps.ts'
import { keeps } from '../../support/keeps.ts'

const { shop, phone } = await realJourney({ serviceWorkers: 'block' })
const page = phone.page()
const main = page.getByRole('main')
/** Two products in one pack each that can be paid in cash. */
let seed: Product
let drip: Product

beforeAll(async () => {
  const found = (await productsOf(shop, 'in_stock=1&limit=100')).filter(
    ({ variants, stock_quantity }) => variants.length === 1 && variants[0]?.cod_available === 1 && stock_quantity > 9,
  )
  const alone: Product[] = []
  for (const product of found) if (alone.length < 2 && (await isOfferedOnce(shop, product))) alone.push(product)
  const [one, other] = alone
  if (one === undefined || other === undefined) throw new Error('Nothing can be bought for cash')
  ;[seed, drip] = [one, other]
})

const skuOf = ({ variants }: Product): string => variants[0]?.sku ?? ''
const priceOf = ({ variants }: Product): number => variants[0]?.selling_price ?? 0
const rupees = (amount: number) =>
  amount.toLocaleString('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 })
const says = (words: string) => page.getByText(words, { exact: true }).first().waitFor()
const add = async (product: Product) => {
  await open(page, `/product-details/${product.slug}`)
  await main.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await says('Product added to cart successfully')
}
const openCart = async (): Promise<Locator> => {
  await page.getByRole('button', { name: /^Cart/ }).last().click()
  return page.getByRole('dialog', { name: 'Your cart' })
}

describe('a guest', () => {
  test('who wishes for something is told to log in and sent there', async () => {
    await open(page, `/product-details/${seed.slug}`)
    await main.getByRole('button', { name: 'Wishlist', exact: true }).first().click()
    await keeps('8/guest-wish', async () => {
      await says('Please login to add product in wishlist')
      await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
    })
  })

  test('fills a cart: lines, quantities, their sum, and what they cost together', async () => {
    await keeps('4/added', async () => {
      await add(seed)
      expect(await page.getByText('Product added to cart successfully').count()).toBeGreaterThan(0)
    })
    await add(seed)
    await add(drip)
    const cart = await openCart()
    // Below them it may be sent as a message.
    const lines = cart.getByRole('listitem').filter({ has: page.getByRole('button') })
    await expect.poll(() => lines.count()).toBe(2)
    await lines.first().getByText(seed.title).waitFor()
    const badge = page.getByRole('button', { name: 'Cart, 3 items', includeHidden: true })
    await keeps('2.2/cart-badge', async () => {
      await expect.poll(() => badge.count()).toBeGreaterThan(0)
    })
    await cart.getByText('Subtotal, 3 items').waitFor()
    await cart.getByText(rupees(priceOf(seed) * 2 + priceOf(drip)), { exact: true }).waitFor()
    await lines.first().getByRole('button', { name: 'Increase quantity' }).click()
    await cart.getByText(rupees(priceOf(seed) * 3 + priceOf(drip)), { exact: true }).waitFor()
    await lines.first().getByRole('button', { name: 'Decrease quantity' }).click()
    await lines.last().getByRole('button', { name: 'Remove' }).click()
    await cart.getByText('Subtotal, 2 items').waitFor()
    await lines.first().getByRole('button', { name: 'Decrease quantity' }).click()
    await expect.poll(() => lines.first().getByRole('button', { name: 'Decrease quantity' }).isDisabled()).toBe(true)
  })

  test('checkout waits for the terms and for something in the cart, and sends a guest to the log-in', async () => {
    await open(page, '/about')
    const cart = await openCart()
    const checkout = cart.getByRole('button', { name: 'Checkout' })
    await cart.getByRole('listitem').first().waitFor()
    await keeps('4/terms', async () => {
      await expect.poll(() => checkout.isDisabled()).toBe(true)
      await cart.getByRole('checkbox').check()
      await expect.poll(() => checkout.isEnabled()).toBe(true)
    })
    await keeps('4/clear', async () => {
      await cart.getByRole('button', { name: 'Clear' }).click()
      await expect.poll(() => cart.getByRole('listitem').count()).toBe(0)
    })
    await keeps('4/terms', async () => {
      await expect.poll(() => checkout.isDisabled()).toBe(true)
    })
    await page.keyboard.press('Escape')
    await add(seed)
    await openCart()
    await cart.getByRole('checkbox').check()
    await keeps('4/checkout-guest', async () => {
      await checkout.click()
      await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    })
  })
})

describe('a farmer without addresses', () => {
  beforeAll(async () => {
    await signUp(page, FARMER)
    await logIn(page, FARMER)
  })

  test('finds an empty wishlist, fills it, moves one thing to the cart and takes another off', async () => {
    await open(page, '/wishlist')
    await main.getByText('YOUR WISHLIST IS EMPTY').waitFor()
    await expect.poll(() => main.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/')
    await open(page, `/product-details/${drip.slug}`)
    const wish = () => main.getByRole('button', { name: 'Wishlist', exact: true }).first().click()
    expect(await bodyOf(page, 'wishlist/create', wish)).toEqual({
      product_id: drip.product_id,
      customer_id: expect.any(Number),
    })
    await open(page, `/product-details/${seed.slug}`)
    await bodyOf(page, 'wishlist/create', wish)
    await keeps('2.2/wish-badge', async () => {
      await expect.poll(() => page.getByRole('link', { name: 'Wishlist, 2 products' }).count()).toBeGreaterThan(0)
    })
    await page.getByRole('link', { name: 'Wishlist, 2 products' }).last().click()
    await page.waitForURL('**/wishlist')
    const cards = main.getByRole('article')
    await expect.poll(() => cards.count()).toBe(2)
    await cards.filter({ hasText: drip.title }).getByText(`${drip.variants[0]?.product_discount}% off`).waitFor()
    await cards.filter({ hasText: drip.title }).getByRole('button', { name: 'MOVE TO CART' }).click()
    await says('Product added to cart successfully')
    await expect.poll(() => cards.count()).toBe(1)
    await page.getByRole('button', { name: 'Cart, 2 items' }).first().waitFor({ state: 'attached' })
    await expect.poll(() => cards.getByRole('link').getAttribute('href')).toMatch(/^\/product-details\//)
    await cards.getByRole('button', { name: 'Remove' }).click()
    await main.getByText('YOUR WISHLIST IS EMPTY').waitFor()
  })

  test('is asked for a delivery address first, and there is no way on without one', async () => {
    const cart = await openCart()
    await cart.getByRole('checkbox').check()
    await cart.getByRole('button', { name: 'Checkout' }).click()
    await page.waitForURL('**/address')
    await keeps('4/no-delivery', async () => {
      await main.getByText('Please add delivery address to continue').waitFor()
      await expect.poll(() => main.getByRole('button', { name: 'Proceed to Payment' }).count()).toBe(0)
    })
    await keeps('4/delivery-first', async () => {
      await main.getByLabel('My billing and delivery Address are the same').click()
      await says('Please add a delivery address first')
      await expect.poll(() => main.getByLabel('My billing and delivery Address are the same').isChecked()).toBe(false)
    })
  })
})

describe('a farmer with addresses', () => {
  const radios = () => main.getByRole('region', { name: 'Delivery address' }).getByRole('radio')
  const chosen = () => radios().evaluateAll((all) => all.findIndex((radio) => (radio as HTMLInputElement).checked))

  test('finds the default chosen, may choose another, and makes another the default', async () => {
    await addAddress(page, FARMER)
    await addAddress(page, { ...FARMER, name: 'Asha at the field' })
    await open(page, '/address')
    await expect.poll(() => radios().count()).toBe(2)
    await expect.poll(() => chosen()).toBe(0)
    await keeps('4/radio', async () => {
      await radios().last().check()
      await expect.poll(() => chosen()).toBe(1)
    })
    const cards = main.getByRole('region', { name: 'Delivery address' }).getByRole('article')
    await cards.first().getByRole('button', { name: 'Set as default' }).click()
    await keeps('4/already-default', async () => {
      await expect.poll(() => page.getByText('This address is already set as the default.').count()).toBeGreaterThan(0)
    })
    await Promise.all([
      page.waitForResponse('**/api/address/set-default/**'),
      cards.last().getByRole('button', { name: 'Set as default' }).click(),
    ])
    await cards.filter({ hasText: 'Asha at the field' }).getByText('Default', { exact: true }).waitFor()
    await Promise.all([page.waitForResponse('**/api/address/get-address/**'), open(page, '/address')])
    const own = main.getByRole('article').filter({ has: page.getByText('Default', { exact: true }) })
    await own.getByText('Asha at the field').waitFor()
    await expect.poll(() => own.getByRole('radio').isChecked()).toBe(true)
  })

  test('needs a billing address too, which may be made from the delivery address', async () => {
    const same = main.getByLabel('My billing and delivery Address are the same')
    await keeps('4/same', async () => await expect.poll(() => same.isChecked()).toBe(true))
    await same.uncheck()
    await main.getByRole('button', { name: 'Proceed to Payment' }).click()
    await keeps('4/billing-needed', async () => {
      await expect.poll(() => page.getByText('Please add billing address to continue').count()).toBeGreaterThan(0)
    })
    const billing = main.getByRole('region', { name: 'Billing address' })
    await billing.waitFor()
    await keeps('4/same', async () => {
      expect(await bodyOf(page, 'billing-address/create', () => same.check())).toMatchObject({
        name: 'Asha at the field',
        house_number: '12',
        area: 'Shivaji Nagar',
        pincode: '411005',
        city: 'Pune',
        district: 'Pune',
        state: 'Maharashtra',
      })
      await billing.waitFor({ state: 'detached' })
    })
    await open(page, '/address')
    await billing.getByText('Asha at the field').first().waitFor()
    await billing.locator('summary').click()
    await billing.getByRole('radio').waitFor()
    await expect.poll(() => same.count()).toBe(0)
  })

  test('pays in cash unless something forbids it, and the payment page knows both addresses', async () => {
    await proceedToPayment(page)
    const query = new URL(page.url()).searchParams
    await keeps('2.9/payment-query', async () => {
      expect([...query.keys()]).toEqual(['isBuyNow', 'selectedAddressId', 'selectedBillingAddressId'])
      expect(query.get('isBuyNow')).toBe('0')
    })
    await main.getByText(drip.title).waitFor()
    await keeps('4/cash-default', async () => {
      await expect.poll(() => main.getByRole('radio', { name: 'Cash on delivery' }).isChecked()).toBe(true)
    })
    await keeps('2.12/button', async () => {
      await expect.poll(() => main.getByRole('button', { name: 'Place Order' }).count()).toBe(1)
      await main.getByRole('radio', { name: /^Prepaid/ }).check()
      await expect.poll(() => main.getByRole('button', { name: 'Pay Now' }).count()).toBe(1)
    })
    await main
      .getByText(rupees(priceOf(seed) + priceOf(drip)), { exact: true })
      .first()
      .waitFor()
  })

  test('places a cash order: its payload, the clearing, the message and the history', async () => {
    await main.getByRole('radio', { name: 'Cash on delivery' }).check()
    const sent = await bodyOf(page, 'order/create', () => main.getByRole('button', { name: 'Place Order' }).click())
    const line = {
      customer_id: expect.any(Number),
      payment_method: 'c',
      delivery_address_id: expect.any(String),
      billing_address_id: expect.any(String),
      quantity: 1,
      cod_available: 1,
      title: expect.any(String),
      product_id: expect.any(Number),
      vendor_id: expect.any(Number),
      variant_name: expect.any(String),
      image_url: expect.any(String),
      original_price: expect.any(Number),
    }
    await keeps('3/order-payload', () =>
      expect(sent).toEqual({
        order_items: [seed, drip].map((product) =>
          expect.objectContaining({
            ...line,
            sku: skuOf(product),
            item_price: priceOf(product),
            price: priceOf(product),
          }),
        ),
      }),
    )
    await keeps('4/order-done', async () => {
      await page.waitForURL('**/order-history')
      await says('Order created successfully')
      await page.getByRole('button', { name: 'Cart, 0 items' }).first().waitFor({ state: 'attached' })
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
      await page.getByRole('heading', { level: 1, name: 'Your Orders' }).waitFor()
      await expect.poll(() => main.getByRole('article').count()).toBe(2)
    })
  })

  test('buys one thing now: isBuyNow goes along, and only that thing is ordered', async () => {
    await add(drip)
    await shop.admin('products', 'set', skuOf(seed), '--cod', '0')
    await open(page, `/product-details/${seed.slug}`)
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(frame.url()))
    await main.getByRole('button', { name: 'Buy Now' }).click()
    // Who has both addresses is led on from there at once.
    await keeps('2.9/buy-now-path', async () => {
      await expect.poll(() => visited).toContain(`${shop.url}/address/?isBuyNow=1`)
    })
    await proceedToPayment(page)
    expect(new URL(page.url()).searchParams.get('isBuyNow')).toBe('1')
    await main.getByText(seed.title).waitFor()
    await expect.poll(() => main.getByText(drip.title).count()).toBe(0)
    // Beside it the cart has what may be paid in cash.
    await add(seed)
    await open(page, '/address')
    await proceedToPayment(page)
    await main.getByText(drip.title).waitFor()
    await keeps('4/prepaid-alone', async () => {
      await expect.poll(() => main.getByRole('radio', { name: 'Cash on delivery' }).count()).toBe(0)
      await expect.poll(() => main.getByRole('radio', { name: /^Prepaid/ }).isChecked()).toBe(true)
    })
  })

  test('is told in the shop’s words when the history does not load', async () => {
    phone.expects(/^500 \/api\/order\/get-history$/)
    await page.route('**/api/order/get-history', (route) =>
      route.fulfill({ status: 500, json: { status: false, message: 'The shop is resting' } }),
    )
    await open(page, '/order-history')
    await keeps('8/history', async () => {
      await expect.poll(() => page.getByRole('alert').getByText('The shop is resting').count()).toBeGreaterThan(0)
    })
    await page.unroute('**/api/order/get-history')
  })

  test('whose cookie is gone is told so, logged out and sent to the log-in; the cart stays', async () => {
    // A call of the page that is open may still renew the cookie.
    await page.goto('about:blank')
    await phone.context().clearCookies({ name: 'sessionToken' })
    await page.goto('/')
    await keeps('8/expired', async () => {
      await says('Your session has expired. Please log in again.')
      await page.waitForURL('**/login')
      expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
        null,
        null,
      ])
    })
    await open(page, '/')
    await page.getByRole('button', { name: 'Cart, 2 items' }).last().waitFor()
    await page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'Guest' }).waitFor()
  })
})
