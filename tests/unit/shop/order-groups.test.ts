import { expect, test } from 'vitest'
import type { OrderItem } from '../../../src/contract/entities.ts'
import { groupOrders, isJustPlaced, parcelsOf, payableOf, promisedBy } from '../../../src/shop/orders/order-groups.ts'

const address = {
  name: 'Asha',
  phone_number: '9822012345',
  house_number: '1',
  area: 'Camp',
  pincode: '422003',
  city: 'Nashik',
  district: 'Nashik',
  state: 'Maharashtra',
}
let id = 0
const item = (changes: Partial<OrderItem> = {}): OrderItem => ({
  order_item_id: ++id,
  order_id: 'HD1',
  product_id: 1,
  published_product_id: 1,
  sku: `SKU-${id}`,
  variant_name: '1 kg',
  quantity: 1,
  order_date: '2026-11-20T06:00:00.000Z',
  delivery_date: null,
  total_price: 100.4,
  payment_method: 'c',
  item_status: 'placed',
  slug: 'seed-1',
  delivery_address_id: address,
  billing_address: address,
  product: { title: 'Seed', image_url: 'seed.webp', ground: 'sprout', rating: 0 },
  ...changes,
})
const shop = (seller: number) => ({ id: seller, shop_name: `Shop ${seller}`, slug: `shop-${seller}` })

test('items stand by order, newest first as they came, and in each order by seller', () => {
  const rows = [
    item({ order_id: 'HD2', seller: shop(7) }),
    item({ seller: shop(7) }),
    item({ seller: shop(8) }),
    item({ seller: shop(7) }),
  ]
  expect(groupOrders(rows).map(({ orderId, sellers }) => [orderId, sellers.map(({ items }) => items.length)])).toEqual([
    ['HD2', [1]],
    ['HD1', [2, 1]],
  ])
})

test('an order of two sellers is two parcels with a day and a cash sum each, the first to come first', () => {
  const late = { seller: shop(7), promised_to: '2026-12-03' }
  const soon = { seller: shop(8), promised_to: '2026-11-28' }
  const both = [item(late), item(soon), item(late), item({ ...soon, item_status: 'cancelled' })]
  expect(parcelsOf(both)).toEqual([
    { from: 'Shop 8', amount: 100.4, by: '2026-11-28' },
    { from: 'Shop 7', amount: 200.8, by: '2026-12-03' },
  ])
  const paid = both.map((one) => ({ ...one, payment_method: 'p' as const }))
  expect(parcelsOf(paid)).toEqual([
    { from: 'Shop 8', by: '2026-11-28' },
    { from: 'Shop 7', by: '2026-12-03' },
  ])
  const [charged, half] = [
    item({ ...soon, delivery_charge: 60 }),
    item({ ...soon, cash_to_pay: 20, delivery_charge: 60 }),
  ]
  expect(parcelsOf([charged]), 'with what its delivery costs').toEqual([
    { from: 'Shop 8', amount: 160.4, charge: 60, by: '2026-11-28' },
  ])
  expect(parcelsOf([half]), 'what is left of it').toEqual([{ from: 'Shop 8', amount: 20, by: '2026-11-28' }])
  expect(parcelsOf([item({ ...soon, item_status: 'delivered' })])).toEqual([])
})

test('the items of an order stand as its parcels do, what comes no more behind them', () => {
  const late = { seller: shop(7), promised_to: '2026-12-03' }
  const soon = { seller: shop(8), promised_to: '2026-11-28' }
  const gone = { seller: shop(9), promised_to: '2026-11-27', item_status: 'cancelled' as const }
  const [group] = groupOrders([item(gone), item(late), item({ ...late, promised_to: '2026-12-01' }), item(soon)])
  expect(group?.sellers.map(({ seller, items }) => [seller?.id, ...items.map((one) => one.promised_to)])).toEqual([
    [8, '2026-11-28'],
    [7, '2026-12-01', '2026-12-03'],
    [9, '2026-11-27'],
  ])
})

test('rows of an older build are one group of nobody', () => {
  expect(groupOrders([item(), item()]).map(({ sellers }) => sellers.map(({ seller }) => seller))).toEqual([[undefined]])
})

test('what was noted is not to be paid again, and what was paid is what was taken', () => {
  const back = { cash_to_pay: 0, cash_paid: 100.4 }
  expect(payableOf([item(back)])).toEqual({ state: 'paidInCash', amount: 100.4 })
  expect(payableOf([item({ cash_to_pay: 60.2, cash_paid: 40.2 }), item(back)])).toEqual({
    state: 'toPayInCash',
    amount: 60.2,
  })
  const short = item({ item_status: 'delivered', cash_to_pay: 0, cash_paid: 80 })
  expect(payableOf([short])).toEqual({ state: 'paidInCash', amount: 80 })
  expect(payableOf([{ ...short, cash_paid: 0 }])).toEqual({ state: 'none', amount: 0 })
})

test('cash is kept ready for what is still to come, and was paid for what has come', () => {
  const come = item({ item_status: 'delivered' })
  const gone = item({ item_status: 'cancelled' })
  expect(payableOf([item(), come, gone])).toEqual({ state: 'toPayInCash', amount: 100.4 })
  expect(payableOf([come, gone])).toEqual({ state: 'paidInCash', amount: 100.4 })
  expect(payableOf([gone])).toEqual({ state: 'none', amount: 0 })
})

test('an order paid online is paid as a whole, in whole rupees', () => {
  const online = (changes: Partial<OrderItem>) => item({ payment_method: 'p', ...changes })
  const waiting = { item_status: 'payment_pending', payment: 'due' } as const
  expect(payableOf([online(waiting), online(waiting)])).toEqual({ state: 'due', amount: 201 })
  expect(payableOf([online({ payment: 'paid' }), online({ payment: 'paid' })])).toEqual({ state: 'paid', amount: 201 })
  expect(payableOf([online({ item_status: 'cancelled', payment: 'expired' })]).state).toBe('none')
  expect(payableOf([online({})]).state, 'as an older build has stored it').toBe('paid')
})

test('an order comes with the last of what is still to come', () => {
  const rows = [
    item({ promised_to: '2026-11-26' }),
    item({ promised_to: '2026-11-28' }),
    item({ promised_to: '2026-12-05', item_status: 'delivered' }),
    item(),
  ]
  expect(promisedBy(rows)).toBe('2026-11-28')
  expect(promisedBy([item()])).toBeUndefined()
})

test('an order is no longer told as just placed once one of its items has gone on', () => {
  expect(isJustPlaced([])).toBe(true)
  expect(isJustPlaced([item(), item({ item_status: 'payment_pending' })])).toBe(true)
  for (const item_status of ['shipped', 'delivered', 'cancelled'] as const)
    expect(isJustPlaced([item(), item({ item_status })])).toBe(false)
})
