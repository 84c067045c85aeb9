import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { dayInIndia } from '../../../src/contract/india.ts'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { callApi } from '../../../src/client/api/call.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { askDesk, changeAtDesk, logInAtShop, openSeller, PLACE } from '../support/desk-steps.ts'
import { messageJourney } from '../support/journey.ts'
import { logIn, loginOf, oneOf, open, ordersOf, signUp } from '../support/steps.ts'

/** From a bulk enquiry on a product's page to the parcel at the desk. */

const FARMER = { name: 'Kamal Jadhav', phone: '9822054871', email: 'kamal@example.com' }
const ADDRESS = { name: FARMER.name, phone_number: FARMER.phone, ...PLACE }

/** The pack that both quotes are of. */
let sku = ''

const { gateway, shop, phone } = await messageJourney()
const page = phone.page()
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')

test('who has logged in with a password confirms her number where her enquiries would be', async () => {
  const other = { name: 'Usha Pawar', phone: '9822054872', email: 'usha@example.com', password: 'rabi-2026-gehu' }
  await signUp(page, other)
  await logIn(page, other)
  await open(page, '/enquiries')
  await main.getByRole('button', { name: 'Confirm number' }).click()
  await main.locator('[name=code]').fill(await gateway.codeFor(other.phone))
  await main.getByText('No enquiries yet').waitFor()
})

test(
  'a farmer asks in bulk, a seller quotes, and the order stands at the quoted price',
  { timeout: 180_000 },
  async () => {
    const product = await oneOf(shop, 'in_stock=1&limit=100', ({ variants: [pack] }) =>
      pack === undefined ? false : pack.stock_quantity >= 10 && pack.cod_available === 1,
    )
    sku = product.variants[0]?.sku ?? ''
    const seller = await openSeller(shop, gateway, product.vendor.id)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { check, found } = accessibilityOf(page)

    // Whoever has the phone shows it by a code.
    await open(page, '/login')
    await main.locator('[name=phone_number]').fill(FARMER.phone)
    await main.getByRole('button', { name: 'Send code' }).click()
    await main.locator('[name=code]').fill(await gateway.codeFor(FARMER.phone))
    await page.waitForURL((url) => url.pathname === '/')
    const { token } = await loginOf(page)
    configureCalls({ base: `${shop.url}/api/` })
    await callApi('addressCreate', { token, body: { ...ADDRESS, id: randomUUID() }, key: randomUUID() })
    await open(page, `/product-details/${product.slug}`)
    await main.getByRole('button', { name: 'Ask for a bulk price' }).click()
    await dialog.locator('[name=quantity]').fill('0')
    await dialog.locator('[name=pincode]').fill(PLACE.pincode)
    await dialog.locator('[name=name]').fill(FARMER.name)
    await dialog.locator('[name=phone_number]').fill(FARMER.phone)
    await dialog.getByLabel('Same Number For WhatsApp').check()
    await dialog.locator('[name=email]').fill(FARMER.email)
    await dialog.getByRole('button', { name: 'SUBMIT' }).click()
    await dialog.getByText('Type a whole number, 1 or more').waitFor()
    await check('Ask')
    await dialog.locator('[name=quantity]').fill('8')
    await dialog.getByRole('button', { name: 'SUBMIT' }).click()
    await page.getByText('Your enquiry has been sent').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await open(page, '/enquiries')
    await main.getByText('No quote yet.').waitFor()
    await main.getByText('Quantity 8').waitFor()
    await check('My enquiries')

    await logInAtShop(page, seller)
    await main.getByRole('link', { name: 'Enquiries' }).click()
    await main.getByText('From Kamal,').waitFor()
    await main.getByText(`${PLACE.pincode}, Pune`).waitFor()
    await check('Enquiries')
    expect(await main.innerText()).not.toMatch(/Jadhav|9822054871|kamal@/)
    await main.getByRole('link', { name: /^Open enquiry/ }).click()
    await main.getByText('shown once a quote of yours is accepted').waitFor()
    await main.getByRole('button', { name: 'Write a quote' }).click()
    await main.locator('[name="sku.0"]').waitFor()
    await main.getByRole('button', { name: 'Send quote' }).click()
    await main.getByText('Offer at least one line').waitFor()
    await main.locator('[name="price.0"]').fill('77.50')
    await main.locator('[name=charge]').fill('120')
    await main.locator('[name=note]').fill('In sacks of eight')
    await check('Quote')
    await main.getByRole('button', { name: 'Send quote' }).click()
    await main.getByText('Waits for the customer').waitFor()
    await check('Sent')
    await main.getByRole('link', { name: 'To the list' }).click()
    await main.getByText('No new enquiries').waitFor()
    await main.getByRole('link', { name: 'Quoted' }).click()
    await main.getByText('Waits for the customer').waitFor()

    await open(page, '/enquiries')
    await main.getByText('The seller writes: In sacks of eight').waitFor()
    await main.getByText('₹740.00', { exact: true }).waitFor()
    await check('A quote')
    const accept = main.getByRole('button', { name: 'Accept this quote' })
    await accept.click()
    // Another one to bill is added on its own page; unless somebody wants that, the bill goes where the goods go.
    const same = dialog.getByRole('checkbox', { name: 'My billing and delivery Address are the same' })
    await same.uncheck()
    await dialog.getByRole('link', { name: 'Add a billing address' }).waitFor()
    expect(await dialog.getByRole('button', { name: 'Place order' }).count()).toBe(0)
    await same.check()
    await dialog.getByText(PLACE.pincode).first().waitFor()
    await check('Accept')
    await dialog.getByRole('button', { name: 'Place order' }).click()
    await page.waitForURL('**/order-history')
    await main.getByText('Pay ₹740.00 in cash').waitFor()
    const [item] = await ordersOf(shop, page)
    expect(item).toMatchObject({ sku, quantity: 8, total_price: 620, delivery_charge: 120, item_status: 'placed' })

    await page.goto('/desk/')
    await main.getByRole('link', { name: 'To pack 1' }).click()
    await main.getByText('8 ×').waitFor()
    const pile = v.parse(staffCalls.deskPile.answer, await askDesk(page, shop, 'deskPile', { query: '?pile=to_pack' }))
    expect(pile.data).toMatchObject([{ order_id: item?.order_id, cash_due: 740 }])
    await page.goto('/desk/enquiries?which=done')
    await main.getByRole('link', { name: /^Open enquiry/ }).click()
    await main.getByText('Kamal Jadhav').first().waitFor()
    await check('Done')
    expect(found).toEqual({})
  },
)

test('a quote is paid online, at once or later from the orders', async () => {
  configureCalls({ base: `${shop.url}/api/` })
  const { name, phone: number, email } = FARMER
  const who = { name, phone_number: number, whats_app_number: number, email }
  const lines = [{ sku, quantity: 2 }]
  const body = { message: 'Bulk', ...who, pincode: PLACE.pincode, lines }
  await callApi('enquiry', { body, key: randomUUID() })
  const piles = staffCalls.deskEnquiries.answer
  const { data } = v.parse(piles, await askDesk(page, shop, 'deskEnquiries', { query: '?pile=new' }))
  const inAWeek = dayInIndia(Date.now() + 7 * 24 * 60 * 60 * 1000)
  const offer = { lines: [{ line: 0, sku, quantity: 2, unit_price: 50 }], delivery_charge: 30, valid_until: inAWeek }
  await changeAtDesk(page, shop, 'deskQuoteSend', { id: String(data[0]?.id), body: { ...offer, note: '' } })

  await open(page, '/enquiries')
  await main.getByRole('button', { name: 'Accept this quote' }).click()
  await dialog.getByText('To pay on delivery').waitFor()
  await dialog.getByRole('radio', { name: /^Prepaid/ }).check()
  await dialog.getByText('To pay now').waitFor()
  await dialog.getByRole('button', { name: 'Place order' }).click()
  const payment = page.getByRole('dialog', { name: 'Payment simulator' })
  await payment.getByRole('button', { name: 'Close' }).click()
  await main.getByText('₹130.00 to pay online').first().waitFor()
  await main.getByRole('button', { name: 'Pay again' }).first().click()
  await payment.getByRole('button', { name: 'Pay', exact: true }).click()
  await main.getByText('Paid online: ₹130.00').first().waitFor()
  const items = await ordersOf(shop, page)
  expect(items.find((item) => item.sku === sku && item.quantity === 2)).toMatchObject({
    payment_method: 'p',
    total_price: 100,
    item_status: 'placed',
  })
})
