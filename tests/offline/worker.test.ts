import { expect, test } from 'vitest'
import { catalogueKey, isScreen, pageKey } from '../../sw/keys.ts'

const at = (path: string) => new URL(path, 'https://shop.test')

test('the worker keeps the catalogue and nothing else of the API', () => {
  for (const path of [
    'brands',
    'category-listing',
    'products?type=New%20Arrival',
    'product/details/urea',
    'search/urea',
  ])
    expect(catalogueKey(at(`/api/${path}`))).not.toBeNull()
  for (const path of ['wishlist/get-wishlist-items', 'order/get-history', 'address/view/1', 'health', 'admin/orders'])
    expect(catalogueKey(at(`/api/${path}`))).toBeNull()
})

test('unknown query keys do not make another answer', () => {
  expect(catalogueKey(at('/api/products?utm=x&sort=newest&category=seeds'))).toBe(
    catalogueKey(at('/api/products?category=seeds&sort=newest')),
  )
  expect(catalogueKey(at('/api/products?category=seeds'))).not.toBe(catalogueKey(at('/api/products?category=care')))
  expect(catalogueKey(at('/api/brands?x=1'))).toBe('https://shop.test/api/brands')
})

test('pages about the farmer are never kept', () => {
  for (const path of ['/', '/category/seeds', '/product-details/urea', '/seller/asha-7?sort=newest', '/about'])
    expect(pageKey(at(path))).not.toBeNull()
  for (const path of ['/wishlist', '/address', '/payment?selectedAddressId=1', '/order-history', '/login', '/signup'])
    expect(pageKey(at(path))).toBeNull()
})

test('calls, files and the seller form with its secret address are not the worker’s pages', () => {
  for (const path of ['/api/brands', '/images/brands/x', '/sw.js', '/seller-form?token=1', '/manifest.webmanifest'])
    expect(isScreen(at(path))).toBe(false)
  expect(isScreen(at('/wishlist'))).toBe(true)
})
