import { expect, test } from 'vitest'
import type { Seller } from '../../../src/contract/entities.ts'
import { readFilters } from '../../../src/shop/catalogue/listing/filters.ts'
import { sellerOf } from '../../../src/shop/catalogue/sellers/SellerPage.tsx'
import { seasonOf } from '../../../src/contract/india.ts'

const shop = (id: number, slug: string): Seller => ({
  id,
  name: 'Farmer',
  shop_name: 'Shop',
  slug,
  avatar: 'shop.webp',
  city: 'Nashik',
  district: 'Nashik',
  state: 'Maharashtra',
  product_count: 1,
  licensed: true,
  rating: 4.4,
  rating_count: 12,
})
const sellers = [shop(7, 'nadi-kinare-seeds-7'), shop(12, 'shop-7-12')]

test('a seller is found by id, by slug and by the id at the end of an old slug', () => {
  expect(sellerOf(sellers, '12')?.id).toBe(12)
  expect(sellerOf(sellers, 'shop-7-12')?.id).toBe(12)
  expect(sellerOf(sellers, 'the-name-before-7')?.id).toBe(7)
  expect(sellerOf(sellers, 'nobody')).toBeUndefined()
  expect(sellerOf(sellers, '99')).toBeUndefined()
})

test('a shared link keeps how a list was sorted and filtered', () => {
  const set = { sort: 'price_asc', min_price: '100', in_stock: '1' } as const
  expect(readFilters(new URLSearchParams({ ...set }))).toEqual(set)
})

test('what cannot be read in a link counts as not set', () => {
  expect(readFilters(new URLSearchParams('sort=cheap&min_price=-5&max_price=1e9&in_stock=yes&other=1'))).toEqual({})
})

test('the hero speaks of the season that is sown now', () => {
  expect(['2026-11-20', '2026-02-01', '2026-04-01', '2026-07-01'].map(seasonOf)).toEqual([
    'rabi',
    'rabi',
    'zaid',
    'kharif',
  ])
})
