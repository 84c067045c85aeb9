// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { buyAgain } from '../../../src/shop/orders/buy-again.ts'
import { useCart } from '../../../src/shop/cart/cart.store.ts'
import { product, variant } from '../../support/goods.ts'
import type { FakeServer } from '../../support/server.ts'
import { settled } from './mount.tsx'
import { fillCart } from './fill-cart.ts'

/** An order, or an item of it, once more. */

const stockOf = (server: FakeServer) => (sku: string, slug: string, stock_quantity: number) => {
  const goods = product(1, { slug, variants: [variant(sku, { stock_quantity })] })
  const data = { ...goods, product_details: '', licence_required: false, licence: null }
  server.next({ status: 200, body: { status: true, data } }, `product/details/${slug}`)
}
const lines = () => useCart.getState().cartItems.map(({ sku, quantity }) => [sku, quantity])

test('an order comes into the cart again with its quantities, as far as there are so many, and the cart opens', async () => {
  const { server } = await fillCart([], [])
  const has = stockOf(server)
  has('SEED', 'seed', 20)
  has('UREA', 'urea', 2)
  has('GONE', 'gone', 0)
  const ordered = { quantity: 3, item_status: 'delivered' } as const
  await settled(() =>
    buyAgain([
      { ...ordered, slug: 'seed', sku: 'SEED' },
      { ...ordered, slug: 'urea', sku: 'UREA' },
      { ...ordered, slug: 'gone', sku: 'GONE' },
    ]),
  )
  await expect.poll(lines).toEqual([
    ['SEED', 3],
    ['UREA', 2],
  ])
  expect(useCart.getState().isCartVisible).toBe(true)
})

test('what was cancelled stays out, unless all of the order was', async () => {
  const { server } = await fillCart([], [])
  const has = stockOf(server)
  const cancelled = { slug: 'urea', sku: 'UREA', quantity: 2, item_status: 'cancelled' } as const
  has('SEED', 'seed', 20)
  has('UREA', 'urea', 20)
  await settled(() => buyAgain([cancelled, { slug: 'seed', sku: 'SEED', quantity: 3, item_status: 'placed' }]))
  await expect.poll(lines).toEqual([['SEED', 3]])
  await settled(() => buyAgain([cancelled]))
  await expect.poll(lines).toContainEqual(['UREA', 2])
})
