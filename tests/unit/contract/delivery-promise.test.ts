import { expect, test } from 'vitest'
import { overCash, promiseOf, sumsOfSellers } from '../../../src/contract/delivery/promise.ts'
import type { SellerZones } from '../../../src/contract/delivery/zones.ts'
import { cashLimitOf, cashLines, deliveryTo, latestOf, unservedOf } from '../../../src/shop/delivery/delivery.ts'

const ZONES: SellerZones[] = [
  {
    seller_id: 1,
    zones: [
      { pins: ['42', '4311'], days: [2, 4] },
      { pins: ['422003'], days: [0, 1], cash_max: 0 },
      { pins: ['4'], days: [8, 9], cash_max: 500 },
    ],
  },
]
/** 11:45 pm of 25 November in India. */
const LATE = Date.parse('2026-11-25T18:15:00Z')
const daysOf = (pincode: string, seller = 1, at = LATE) => {
  const promise = promiseOf(ZONES, seller, pincode, at)
  return promise && [promise.from, promise.to]
}

test('days count from the day in India, whatever the hour', () => {
  expect(daysOf('421001')).toEqual(['2026-11-27', '2026-11-29'])
  expect(daysOf('421001', 1, LATE + 15 * 60_000)).toEqual(['2026-11-28', '2026-11-30'])
})

test('from the closing hour on days count from the next day, a closing too', () => {
  const at = (hour: string) => Date.parse(`2026-11-25T${hour}+05:30`)
  const days = (moment: number, closed?: [string, string]) => {
    const zones = [{ seller_id: 1, zones: [{ pins: [''], days: [0, 1] as [number, number] }], until: 15 }]
    const promise = promiseOf(
      zones.map((own) => ({ ...own, ...(closed && { closed }) })),
      1,
      '411001',
      moment,
    )
    return promise && [promise.from, promise.to]
  }
  expect(days(at('14:59:59'))).toEqual(['2026-11-25', '2026-11-26'])
  expect(days(at('15:00:00'))).toEqual(['2026-11-26', '2026-11-27'])
  expect(days(at('00:10:00'))).toEqual(['2026-11-25', '2026-11-26'])
  expect(days(at('23:50:00'), ['2026-11-26', '2026-11-28'])).toEqual(['2026-11-29', '2026-11-30'])
})

test('the longest beginning that fits a PIN decides, in whatever order zones come', () => {
  expect(daysOf('422003')).toEqual(['2026-11-25', '2026-11-26'])
  expect(daysOf('422004')).toEqual(['2026-11-27', '2026-11-29'])
  expect(daysOf('431203')).toEqual(['2026-12-03', '2026-12-04'])
  expect(daysOf('560001')).toBeNull()
  expect(daysOf('560001', 2)).toEqual(['2026-11-29', '2026-12-02'])
})

test('cash is counted for each seller by itself', () => {
  const promise = (sellerId: number) => promiseOf(ZONES, sellerId, '431203', LATE)
  const goods = (...paise: number[]) => paise.map((sum) => ({ sellerId: 1, paise: sum }))
  expect(overCash([...goods(300_00, 200_00), { sellerId: 2, paise: 900_00 }], promise)).toBeUndefined()
  expect(overCash(goods(300_00, 200_01), promise)).toEqual({ sellerId: 1, max: 500, total: 500.01 })
  expect(overCash(goods(1), (sellerId) => promiseOf(ZONES, sellerId, '422003', LATE))).toMatchObject({ max: 0 })
})

test('a charge counts for what is taken in cash', () => {
  const zones = [{ seller_id: 1, zones: [{ pins: [''], days: [1, 2] as [number, number], cash_max: 500, charge: 60 }] }]
  const promise = (sellerId: number) => promiseOf(zones, sellerId, '431203', LATE)
  expect(overCash([{ sellerId: 1, paise: 440_00 }], promise)).toBeUndefined()
  expect(overCash([{ sellerId: 1, paise: 440_01 }], promise)).toEqual({ sellerId: 1, max: 500, total: 500.01 })
})

test('a phone that knows no zones yet promises nothing and denies nothing', () => {
  const line = { sku: 'A', title: 'Seed', vendor_id: 1, price: 400, quantity: 2, cod_available: 1 as const }
  expect(deliveryTo('422003', null, LATE)).toBeNull()
  expect(deliveryTo(null, ZONES, LATE)).toBeNull()
  expect([unservedOf([line], null), cashLimitOf([line], null)]).toEqual([[], undefined])
})

test('a cart comes with its last line, and for cash where every line does', () => {
  const line = { sku: 'A', title: 'Seed', vendor_id: 1, price: 400, quantity: 2, cod_available: 1 as const }
  const other = { ...line, sku: 'B', vendor_id: 2 }
  const there = deliveryTo('431203', ZONES, LATE)
  expect(there && latestOf([line, other], there)).toEqual({ by: '2026-12-04', inCash: false })
  expect(cashLimitOf([line, other], there)).toBe(500)
  expect(there && latestOf([{ ...line, quantity: 1 }, other], there)).toMatchObject({ inCash: true })
  const near = deliveryTo('422003', ZONES, LATE)
  expect(near && latestOf([line, other], near)).toEqual({ by: '2026-12-02', inCash: false })
  expect(unservedOf([line, other], deliveryTo('560001', ZONES, LATE))).toEqual([line])
})

test('in cash by itself goes what no pack, no place and no sum of its parcel forbids', () => {
  const line = { sku: 'A', title: 'Seed', vendor_id: 1, price: 400, quantity: 1, cod_available: 1 as const }
  const prepaid = { ...line, sku: 'B', cod_available: 0 as const }
  const more = { ...line, sku: 'C', price: 100.01 }
  const other = { ...line, sku: 'D', vendor_id: 2, price: 9000 }
  const at = (pin: string) => deliveryTo(pin, ZONES, LATE)
  expect(cashLines([line, prepaid, other], at('431203'))).toEqual([line, other])
  expect(cashLines([line, more, other], at('421001'))).toEqual([line, more, other])
  expect(cashLines([line, more, other], at('431203'))).toEqual([other])
  expect(cashLines([line, other], at('422003'))).toEqual([other])
  expect(cashLines([line, prepaid, other], null)).toEqual([line, other])
})

test('each seller takes its charge once for all it brings, and nothing from the named sum on', () => {
  const charges = [
    { seller_id: 1, zones: [{ pins: ['42'], days: [1, 2] as [number, number], charge: 60.5, free_above: 500 }] },
    { seller_id: 2, zones: [{ pins: [''], days: [1, 2] as [number, number], charge: 90 }] },
  ]
  const promise = (sellerId: number) => promiseOf(charges, sellerId, '421001', LATE)
  const goods = (...sums: [number, number][]) => sums.map(([sellerId, paise]) => ({ sellerId, paise }))
  const chargesOf = (...sums: [number, number][]) =>
    sumsOfSellers(goods(...sums), promise).map(({ sellerId, chargePaise }) => [sellerId, chargePaise])
  expect(chargesOf([1, 200_00], [2, 1], [1, 299_99])).toEqual([
    [1, 60_50],
    [2, 90_00],
  ])
  expect(chargesOf([1, 200_00], [1, 300_00], [3, 100])).toEqual([
    [1, 0],
    [3, 0],
  ])
})
