import { expect, test } from 'vitest'
import type { Unit } from '../../../src/contract/product/units.ts'
import { unitPriceOf } from '../../../src/contract/product/offers.ts'
import { cheapestOf, unitRangeOf } from '../../../src/shop/catalogue/packs/unit-price.ts'
import { variant } from '../../support/goods.ts'

const pack = (sku: string, selling_price: number, amount: number, unit: Unit) =>
  variant(sku, { selling_price, amount, unit })
const neem = [pack('S', 190, 0.25, 'litre'), pack('M', 345, 0.5, 'litre'), pack('L', 2850, 5, 'litre')]

test('a pack tells what a litre of it costs', () => {
  expect(unitPriceOf(pack('S', 190, 0.25, 'litre'))).toEqual({ price: 760, unit: 'litre' })
})

test('a piece has no price per unit', () => {
  expect(unitPriceOf(pack('S', 310, 1, 'piece'))).toBeNull()
  expect(unitRangeOf({ variants: [pack('S', 310, 1, 'piece')] })).toBeNull()
})

const pieces = (variant_name: string, selling_price: number) =>
  variant(variant_name, { variant_name, selling_price, amount: 1, unit: 'piece' })

test('a pack that is counted tells what one of them costs', () => {
  const drippers = [pieces('100 pieces', 205), pieces('500 pieces', 940)]
  expect(drippers.map(unitPriceOf)).toEqual([
    { price: 2.05, unit: 'piece' },
    { price: 1.88, unit: 'piece' },
  ])
  expect(unitRangeOf({ variants: drippers })).toEqual({ low: 1.88, high: 2.05, unit: 'piece' })
  expect(cheapestOf({ variants: drippers })?.sku).toBe('500 pieces')
})

test('a single piece is compared with packs of several, and has no price per piece of its own', () => {
  const sickles = [pieces('1 piece', 95), pieces('10 pieces', 830)]
  expect(sickles.map(unitPriceOf)).toEqual([null, { price: 83, unit: 'piece' }])
  expect(unitRangeOf({ variants: sickles })).toEqual({ low: 83, high: 95, unit: 'piece' })
})

test.each(['12 pairs', '5 sets', 'Trap and 1 lure', '10 traps and 10 lures', 'Size 10', '50 HP'])(
  'of what is not counted in pieces no price of one is told: %s',
  (name) => {
    expect(unitRangeOf({ variants: [pieces(name, 760)] })).toBeNull()
  },
)

test('the pack that costs least per unit is named', () => {
  expect(unitRangeOf({ variants: neem })).toEqual({ low: 570, high: 760, unit: 'litre' })
  expect(cheapestOf({ variants: neem })?.sku).toBe('L')
})

test('nothing is called cheapest among one pack, equal packs or different units', () => {
  expect(cheapestOf({ variants: neem.slice(0, 1) })).toBeNull()
  expect(cheapestOf({ variants: [pack('S', 10, 1, 'kg'), pack('M', 20, 2, 'kg')] })).toBeNull()
  expect(cheapestOf({ variants: [pack('S', 10, 1, 'kg'), pack('M', 30, 2, 'litre')] })).toBeNull()
})

test('only packs in stock are compared; where none is left, all of them', async () => {
  const without = (...gone: string[]) =>
    neem.map((one) => (gone.includes(one.sku) ? { ...one, stock_quantity: 0 } : one))
  expect(cheapestOf({ variants: without('L') })?.sku).toBe('M')
  expect(unitRangeOf({ variants: without('L') })).toEqual({ low: 690, high: 760, unit: 'litre' })
  expect(cheapestOf({ variants: without('M', 'L') })).toBeNull()
  expect(cheapestOf({ variants: without('S', 'M', 'L') })?.sku).toBe('L')
})
