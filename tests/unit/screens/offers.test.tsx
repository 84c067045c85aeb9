// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { ProductDetails } from '../../../src/contract/entities.ts'
import type { OtherOffer } from '../../../src/contract/product/facts.ts'
import { ProductActions } from '../../../src/shop/catalogue/cards/ProductActions.tsx'
import { ProductCard } from '../../../src/shop/catalogue/cards/ProductCard.tsx'
import { OtherOffers } from '../../../src/shop/catalogue/packs/OtherOffers.tsx'
import { OthersBar } from '../../../src/shop/catalogue/packs/BuyBar.tsx'
import { SoldBy } from '../../../src/shop/catalogue/product/SoldBy.tsx'
import { saveDeliveryPin } from '../../../src/shop/delivery/delivery-pin.shared.ts'
import { useSession } from '../../../src/shop/session/session.store.ts'
import { WishCard } from '../../../src/shop/wishlist/WishlistPage.tsx'
import { product, variant } from '../../support/goods.ts'
import { freshPhone } from '../../support/phone.ts'
import { FakeServer, wishItem } from '../../support/server.ts'
import { mount } from './mount.tsx'
import { show } from './render.tsx'

/** Who else sells a product, and what of it can be bought. */

const pack = (selling_price: number, amount: number, changes: Partial<OtherOffer['packs'][number]> = {}) => ({
  sku: `SKU-${selling_price}`,
  variant_name: `${amount * 1000} ml`,
  selling_price,
  cod_available: 1 as const,
  stock_quantity: 5,
  amount,
  unit: 'litre' as const,
  ...changes,
})
const offer = (id: number, shop_name: string, packs: OtherOffer['packs'], changes: Partial<OtherOffer> = {}) => ({
  id,
  slug: `neem-${id}`,
  vendor: { id, shop_name, slug: `shop-${id}`, city: 'Nashik', state: 'Maharashtra', rating: 4.4, rating_count: 12 },
  variant_name: packs[0]?.variant_name ?? '100 ml',
  selling_price: packs[0]?.selling_price ?? 135,
  in_stock: packs.some(({ stock_quantity }) => stock_quantity > 0),
  packs,
  ...changes,
})
const half = variant('OWN', { variant_name: '500 ml', selling_price: 650, amount: 0.5, unit: 'litre' })
const neem = (other_offers: OtherOffer[]): ProductDetails => ({
  ...product(1, { title: 'Neem oil', variants: [half] }),
  product_details: '',
  pictures: [],
  perishable: false,
  licence_required: false,
  licence: null,
  facts: null,
  other_offers,
})
const rowsOf = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('#offers li')].map(({ textContent }) =>
    (textContent ?? '').replaceAll(/\s+/g, ' '),
  )
const offered = (offers: OtherOffer[]) => rowsOf(show(<OtherOffers product={neem(offers)} chosen={half} />).html)

beforeEach(() => {
  useSession.setState({ user: null, ready: false })
})

test('other sellers stand in stock first, then by what a litre costs, each with the pack that is chosen or its best', () => {
  const rows = offered([
    offer(1, 'Gone', [pack(100, 0.5, { stock_quantity: 0 })]),
    offer(2, 'Small', [pack(135, 0.1)]),
    offer(3, 'Both', [pack(140, 0.1), pack(645, 0.5, { cod_available: 0 }), pack(1200, 1)]),
  ])
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatch(/^Both.*4\.4 \(12\).*Prepaid only.*₹645\.00.*500 ml.*₹1,290\.00 per litre/)
  expect(rows[1]).toMatch(/^Small.*Cash on delivery.*₹135\.00.*100 ml.*₹1,350\.00 per litre/)
  expect(rows[2]).toMatch(/^Gone.*Sold out$/)
  expect(rows[2]).not.toMatch(/₹|Cash/)
})

test('what an earlier build has stored says no unit price, and nothing of cash', () => {
  const { vendor, ...old } = offer(1, 'Old', [])
  const { id: _, ...shop } = vendor
  const rows = offered([{ ...old, vendor: shop, in_stock: true, packs: [] }])
  expect(rows).toEqual([expect.stringMatching(/^Old.*₹135\.00.*100 ml$/)])
  expect(rows[0]).not.toContain('Cash')
})

test('where the PIN is known each seller says its day, and whether cash is possible there', async () => {
  useSession.setState({ ready: true })
  const zone = (seller_id: number, days: [number, number], cash_max?: number) => ({
    seller_id,
    zones: [{ pins: ['422'], days, ...(cash_max !== undefined && { cash_max }) }],
  })
  const data = [zone(1, [1, 2]), zone(2, [2, 3], 0)]
  new FakeServer().connect().next({ status: 200, body: { status: true, data } }, 'delivery-zones')
  await saveDeliveryPin(await freshPhone(), null, '422003')
  const offers = [offer(1, 'Near', [pack(645, 0.5)]), offer(2, 'No cash', [pack(650, 0.5)])]
  const { words } = await mount(<OtherOffers product={neem(offers)} chosen={half} />)
  await expect
    .poll(words, { timeout: 10_000 })
    .toMatch(/Near.*By \w+ \d+ \w+, cash possible.*No cash.*By \w+ \d+ \w+, prepaid only/)
})

test('who sells it stands with place and stars, and leads to the seller', () => {
  const { words, links } = show(<SoldBy vendor={product(1).vendor} />)
  expect(words).toMatch(/^Sold by Asha Agro Nashik, MH 4\.4 \(12\)$/)
  expect(Object.values(links)).toEqual(['/seller/asha-7'])
})

const gone = { stock_quantity: 0, variants: [variant('GONE', { stock_quantity: 0 })] }
const card = (changes: Parameters<typeof product>[1]) => {
  const one = product(1, changes)
  return show(<ProductCard product={one} shape="lie" foot={<ProductActions product={one} />} />)
}

test('a sold-out card says so once, and leads to who else has it or to the alert', () => {
  const alone = card(gone)
  expect(alone.words.match(/Sold out|Out of stock/g)).toEqual(['Sold out'])
  expect(alone.links['Tell me when it is back Urea 1']).toBe('/product-details/urea-1')
  const shared = card({ ...gone, offers: { count: 2, from: 90 } })
  expect(shared.words.match(/Sold out|Out of stock/g)).toEqual(['Sold out'])
  expect(shared.words.match(/more sellers/g)).toHaveLength(1)
  expect(shared.links['2 more sellers Urea 1']).toBe('/product-details/urea-1')
})

test('a wish that is sold out says so once', () => {
  const wish = { ...wishItem(1, 1), unsent: false }
  const { words } = show(<WishCard wish={{ ...wish, ...gone }} onRemove={() => {}} onMove={() => {}} />)
  expect(words.match(/Sold out|Out of stock/g)).toEqual(['Sold out'])
})

test('a card compares its other sellers by the unit, and no pack with another one', () => {
  const offers = { count: 2, from: 135 }
  expect(card({ offers: { ...offers, unit_from: { price: 1290, unit: 'litre' } } }).words).toContain(
    '2 more sellers from ₹1,290.00 per litre',
  )
  expect(card({ offers: { ...offers, unit_from: { price: 850, unit: 'piece' } } }).words).toContain(
    '2 more sellers from ₹850.00',
  )
  const unknown = card({ offers }).words
  expect(unknown).toContain('2 more sellers')
  expect(unknown).not.toContain('135')
})

test('the bar of what is sold out leads to other sellers', () => {
  expect(show(<OthersBar label="2 more sellers" />).links).toEqual({ '2 more sellers': '/#offers' })
})
