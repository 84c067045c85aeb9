import { expect, test } from 'vitest'
import { readReturnTo } from '../../../src/shop/session/after-login.ts'
import { product } from '../../support/goods.ts'

test('a log-in leads on to a page of this shop', () => {
  expect(readReturnTo({ returnTo: '/address?isBuyNow=1' })).toEqual({ returnTo: '/address?isBuyNow=1' })
  expect(readReturnTo({ returnTo: '/product-details/urea', wish: product(1) })).toMatchObject({
    wish: { product_id: 1 },
  })
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'address',
  '/login',
  '/login/?isSellerLogin=1',
  '/signup',
  42,
])('a log-in never leads elsewhere nor round in a circle: %s', async (returnTo) => {
  expect(readReturnTo({ returnTo })).toEqual({ returnTo: '/' })
})

test('a log-in that was asked for by itself leads home', () => {
  expect(readReturnTo(null)).toEqual({ returnTo: '/' })
  expect(readReturnTo('back')).toEqual({ returnTo: '/' })
})

test('a wish that cannot be read does not cost the way back', () => {
  expect(readReturnTo({ returnTo: '/wishlist', wish: { product_id: 1 } })).toEqual({ returnTo: '/wishlist' })
})
