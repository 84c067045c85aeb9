import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Product } from '../../../src/contract/entities.ts'
import { openGateway } from '../support/codes.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { oneOf, open } from '../support/steps.ts'

/** What an order costs a thumb, from a product's page to the placed order. */

const PHONE = '9822055501'

/** Counts in the page itself, whatever a test presses; a tap that only puts the cursor into a field does not count. */
const COUNTER = `
  const kept = JSON.parse(sessionStorage.getItem('counted') ?? '{"taps":[],"fields":[]}')
  const keep = () => sessionStorage.setItem('counted', JSON.stringify(kept))
  const isText = (element) => element.matches('textarea, input:not([type=radio]):not([type=checkbox])')
  addEventListener('pointerup', ({ target }) => {
    const pressed = target.closest('input, textarea, button, a, label, summary') ?? target
    if (isText(pressed)) return
    kept.taps.push((pressed.textContent || pressed.getAttribute('aria-label') || pressed.name || pressed.tagName).trim())
    keep()
  }, true)
  addEventListener('input', ({ target, isTrusted }) => {
    const field = location.pathname + ' ' + target.name
    if (isTrusted && isText(target) && !kept.fields.includes(field)) kept.fields.push(field)
    keep()
  }, true)
`

const gateway = await openGateway()
const shop = await ownShop(gateway.settings)
const phone = await ownPhone(shop.url, { before: COUNTER })
const page = phone.page()
const main = page.getByRole('main')

const counted = async (whose: string): Promise<{ taps: string[]; fields: string[] }> => {
  // Written by the counter above.
  const read = JSON.parse(await page.evaluate(() => sessionStorage.getItem('counted') ?? '')) as {
    taps: string[]
    fields: string[]
  }
  // What the counting is for.
  console.warn(`${whose}: ${read.taps.length} taps (${read.taps.join(', ')}), ${read.fields.length} typed fields`)
  return read
}
const begin = async ({ slug }: Product) => {
  await open(page, '/')
  await page.evaluate(() => sessionStorage.clear())
  await open(page, `/product-details/${slug}`)
}
const press = (name: string) => main.getByRole('button', { name, exact: true }).first().tap()
const type = async (field: Locator, text: string) => {
  await field.tap()
  await field.pressSequentially(text)
}
const field = (name: string) => main.locator(`[name=${name}]`)

/** Both are bought at once: one pack, paid in cash. */
const isSimple = ({ variants: [pack, more] }: Product) => more === undefined && pack?.cod_available === 1

test('from a product’s page a new customer orders with at most 5 taps and 5 typed fields, a returning one with 2 and none', async () => {
  const product = await oneOf(shop, 'in_stock=1&limit=100', isSimple)
  await begin(product)
  await press('Buy Now')
  await type(field('phone_number'), PHONE)
  await press('Send code')
  await field('code').waitFor()
  await type(field('code'), await gateway.codeFor(PHONE))
  await field('pincode').waitFor()
  await type(field('pincode'), '422003')
  await main.getByRole('radio', { name: 'Nashik', exact: true }).or(field('place')).first().tap()
  await type(field('house_number'), '14')
  await type(field('name'), 'Asha Patil')
  await press('Save')
  await page.waitForURL('**/payment**')
  await press('Place Order')
  await page.waitForURL('**/order-history')
  await main.getByText('PLACED').first().waitFor()
  const first = await counted('new customer')
  expect(first.taps.length).toBeLessThanOrEqual(5)
  expect(first.fields.length).toBeLessThanOrEqual(5)

  await begin(product)
  await press('Buy Now')
  await press('Place Order')
  await page.waitForURL('**/order-history')
  const again = await counted('returning customer')
  expect(again.taps.length).toBeLessThanOrEqual(2)
  expect(again.fields).toEqual([])
  await page
    .getByRole('button', { name: 'Asha' })
    .or(main.getByText('Asha Patil'))
    .first()
    .waitFor({ state: 'attached' })
})
