import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { calls } from '../../../src/contract/shop-calls.ts'
import type { ProductDetails } from '../../../src/contract/entities.ts'
import { dosesFor } from '../../../src/contract/product/doses-for.ts'
import { journey, ownPhone } from '../support/journey.ts'
import { FARMER, isKept, logIn, LONG, oneOf, open, signUp, workerIsReady } from '../support/steps.ts'

const { shop, phone } = await journey()
const page = phone.page()

const ENOUGH = 20
const ask = async (slug: string): Promise<ProductDetails> =>
  v.parse(calls.productDetails.answer, await (await fetch(`${shop.url}/api/product/details/${slug}`)).json()).data
/** The first thing that the shop lists for a query, from a seller who has enough of it. */
const detailsOf = async (query: string): Promise<ProductDetails> => {
  const { slug } = await oneOf(shop, query)
  const first = await ask(slug)
  const other = first.other_offers.find(({ packs }) => packs.some(({ stock_quantity }) => stock_quantity > ENOUGH))
  return first.stock_quantity > ENOUGH || other === undefined ? first : ask(other.slug)
}
const rupees = (amount: number) => amount.toLocaleString('en-IN', { style: 'currency', currency: 'INR' })

/** Opens the calculator of a product's page. */
const calculator = async (on: Page, slug: string): Promise<Locator> => {
  await open(on, `/product-details/${slug}`)
  return unfold(on)
}
const partOf = (on: Page): Locator => on.getByRole('region', { name: 'How much do I need?' })
const unfold = async (on: Page): Promise<Locator> => {
  const part = partOf(on)
  await part.getByRole('button', { name: 'How much do I need?' }).click()
  await part.getByRole('textbox').first().waitFor()
  return part
}
const says = (part: Locator, words: string | RegExp) => part.getByText(words).first().waitFor()

describe('a guest', () => {
  test('asks for two bigha, is asked which, and puts the cheapest packs into the cart', async () => {
    const npk = await detailsOf('q=NPK%2010:26:26&in_stock=1')
    const [bag] = npk.variants
    if (bag === undefined || bag.amount !== 50) throw new Error('NPK is sold by the bag of 50 kg')
    await open(page, `/product-details/${npk.slug}`)
    const part = partOf(page)
    await unfold(page)
    await says(part, 'Label: 50 to 75 kg per acre')
    await part.getByLabel('Your field').fill('२')
    await part.getByLabel('Unit').selectOption('bigha')
    await says(part, 'Elsewhere a bigha differs')
    expect(await part.getByText('You need').count()).toBe(0)
    await part.getByLabel('Which bigha?').selectOption({ label: 'Gujarat' })
    await says(part, '1 bigha is 1,618.7 square metres')
    await says(part, 'That is 0.8 acre.')
    await says(part, 'You need 40 kg')
    await says(part, `1 × ${bag.variant_name}`)
    await says(part, '10 kg stays over. Keep it closed; do not give more than the label says.')
    await part.getByLabel('Dose per acre, kg').fill('75')
    await says(part, 'You need 60 kg')
    await says(part, `2 × ${bag.variant_name}`)
    const add = part.getByRole('button', { name: 'Put these into the cart' })
    await add.focus()
    await page.keyboard.press('Enter')
    await says(part, 'In the cart')
    // Whoever works by keys is where they pressed, and a second press adds nothing.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('In the cart')
    await page.keyboard.press('Enter')
    await part.getByRole('button', { name: 'Undo' }).click()
    await add.click()
    await says(part, 'In the cart')
    await page.getByRole('button', { name: /^Cart/ }).last().click()
    const cart = page.getByRole('dialog', { name: 'Your cart' })
    await cart.getByText('Subtotal, 2 items').waitFor()
    await cart
      .getByText(rupees(bag.selling_price * 2), { exact: true })
      .first()
      .waitFor()
    await cart.getByRole('button', { name: 'Clear' }).click()
    await page.keyboard.press('Escape')
  })

  test('finds field and unit where they were left, on another product', async () => {
    const wheat = await detailsOf('q=wheat%20seed&in_stock=1')
    const part = await calculator(page, wheat.slug)
    await says(part, /^Label: 4[05] kg per acre$/)
    expect(await part.getByLabel('Your field').inputValue()).toBe('२')
    expect(await part.getByLabel('Which bigha?').inputValue()).toBe('gujarat')
    await says(part, /^You need 3[26] kg/)
    // A label of one dose leaves nothing to choose.
    expect(await part.getByLabel(/^Dose per/).count()).toBe(0)
  })

  test('is asked for pumps where the label has a dose for a litre', async () => {
    const care = await detailsOf('q=Imidacloprid&in_stock=1')
    const part = await calculator(page, care.slug)
    await says(part, 'Label: 0.3 to 0.5 ml per litre of water')
    await part.getByLabel('You spray').fill('10')
    await says(part, 'You need 45 ml')
    await says(part, 'For one spraying.')
    await part.getByLabel('Unit').selectOption({ label: 'litre of water' })
    await says(part, 'You need 3 ml')
  })

  test('chooses between drip and spray where the label has both', async () => {
    const soluble = await detailsOf('q=19:19:19&in_stock=1')
    const part = await calculator(page, soluble.slug)
    await part.getByRole('radio', { name: 'Spray' }).check()
    await part.getByLabel('You spray').fill('10')
    await says(part, 'You need 750 g')
    await part.getByRole('radio', { name: 'Drip' }).check()
    await part.getByLabel('Unit').selectOption('acre')
    await says(part, 'You need 6 kg')
  })

  test('who types nonsense, nought, too much or above the label is told at the field', async () => {
    const npk = await detailsOf('q=NPK%2010:26:26&in_stock=1')
    const part = await calculator(page, npk.slug)
    const field = part.getByLabel('Your field')
    for (const [typed, words] of [
      ['abc', 'Write a number, such as 2 or 2.5'],
      ['-2', 'Write a number, such as 2 or 2.5'],
      ['0', 'Write more than 0'],
      ['100000', 'Up to 200 acres at a time'],
    ] as const) {
      await field.fill(typed)
      await field.blur()
      await says(part, words)
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      expect(await field.inputValue()).toBe(typed)
      expect(await part.getByText('You need').count()).toBe(0)
    }
    await field.fill('1,5')
    await part.getByLabel('Unit').selectOption('acre')
    await says(part, 'You need 75 kg')
    await part.getByLabel('Dose per acre, kg').fill('80')
    await says(part, 'The label allows 75 kg per acre at most')
    expect(await part.getByText('You need').count()).toBe(0)
  })

  test('finds no calculator where the label has no dose', async () => {
    const pump = await detailsOf('category=pumps&in_stock=1')
    const urea = await detailsOf('q=urea%20neem%20coated&in_stock=1')
    for (const { slug, facts, variants } of [pump, urea]) {
      expect(dosesFor(facts?.doses, variants)).toEqual([])
      await open(page, `/product-details/${slug}`)
      await page.getByRole('heading', { name: 'Product facts' }).waitFor()
      expect(await page.getByRole('button', { name: 'How much do I need?' }).count()).toBe(0)
    }
  })
})

test('the bigha of the PIN’s state stands there already, where it has only one', async () => {
  const guest = (await ownPhone(shop.url)).page()
  const npk = await detailsOf('q=NPK%2010:26:26&in_stock=1')
  await open(guest, `/product-details/${npk.slug}`)
  await guest.getByRole('button', { name: 'When does it reach me?' }).click()
  await guest.getByRole('dialog').getByLabel('Pincode').fill('380001')
  await expect.poll(() => guest.getByRole('dialog').count()).toBe(0)
  const part = await unfold(guest)
  await part.getByLabel('Your field').fill('1')
  await part.getByLabel('Unit').selectOption('bigha')
  await expect.poll(() => part.getByLabel('Which bigha?').inputValue()).toBe('gujarat')
  await says(part, 'You need 20 kg')
  // Another one stays, once it is chosen.
  await part.getByLabel('Which bigha?').selectOption('assam')
  await says(part, 'You need 16.52 kg')
})

test('a field is calculated without network, and its size leaves the phone with the log-out', async () => {
  await signUp(page, FARMER)
  await logIn(page, FARMER)
  await workerIsReady(page)
  const npk = await detailsOf('q=NPK%2010:26:26&in_stock=1')
  const path = `/product-details/${npk.slug}`
  for (let visit = 0; visit < 2; visit += 1) await open(page, path)
  await expect.poll(() => isKept(page, path), LONG).toBe(true)
  await shop.stop()
  await page.reload()
  const part = await unfold(page)
  // What a guest has typed on this phone is not an account's.
  expect(await part.getByLabel('Your field').inputValue()).toBe('')
  await part.getByLabel('Your field').fill('7.77')
  await part.getByLabel('Unit').selectOption('hectare')
  await says(part, 'That is 19.2 acre.')
  await expect.poll(() => part.getByText('You need 960 kg').count()).toBe(1)
  await part.getByRole('button', { name: 'Put these into the cart' }).click()
  await says(part, 'In the cart')
  const figures = () =>
    page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('haldhar')
        opening.addEventListener('success', () => resolve(opening.result))
      })
      const rows = await new Promise<unknown[]>((resolve) => {
        const reading = db.transaction('meta').objectStore('meta').getAll()
        reading.addEventListener('success', () => resolve(reading.result))
      })
      db.close()
      return JSON.stringify(rows).includes('7.77')
    })
  await expect.poll(figures).toBe(true)
  await shop.start()
  await open(page, '/')
  await page.getByRole('button', { name: /Asha/ }).first().click()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.getByText('You are logged out').waitFor()
  expect(await figures()).toBe(false)
})
