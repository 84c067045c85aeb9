import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import type { Product } from '../../../src/contract/entities.ts'
import { paise, rupees } from '../../../src/contract/money.ts'
import { formatRupees } from '../../../src/texts/format.ts'
import { askDesk, logInAtShop, openSeller } from '../support/desk-steps.ts'
import { ownPhone } from '../support/journey.ts'
import { realShop } from '../support/real-shop.ts'
import { addAddress, logIn, LONG, open, ordersOf, proceedToPayment, productsOf, signUp } from '../support/steps.ts'

/** An order of two sellers from the cart to the doorstep, on three phones: the farmer's and one of each seller. */

const FARMER = { name: 'Sunita More', phone: '9822054341', email: 'sunita@example.com', password: 'kharif-2026-tur' }

const { shop, gateway } = await realShop()
const farmer = (await ownPhone(shop.url)).page()
const first = (await ownPhone(shop.url)).page()
const second = (await ownPhone(shop.url)).page()
const history = farmer.getByRole('main')

const skuOf = ({ variants }: Product): string => variants[0]?.sku ?? ''
const priceOf = ({ variants }: Product): number => variants[0]?.selling_price ?? 0
/** What so many pieces cost. */
const cost = (product: Product, pieces: number): number => rupees(paise(priceOf(product)) * pieces)

/** The cheapest pack for cash of two sellers, so that both fit into what may be paid at the door. */
const chooseGoods = async (): Promise<readonly [Product, Product]> => {
  const found = (await productsOf(shop, 'in_stock=1&limit=100'))
    .filter(({ variants: [pack, ...others] }) => pack?.cod_available === 1 && pack.stock_quantity > 9 && !others.length)
    .toSorted((a, b) => priceOf(a) - priceOf(b))
  const [one] = found
  const other = found.find(({ vendor }) => vendor.id !== one?.vendor.id)
  if (one === undefined || other === undefined) throw new Error('No two sellers of goods for cash')
  return [one, other]
}

const shipment = async (page: Page, id: string) =>
  v.parse(staffCalls.deskShipment.answer, await askDesk(page, shop, 'deskShipment', { params: { id } })).data
const isState = async (page: Page, id: string, state: string): Promise<void> => {
  await expect.poll(async () => (await shipment(page, id)).state, LONG).toBe(state)
}
const stockOf = async (page: Page, product: Product): Promise<number | undefined> => {
  const sku = skuOf(product)
  const answer = await askDesk(page, shop, 'deskVariants', { query: `?q=${sku}` })
  return v.parse(staffCalls.deskVariants.answer, answer).data.find((pack) => pack.sku === sku)?.stock
}

/** Packs these pieces of the only parcel to pack with this number, and leaves the rest. */
const packAtDesk = async (page: Page, id: string, { leave = 0 } = {}): Promise<void> => {
  const main = page.getByRole('main')
  await page.goto('/desk/pack')
  await main.getByRole('link', { name: `Pack ${id}` }).click()
  await main.getByRole('checkbox').first().check()
  for (let left = leave; left > 0; left--) await main.getByRole('button', { name: 'One less' }).click()
  await main.getByRole('button', { name: 'Packed', exact: true }).click()
  await main.getByRole('heading', { level: 1, name: 'To pack' }).waitFor()
  await isState(page, id, 'packed')
}
const handOverAtDesk = async (page: Page, id: string): Promise<void> => {
  const main = page.getByRole('main')
  await page
    .getByRole('navigation', { name: 'The desk' })
    .getByRole('link', { name: /^Hand over/ })
    .click()
  await main.getByRole('checkbox', { name: `Hand over ${id}` }).check()
  await main.getByRole('button', { name: 'Hand over 1 parcel' }).click()
  await isState(page, id, 'out')
}
const stopOf = (page: Page, id: string) => page.getByRole('main').getByRole('article').filter({ hasText: id })
const goTo = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('navigation', { name: 'The desk' }).getByRole('link', { name }).click()

/** What the farmer has been told of the order, without the address of its page. */
const toldOf = (order: string): string[] =>
  gateway
    .messagesTo(FARMER.phone)
    .filter((text) => text.includes(order))
    .map((text) => text.replace(/^Haldhar: (.*) \S+$/, '$1').replace(order, 'HD'))

/** News goes to a number that was confirmed by a code. */
const proveNumber = async (): Promise<void> => {
  await open(farmer, '/account')
  await history.getByRole('button', { name: 'Confirm number' }).click()
  await history.getByRole('textbox', { name: 'Code' }).fill(await gateway.codeFor(FARMER.phone))
  await farmer.getByText('Your phone number is confirmed').first().waitFor()
}

/** As messages to phones write it: whole rupees without paise. */
const inShort = (amount: number): string =>
  amount.toLocaleString('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  })

/** The order page says this of each line: by goods and pieces. */
const orderPageSays = async (lines: readonly (readonly [Product, number, ...(string | RegExp)[]])[]): Promise<void> => {
  await open(farmer, '/order-history')
  for (const [product, pieces, ...words] of lines) {
    const card = history
      .getByRole('article')
      .filter({ hasText: `SKU ${skuOf(product)}` })
      .filter({ hasText: `Quantity ${pieces}` })
    for (const said of words) await card.getByText(said).first().waitFor()
  }
  await expect.poll(() => history.getByRole('article').count()).toBe(lines.length)
}

test('an order of two sellers is packed in parts, paid at the door without network, brought back, and told at every step', async () => {
  const [seed, tool] = await chooseGoods()

  // The farmer orders three pieces of one seller and two of another, in one order.
  await signUp(farmer, FARMER)
  await logIn(farmer, FARMER)
  await proveNumber()
  for (const product of [seed, tool]) {
    await open(farmer, `/product-details/${product.slug}`)
    await history.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await farmer.getByText('Product added to cart successfully').first().waitFor()
  }
  await farmer.getByRole('button', { name: /^Cart/ }).last().click()
  const cart = farmer.getByRole('dialog', { name: 'Your cart' })
  const more = (product: Product) =>
    cart
      .getByRole('listitem')
      .filter({ hasText: product.title })
      .getByRole('button', { name: 'Increase quantity' })
      .click()
  await more(seed)
  await more(seed)
  await more(tool)
  await cart.getByText('Subtotal, 5 items').waitFor()
  await addAddress(farmer, FARMER)
  await proceedToPayment(farmer)

  await logInAtShop(first, await openSeller(shop, gateway, seed.vendor.id))
  await logInAtShop(second, await openSeller(shop, gateway, tool.vendor.id))
  const before = { seed: await stockOf(first, seed), tool: await stockOf(second, tool) }
  await farmer.getByRole('button', { name: 'Place Order' }).click()
  await farmer.waitForURL('**/order-history')
  const order = (await ordersOf(shop, farmer))[0]?.order_id ?? ''
  const news = ['Order HD is placed.']
  const tells = async (...latest: string[]) => {
    news.push(...latest)
    await expect.poll(() => toldOf(order), LONG).toEqual(news)
  }
  await tells()
  await orderPageSays([
    [seed, 3, 'PLACED'],
    [tool, 2, 'PLACED'],
  ])
  expect([await stockOf(first, seed), await stockOf(second, tool)]).toEqual([
    Number(before.seed) - 3,
    Number(before.tool) - 2,
  ])
  const pileOf = async (page: Page) =>
    v.parse(staffCalls.deskPile.answer, await askDesk(page, shop, 'deskPile', { query: '?pile=to_pack' })).data
  const [[ofFirst, ...ofFirstToo], [ofSecond, ...ofSecondToo]] = [await pileOf(first), await pileOf(second)]
  expect([ofFirstToo, ofSecondToo]).toEqual([[], []])
  const [one, two, rest] = [ofFirst?.id ?? '', ofSecond?.id ?? '', `${order}-3`]
  expect([ofFirst?.cash_due, ofSecond?.cash_due]).toEqual([cost(seed, 3), cost(tool, 2)])

  // Both pack; one of three pieces is left out and becomes a parcel of its own.
  await packAtDesk(first, one, { leave: 1 })
  await packAtDesk(second, two)
  await isState(first, rest, 'to_pack')
  await orderPageSays([
    [seed, 2, 'PLACED', /^Packed /],
    [seed, 1, 'PLACED'],
    [tool, 2, 'PLACED', /^Packed /],
  ])

  await handOverAtDesk(first, one)
  await tells(`Order HD is out for delivery. Keep ${inShort(cost(seed, 2))} ready in cash.`)
  await handOverAtDesk(second, two)
  await tells(`Order HD is out for delivery. Keep ${inShort(cost(tool, 2))} ready in cash.`)

  // At the door there is no network, and the phone is taken out of the pocket anew.
  await first.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/desk/sw.js'))
  await first.context().setOffline(true)
  await first.goto('/desk/round')
  await stopOf(first, one).getByRole('button', { name: 'Delivered' }).click()
  await first
    .getByRole('dialog')
    .getByRole('button', { name: `Delivered, ${formatRupees(cost(seed, 2))} taken` })
    .click()
  await first.getByText('1 change is saved on this phone').waitFor()
  await first.reload()
  await first.getByText('1 change is saved on this phone').waitFor()
  expect((await shipment(second, two)).state).toBe('out')
  await orderPageSays([
    [seed, 2, 'SHIPPED', /^Out for delivery /],
    [seed, 1, 'PLACED'],
    [tool, 2, 'SHIPPED', /^Out for delivery /],
  ])
  await first.context().setOffline(false)
  await isState(first, one, 'delivered')
  await tells('Order HD is delivered.')

  // The other one is not there, and his parcel comes back.
  await goTo(second, /^Round/)
  await stopOf(second, two).getByRole('button', { name: 'Could not deliver' }).click()
  await second.getByRole('dialog').getByRole('radio', { name: 'Nobody was there' }).check()
  await second.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await isState(second, two, 'failed')
  await tells('Order HD could not be delivered.')
  await orderPageSays([
    [seed, 2, 'DELIVERED'],
    [seed, 1, 'PLACED'],
    [tool, 2, 'SHIPPED', /^Could not be delivered /],
  ])
  await goTo(second, /^Back/)
  await stopOf(second, two).getByText('Could not be delivered: Nobody was there').waitFor()
  await stopOf(second, two).getByRole('button', { name: 'Send back' }).click()
  await isState(second, two, 'returning')
  await orderPageSays([
    [seed, 2, 'DELIVERED'],
    [seed, 1, 'PLACED'],
    [tool, 2, 'SHIPPED', /^On its way back to the shop /],
  ])
  await second.reload()
  await stopOf(second, two).getByRole('button', { name: 'Received' }).click()
  const received = second.getByRole('dialog')
  expect(await received.locator('[name=reason]').inputValue()).toBe('Nobody was there')
  await received.getByRole('button', { name: 'Received back' }).click()
  await received.getByText('Say whether it is still good').waitFor()
  await received.getByRole('radio', { name: 'Good: back on the shelf' }).check()
  await received.getByRole('button', { name: 'Received back' }).click()
  await isState(second, two, 'returned')
  await tells('The shop has cancelled items of order HD.')
  await packAtDesk(first, rest)

  // Rows and screens say the same.
  await orderPageSays([
    [seed, 2, 'DELIVERED'],
    [seed, 1, 'PLACED', /^Packed /],
    [tool, 2, 'CANCELLED', 'Nobody was there'],
  ])
  await history.getByText(`Pay ${formatRupees(cost(seed, 1))} in cash`).waitFor()
  const rowOf = async (page: Page, id: string) => {
    const { state, cash_due, cash_taken, lines } = await shipment(page, id)
    return [state, cash_due, cash_taken, ...lines.map(({ quantity, total_price }) => `${quantity} for ${total_price}`)]
  }
  expect([await rowOf(first, one), await rowOf(first, rest), await rowOf(second, two)]).toEqual([
    ['delivered', cost(seed, 2), cost(seed, 2), `2 for ${cost(seed, 2)}`],
    ['packed', cost(seed, 1), null, `1 for ${cost(seed, 1)}`],
    ['returned', 0, null, `2 for ${cost(tool, 2)}`],
  ])
  expect([await stockOf(first, seed), await stockOf(second, tool)]).toEqual([Number(before.seed) - 3, before.tool])
  const lineOf = (product: Product, quantity: number, item_status: string) =>
    expect.objectContaining({ sku: skuOf(product), quantity, item_status, total_price: cost(product, quantity) })
  const lines = [lineOf(seed, 2, 'delivered'), lineOf(seed, 1, 'placed'), lineOf(tool, 2, 'cancelled')]
  const items = await ordersOf(shop, farmer)
  expect(items).toHaveLength(lines.length)
  expect(items).toEqual(expect.arrayContaining(lines))
  // Nothing was paid for what came back, so nothing is to be paid back.
  expect(items.map(({ refund }) => refund ?? null)).toEqual([null, null, null])
  expect(await shop.admin('refunds', 'list')).toEqual([])
  const told = v.parse(staffCalls.orderShow.answer.entries.data, await shop.admin('orders', 'show', order))
  expect(told.items).toEqual(expect.arrayContaining(lines))
  expect([told.items.length, told.to_collect]).toEqual([lines.length, cost(seed, 1)])
  const { data: log } = v.parse(staffCalls.deskLog.answer, await askDesk(first, shop, 'deskLog'))
  expect(log.filter(({ action }) => action === 'shipment.deliver')).toMatchObject([
    { entity_id: one, after: { cashTakenPaise: paise(cost(seed, 2)) } },
  ])
  expect(toldOf(order)).toEqual(news)
})
