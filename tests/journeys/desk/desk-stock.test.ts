import { expect, test } from 'vitest'
import * as v from 'valibot'
import { callApi, isFailure } from '../../../src/client/api/call.ts'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { askDesk, changeAtDesk, logInAtShop, openCustomer, openSeller } from '../support/desk-steps.ts'
import { messageJourney } from '../support/journey.ts'
import { LONG } from '../support/steps.ts'

/** Stock and prices, what is ticked while packing, and the papers of a parcel, all without network. */

const FARMER = { name: 'Kamal Jadhav', phone: '9822054331', email: 'kamal@example.com', password: 'rabi-2026-gehu' }

const { gateway, shop, phone } = await messageJourney()
const page = phone.page()
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')

const customer = await openCustomer(shop, FARMER)
const [{ sku }] = customer.packs

const packOfShop = async () => {
  const { data } = v.parse(
    staffCalls.deskVariants.answer,
    await askDesk(page, shop, 'deskVariants', { query: `?q=${sku}` }),
  )
  const found = data.find((one) => one.sku === sku)
  if (found === undefined) throw new Error(`No pack ${sku}`)
  return found
}
const card = main.getByRole('article').filter({ hasText: sku })
const figure = (name: 'Stock' | 'Price') => card.getByRole('button', { name: new RegExp(`^${name}`) })
const workerIsDesks = () =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/desk/sw.js'))
/** The code comes within a test alone. */
let opened: ReturnType<typeof openSeller> | undefined
const logIn = async () => logInAtShop(page, await (opened ??= openSeller(shop, gateway, customer.sellerId)))
const openStock = async () => {
  await logIn()
  await main.getByRole('link', { name: 'Stock and price' }).click()
  await main.getByLabel('Search the packs').fill(sku)
  await figure('Stock').waitFor()
}
const setPrice = async (price: number) => {
  await figure('Price').click()
  await dialog.locator('[name=selling_price]').fill(String(price))
  await dialog.getByRole('button', { name: 'Save price' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('stock and price are changed without network, and arrive once it is back', async () => {
  await openStock()
  const before = await packOfShop()
  await workerIsDesks()
  await page.context().setOffline(true)
  await page.reload()
  await main.getByText('No network').waitFor()
  await main.getByLabel('Search the packs').fill(sku)

  await figure('Stock').click()
  const pieces = dialog.locator('[name=add]')
  const save = dialog.getByRole('button', { name: 'Save stock' })
  for (const [typed, words] of [
    ['ten', 'Type a whole number'],
    ['0', 'Say how many pieces came or went'],
  ] as const) {
    await pieces.fill(typed)
    await save.click()
    await dialog.getByText(words).waitFor()
  }
  await dialog.getByRole('radio', { name: 'Some are gone' }).check()
  await pieces.fill(String(before.stock + 1))
  await dialog.getByText('can be gone').waitFor()
  await dialog.getByRole('radio', { name: 'More came in' }).check()
  await pieces.fill('7')
  await dialog.getByText('after that').waitFor()
  await save.click()
  await dialog.waitFor({ state: 'detached' })

  await figure('Price').click()
  await dialog.locator('[name=selling_price]').fill('0')
  await dialog.getByRole('button', { name: 'Save price' }).click()
  await dialog.getByText('A price is more than 0').waitFor()
  await dialog.locator('[name=selling_price]').fill(String(before.price + 1))
  await dialog.getByText('No more than the listed price').waitFor()
  await page.keyboard.press('Escape')
  const wanted = before.selling_price - 0.5
  await setPrice(wanted)

  await card.getByText('Saved on this phone, not sent yet').waitFor()
  await page.reload()
  await main.getByLabel('Search the packs').fill(sku)
  await card.getByText('Saved on this phone, not sent yet').waitFor()
  expect(await packOfShop()).toEqual(before)
  await page.context().setOffline(false)
  await expect.poll(packOfShop, LONG).toMatchObject({ stock: before.stock + 7, selling_price: wanted })
  await expect.poll(() => main.getByText('not sent yet').count(), LONG).toBe(0)
  expect(await figure('Stock').innerText()).toContain(String(before.stock + 7))
})

test('a price that somebody else has set meanwhile is told with both, and can be set all the same', async () => {
  phone.expects(/^409 \/api\/desk\/variants\//)
  await openStock()
  const { price, selling_price: seen } = await packOfShop()
  const [mine, theirs] = [Math.min(price, seen + 0.25), seen - 1]
  await page.context().setOffline(true)
  await main.getByText('No network').waitFor()
  await setPrice(mine)
  await changeAtDesk(page, shop, 'deskPriceSet', { params: { sku }, body: { selling_price: theirs, seen } })
  await page.context().setOffline(false)
  const rupees = (amount: number) => `₹${amount.toFixed(2)}`
  const refused = main.getByRole('status').getByRole('article')
  await refused.locator('summary').click()
  await refused.getByText(`Somebody else has set the price to ${rupees(theirs)} meanwhile.`).waitFor()
  await refused.getByText(`You saw ${rupees(seen)} and wanted ${rupees(mine)}.`).waitFor()
  await expect.poll(() => figure('Price').innerText(), LONG).toContain(rupees(theirs))
  await refused.getByRole('button', { name: 'all the same' }).click()
  await refused.waitFor({ state: 'detached' })
  await expect.poll(async () => (await packOfShop()).selling_price, LONG).toBe(mine)
})

test('lower prices for many pieces are set at the desk, and stand on the page of the product', async () => {
  await openStock()
  const { listing_id: listing, selling_price: price } = await packOfShop()
  await card.getByRole('button', { name: /^Quantity price/ }).click()
  const save = dialog.getByRole('button', { name: 'Save prices' })
  await dialog.locator('[name=from_0]').fill('10')
  await dialog.locator('[name=price_0]').fill(String(price))
  await save.click()
  await dialog.getByText('Type less than').waitFor()
  await dialog.locator('[name=price_0]').fill(String(price - 1))
  await dialog.locator('[name=from_1]').fill('25')
  await dialog.locator('[name=price_1]').fill(String(price - 2.5))
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  await card.getByText('From 25 pieces').waitFor()
  const steps = [
    { from: 10, price: price - 1 },
    { from: 25, price: price - 2.5 },
  ]
  await expect.poll(async () => (await packOfShop()).steps).toEqual(steps)
  const products = await callApi('products', { query: { seller: String(customer.sellerId), limit: '100' } })
  const found = isFailure(products) ? undefined : products.data.find(({ id }) => id === listing)
  await page.goto(`/product-details/${found?.slug}`)
  // Where there is one pack alone, there is nothing to choose.
  const choice = main.locator(`input[name=variant][value="${sku}"]`)
  if ((found?.variants.length ?? 0) > 1) await choice.check({ force: true })
  for (const step of steps) await main.getByText(`From ${step.from}: ₹${step.price.toFixed(2)} each`).waitFor()
})

test('what is ticked while packing is there after leaving the page, and its papers print without network', async () => {
  await customer.order([3, 1])
  await logIn()
  await main.getByRole('link', { name: 'Pack the next parcel' }).click()
  const id = (await main.getByRole('heading', { level: 1, name: /^Pack / }).innerText()).replace('Pack ', '')
  const three = main.getByRole('article').filter({ hasText: '3 ×' })
  await three.getByRole('checkbox').check()
  await three.getByRole('button', { name: 'One less' }).click()
  await three.getByLabel('Lot number').fill('L-2026-44')
  await page.goBack()
  await main.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  await workerIsDesks()
  await page.context().setOffline(true)
  await page.goto(`/desk/pack/${id}`)
  await three.getByLabel('Lot number').waitFor()
  expect([
    await three.getByRole('checkbox').isChecked(),
    await three.locator('[name=quantity]').inputValue(),
    await three.getByLabel('Lot number').inputValue(),
  ]).toEqual([true, '2', 'L-2026-44'])

  await main.getByRole('link', { name: 'Print papers' }).click()
  await main.getByRole('article', { name: `Packing slip ${id}` }).waitFor()
  await main.getByRole('radio', { name: 'Delivery note' }).check()
  const note = main.getByRole('article', { name: `Delivery note ${id}` })
  await note.getByText('Not a tax invoice').waitFor()
  await main.getByRole('radio', { name: 'Label' }).check()
  const label = main.getByRole('article', { name: `Label ${id}` })
  await label.waitFor()
  await page.reload()
  await label.waitFor()
  await page.evaluate(() => {
    window.print = () => void (document.documentElement.dataset['printed'] = '')
  })
  await main.getByRole('button', { name: /^Print/ }).click()
  expect(await page.locator('html').getAttribute('data-printed')).toBe('')

  await page.emulateMedia({ media: 'print' })
  const words = await page.locator('body').innerText()
  for (const part of [FARMER.name, FARMER.phone, '411002', id, 'CASH ₹']) expect(words).toContain(part)
  expect(words).not.toMatch(/No network|Print|Today|Round/)
  const code = label.getByRole('img', { name: `QR code of ${id}` })
  expect((await code.locator('path').getAttribute('d'))?.length).toBeGreaterThan(500)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) => box.slice(1).map(Number))
  // Points: one page of 105 by 148 mm.
  expect(boxes.map((box) => box.map(Math.round))).toEqual([[298, 420]])
  await page.emulateMedia({ media: 'screen' })
  await page.context().setOffline(false)
})

test('the screens of stock and of paper are usable by everybody', async () => {
  await customer.order([1, 1])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStock()
  const { check, found } = accessibilityOf(page)
  await check('Stock and price')
  await figure('Stock').click()
  await dialog.locator('[name=add]').fill('x')
  await dialog.getByRole('button', { name: 'Save stock' }).click()
  await check('Change stock')
  await page.keyboard.press('Escape')
  await figure('Price').click()
  await dialog.locator('[name=selling_price]').waitFor()
  await check('Change price')
  await page.keyboard.press('Escape')
  await page.goto('/desk/pack')
  await main.getByRole('link', { name: /^Print \d+ packing slip/ }).click()
  for (const name of ['Packing slip', 'Label', 'Delivery note']) {
    await main.getByRole('radio', { name }).check()
    await main
      .getByRole('article', { name: new RegExp(`^${name}`) })
      .first()
      .waitFor()
    await check(name)
  }
  await page.goto('/desk/print/HD00000000AA-1?paper=label')
  await main.getByText('This parcel is not on this phone').waitFor()
  await check('No parcel')
  expect(found).toEqual({})
})
