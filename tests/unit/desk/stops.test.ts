import { expect, test } from 'vitest'
import { shareOut, stopsOf, withMoved, type Stop } from '../../../src/desk/round/stops.ts'
import type { ParcelView } from '../../../src/desk/shipments/shipments.shared.ts'
import { parcel } from '../../support/parcels.ts'

/** The stops of a round, and what each of their parcels is noted with. */

const at = (id: string, place: Partial<ParcelView['address']> = {}): ParcelView => {
  const one = parcel(id, { state: 'out' })
  return { ...one, address: { ...one.address, ...place }, unsent: false, isRest: false }
}
const idsOf = (stops: readonly Stop[]): string[] => stops.map(({ parcels }) => parcels.map(({ id }) => id).join('+'))

test('parcels of one house are one stop, however its address is spaced; a neighbour and another phone are others', () => {
  const stops = stopsOf([
    at('HD-1'),
    at('HD-2', { area: ' CAMP' }),
    at('HD-3', { house_number: '13' }),
    at('HD-4', { phone_number: '9822099999' }),
    at('HD-5', { name: 'Sunita Patil' }),
  ])
  expect(idsOf(stops)).toEqual(['HD-1+HD-2+HD-5', 'HD-4', 'HD-3'])
})

test('stops are in the order of PIN, village, area and house', () => {
  const stops = stopsOf([
    at('HD-1', { pincode: '423203', city: 'Malegaon' }),
    at('HD-2', { house_number: '10' }),
    at('HD-3', { house_number: '9' }),
    at('HD-4', { city: 'Khed' }),
    at('HD-5', { area: 'Aundh' }),
  ])
  expect(idsOf(stops)).toEqual(['HD-4', 'HD-5', 'HD-3', 'HD-2', 'HD-1'])
})

test('an order made by hand stays, also where a parcel has gone, and what comes is put where its place is', () => {
  const [one, two, three] = [
    at('HD-1', { house_number: '1' }),
    at('HD-2', { house_number: '2' }),
    at('HD-3', { house_number: '3' }),
  ]
  const hand = withMoved(stopsOf([one, two, three]), 'HD-3', -1)
  expect(hand).toEqual(['HD-1', 'HD-3', 'HD-2'])
  expect(idsOf(stopsOf([one, two, three], hand))).toEqual(hand)
  expect(idsOf(stopsOf([two, three], hand))).toEqual(['HD-3', 'HD-2'])
  const nought = at('HD-0', { house_number: '0' })
  const next = at('HD-4', { house_number: '4' })
  expect(idsOf(stopsOf([one, two, three, next, nought], hand))).toEqual(['HD-0', 'HD-1', 'HD-3', 'HD-4', 'HD-2'])
  // One more for a house goes to its stop, and the ends cannot be moved over.
  expect(idsOf(stopsOf([one, two, three, at('HD-5', { house_number: '3' })], hand))).toEqual([
    'HD-1',
    'HD-3+HD-5',
    'HD-2',
  ])
  expect(withMoved(stopsOf([one, two, three], hand), 'HD-2', 1)).toEqual(hand)
  expect(withMoved(stopsOf([one, two, three], hand), 'HD-1', -1)).toEqual(hand)
})

test.each([
  [390, [120, 270], [120, 270]],
  [200, [120, 270], [120, 80]],
  [100, [120, 270], [100, 0]],
  [400, [120, 270], [120, 280]],
  [0, [120, 270], [0, 0]],
  [0.3, [0.1, 0.2], [0.1, 0.2]],
  [130, [120, 0], [130, 0]],
  [50, [0, 0], [50, 0]],
])('of %d taken for parcels of %o each is noted with its own part, and all of it is noted', (taken, dues, shares) => {
  expect(shareOut(taken, dues)).toEqual(shares)
})
