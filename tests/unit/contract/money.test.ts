import { expect, test } from 'vitest'
import { allowsCash, discountPercent, paise, rupees, wholeRupees } from '../../../src/contract/money.ts'

test('rupees become whole paise and back, whatever their binary fraction', () => {
  expect([266.5, 0.29, 1.15, 19.99].map(paise)).toEqual([26_650, 29, 115, 1_999])
  expect([26_650, 29, 0].map(rupees)).toEqual([266.5, 0.29, 0])
})

test('a prepaid order is charged in whole rupees, half a rupee up', () => {
  expect([26_649, 26_650, 26_699, 49, 50, 0].map(wholeRupees)).toEqual([266, 267, 267, 0, 1, 0])
})

test('one line without cash on delivery makes the whole order prepaid', () => {
  expect(allowsCash([{ cod_available: 1 }, { cod_available: 1 }])).toBe(true)
  expect(allowsCash([{ cod_available: 1 }, { cod_available: 0 }])).toBe(false)
})

test('a discount is whole percent of the list price, and none where the price is not below it', () => {
  const discounts = [
    [10_000, 7_500],
    [30_000, 20_000],
    [100, 99],
    [100, 100],
    [100, 120],
    [0, 0],
  ] as const
  expect(discounts.map(([list, selling]) => discountPercent(list, selling))).toEqual([25, 33, 1, 0, 0, 0])
})
