import { expect, test } from 'vitest'
import * as v from 'valibot'
import { AdminCartMessage } from '../../../src/contract/calls/staff/cart-message.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { open, productsOf } from '../support/steps.ts'

/** An order without data: from the cart to a message, from the message to the operator, and back into a cart. */

const shop = await ownShop(() => ({ SHOP_PHONE: '+91 80000 12345', SHOP_WHATSAPP: '98220 12399' }))
/** What every phone can send in one part. */
const GSM = /^[A-Za-z0-9 .,:-]*$/
const PART_MAX = 160

const phone = await ownPhone(shop.url)
const page = phone.page()
const cart = page.getByRole('dialog', { name: 'Your cart' })
const openCart = () => page.getByRole('button', { name: /^Cart/ }).last().click()
const titles = () => cart.getByRole('list').first().locator(':scope > li').count()
/** Asked only once the shop itself has made its database. */
const cartOf = () =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('haldhar')
        opening.addEventListener('error', () => reject(new Error('No database')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('cart').objectStore('cart').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            // Written by the app, whose own tests check this shape.
            const lines = reading.result as { sku: string; quantity: number }[]
            resolve(lines.map(({ sku, quantity }) => `${quantity} ${sku}`).toSorted())
          })
        })
      }),
  )

/** Puts the first packs of these products into the cart. */
const fill = async (slugs: readonly string[]) => {
  for (const [place, slug] of slugs.entries()) {
    await open(page, `/product-details/${slug}`)
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
    await page
      .getByRole('button', { name: `Cart, ${place + 1} item` })
      .last()
      .waitFor()
  }
}

const goods = (await productsOf(shop, 'in_stock=1&limit=100')).filter(
  ({ variants: [first], category }) => category.slug === 'seeds' && (first?.stock_quantity ?? 0) > 20,
)
const [one, two, three, four] = goods.map(({ slug }) => slug)
if (!one || !two || !three || !four) throw new Error('Too few goods')

let code = ''

test('a cart becomes a message, and the operator reads the same cart from its code', async () => {
  await fill([one, two, three])
  await openCart()
  await cart.getByRole('button', { name: 'Increase quantity' }).first().click()
  await expect.poll(async () => (await cartOf()).some((line) => line.startsWith('2 '))).toBe(true)
  const linkOf = async (name: string) => new URL((await cart.getByRole('link', { name }).getAttribute('href')) ?? '')
  await cart.getByRole('link', { name: 'Order by SMS' }).waitFor()
  await expect.poll(async () => (await linkOf('Order by SMS')).pathname).toBe('+918000012345')
  const text = (await linkOf('Order by SMS')).searchParams.get('body') ?? ''
  expect(text).toMatch(GSM)
  expect(text.length).toBeLessThanOrEqual(PART_MAX)
  expect(text).toMatch(/^I want to order 3 items, about Rs [\d,]+, from Haldhar\. Code: /)
  const whatsapp = await linkOf('Order on WhatsApp')
  expect([whatsapp.origin + whatsapp.pathname, whatsapp.searchParams.get('text')]).toEqual([
    'https://wa.me/919822012399',
    text,
  ])
  code = /Code: (\S+)$/.exec(text)?.[1] ?? ''
  const read = v.parse(AdminCartMessage, await shop.admin('cart', 'read', code.toLowerCase()))
  expect(read.lines.map(({ quantity, variant }) => `${quantity} ${variant?.sku}`).toSorted()).toEqual(await cartOf())
  expect(read.total).toBeGreaterThan(0)
})

test('a link with a cart asks first; it adds, or puts aside what was there', async () => {
  const sent = await cartOf()
  await open(page, '/')
  await openCart()
  await cart.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(cartOf).toEqual([])
  await fill([four])
  const own = await cartOf()
  const read = v.parse(AdminCartMessage, await shop.admin('cart', 'read', code))
  const link = new URL(read.link)
  await open(page, link.pathname + link.search)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Replace my cart' }).waitFor()
  await expect.poll(() => main.getByRole('listitem').count()).toBe(3)
  expect(await cartOf(), 'before any press').toEqual(own)
  await main.getByRole('button', { name: 'Add to my cart' }).click()
  await cart.waitFor()
  await expect.poll(cartOf).toEqual([...own, ...sent].toSorted())

  await open(page, link.pathname + link.search)
  await main.getByRole('button', { name: 'Replace my cart' }).click()
  await cart.waitFor()
  await expect.poll(cartOf).toEqual(sent)
  await cart.getByRole('button', { name: 'Restore my cart' }).click()
  await expect.poll(cartOf).toEqual([...own, ...sent].toSorted())
  expect(await titles()).toBeGreaterThan(0)
  phone.expects(/^422 \/api\/cart-message\//)
  const wrong = code.replace(/.$/, code.endsWith('A') ? 'B' : 'A')
  await page.goto(`/cart?code=${wrong}`)
  await page.getByText(/^Part 5 \(.*\) of the code cannot be read/).waitFor()
})

test('where the operator has set no number nothing is offered', async () => {
  const plain = await ownShop()
  const other = await ownPhone(plain.url)
  const slug = (await productsOf(plain, 'in_stock=1&category=seeds'))[0]?.slug ?? ''
  await open(other.page(), `/product-details/${slug}`)
  await other.page().getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  await other
    .page()
    .getByRole('button', { name: /^Cart, 1 item/ })
    .last()
    .click()
  const dialog = other.page().getByRole('dialog', { name: 'Your cart' })
  await dialog.getByRole('button', { name: 'Increase quantity' }).waitFor()
  await other.page().waitForLoadState('networkidle')
  expect(await dialog.getByText('No data?').count()).toBe(0)
  expect(await dialog.getByRole('link', { name: /^Order (by|on) / }).count()).toBe(0)
})
