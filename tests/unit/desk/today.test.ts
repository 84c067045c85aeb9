import { expect, test } from 'vitest'
import { PILE_MAX } from '../../../src/contract/calls/staff/shipments.ts'
import type { FirstSteps } from '../../../src/contract/calls/staff/today.ts'
import { newlyOrdered } from '../../../src/desk/new-orders.ts'
import type { ParcelView } from '../../../src/desk/shipments/shipments.shared.ts'
import { isAllDone, percentDone, stepsOf } from '../../../src/desk/today/steps.ts'

/** What Today makes of what the shop tells. */

// What else a parcel has plays no part here.
const parcel = (order_id: string, more: Partial<ParcelView> = {}): ParcelView =>
  ({ id: `${order_id}-1`, order_id, state: 'to_pack', isRest: false, ...more }) as unknown as ParcelView
const idsOf = (parcels: readonly ParcelView[]) => parcels.map(({ id }) => id)

test('only a parcel of an order that was in no list is new, and not the rest of one that is packed in two', () => {
  const before = [parcel('HD1'), parcel('HD2', { state: 'shipped' })]
  const rest = parcel('HD1', { id: 'HD1-2' })
  const now = [...before, rest, parcel('HD1', { id: 'HD1', isRest: true }), parcel('HD3')]
  expect(idsOf(newlyOrdered(before, now))).toEqual(['HD3-1'])
  expect(newlyOrdered(before, [parcel('HD2')]), 'one that came back is to be sent anew').toEqual([])
  expect(newlyOrdered([], [parcel('HD4', { state: 'cancelled' })])).toEqual([])
})

test('of a list that was cut off, what comes up is not told as new', () => {
  const full = Array.from({ length: PILE_MAX }, (_, n) => parcel(`HD${n}`))
  expect(newlyOrdered(full, [...full.slice(1), parcel('HDold')])).toEqual([])
  expect(idsOf(newlyOrdered(full.slice(1), [...full.slice(1), parcel('HDnew')]))).toEqual(['HDnew-1'])
})

const step = (name: FirstSteps['steps'][number]['name'], state: 'open' | 'waiting' | 'done', optional = false) => ({
  name,
  state,
  optional,
})

test('what every shop needs counts, what waits for the operator she has done, and it is over once nothing waits', () => {
  const told = [step('areas', 'done'), step('listing', 'waiting'), step('bank', 'open'), step('people', 'open', true)]
  expect(stepsOf(told, 'blocked').map(({ name }) => name)).toEqual(['areas', 'listing', 'bank', 'people'])
  expect(percentDone(stepsOf(told, 'blocked'))).toBe(66)
  expect(percentDone(stepsOf(told, 'ask'))).toBe(50)
  expect(percentDone(stepsOf(told, 'on'))).toBe(75)
  const sent = [step('areas', 'done'), step('listing', 'waiting')]
  expect([percentDone(sent), isAllDone(sent)]).toEqual([100, false])
  expect(isAllDone([step('areas', 'done'), step('people', 'open', true)])).toBe(true)
})
