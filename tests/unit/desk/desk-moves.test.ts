import { expect, test } from 'vitest'
import type { DeskShipment } from '../../../src/contract/calls/staff/shipments.ts'
import { moveParcel, type ParcelMove } from '../../../src/desk/shipments/moves.shared.ts'
import { line, parcel } from '../../support/parcels.ts'

/** What a parcel is after a move, as the shop will say it: the desk shows that before it has heard from the shop. */

type Changes = Partial<DeskShipment>
type Move = Pick<ParcelMove, 'op' | 'body'>
const after = (before: Changes, move: Move) => moveParcel(parcel('HD-1', before), move)
/** Two of three pieces of one line, for 20 rupees, of a parcel with goods for 130; what is left out costs 110. */
const PART: Move = { op: 'desk.pack', body: { lines: [{ order_item_id: 1, quantity: 2 }] } }

test.each<[string, Changes, Changes, Changes]>([
  ['nothing is noted', {}, { cash_due: 20, cash_taken: null }, { cash_due: 110, cash_taken: null }],
  ['its delivery is charged', { cash_due: 180 }, { cash_due: 70, cash_taken: null }, { cash_due: 110 }],
  [
    'what is noted pays it',
    { cash_due: 110, cash_taken: 20 },
    { cash_due: 0, cash_taken: 20 },
    { cash_due: 110, cash_taken: null },
  ],
  [
    'what is noted pays a part of it',
    { cash_due: 115, cash_taken: 15 },
    { cash_due: 5, cash_taken: 15 },
    { cash_due: 110, cash_taken: null },
  ],
  [
    'more is noted than it costs',
    { cash_due: 80, cash_taken: 50 },
    { cash_due: 0, cash_taken: 20 },
    { cash_due: 80, cash_taken: 30 },
  ],
  [
    'more is noted than it costs with its delivery',
    { cash_due: 80, cash_taken: 100 },
    { cash_due: 0, cash_taken: 70 },
    { cash_due: 80, cash_taken: 30 },
  ],
  [
    'it is paid in advance',
    { payment_method: 'p', cash_due: 0 },
    { cash_due: 0, cash_taken: null },
    { cash_due: 0, cash_taken: null },
  ],
])('of a parcel that is packed in part both say what is to be taken, where %s', (_where, before, kept, left) => {
  const moved = after(before, PART)
  expect(moved.parcel).toMatchObject({ state: 'packed', ...kept })
  expect(moved.rest).toMatchObject({ state: 'to_pack', ...left })
})

test('a line that was cancelled stays on the list, and is neither packed nor left out nor paid', () => {
  const cancelled = { ...line(3, 5, 1000), cancelled: true }
  const lines = [cancelled, line(1, 3, 10), line(2, 1, 100)]
  const piecesOf = (one?: DeskShipment) => one?.lines.map(({ order_item_id, quantity }) => [order_item_id, quantity])
  const all = [
    { order_item_id: 1, quantity: 3 },
    { order_item_id: 2, quantity: 1 },
  ]
  const whole = after({ lines }, { op: 'desk.pack', body: { lines: all } })
  expect([piecesOf(whole.parcel), whole.rest]).toEqual([
    [
      [3, 5],
      [1, 3],
      [2, 1],
    ],
    undefined,
  ])
  const part = after({ lines }, PART)
  expect([part.parcel, part.rest].map(piecesOf)).toEqual([
    [
      [3, 5],
      [1, 2],
    ],
    [
      [1, 1],
      [2, 1],
    ],
  ])
  expect(part.parcel.cash_due).toBe(20)
})

test.each([
  ['the first sum counts', null, 130, 150, 150],
  ['the first sum counts also after a visit without any', 0, 130, 150, 150],
  ['all that was still due comes on top', 20, 110, 110, 130],
  ['a part of it comes on top', 20, 110, 50, 70],
  ['nothing is added by a sum that is more than was due', 20, 110, 130, 20],
])('of the cash at the door %s', (_what, cash_taken, cash_due, taken, noted) => {
  const deliver: Move = { op: 'desk.deliver', body: { cash_taken: taken } }
  expect(after({ state: 'out', cash_taken, cash_due }, deliver)).toEqual({
    parcel: parcel('HD-1', { state: 'delivered', cash_taken: noted, cash_due }),
  })
})

test.each<[Move, Changes]>([
  [{ op: 'desk.unpack', body: null }, { state: 'to_pack' }],
  [
    { op: 'desk.hand-over', body: {} },
    { state: 'out', carrier: null, tracking: null },
  ],
  [
    { op: 'desk.hand-over', body: { carrier: '', tracking: '' } },
    { state: 'out', carrier: null, tracking: null },
  ],
  [
    { op: 'desk.hand-over', body: { carrier: 'India Post', tracking: 'EM1' } },
    { state: 'shipped', carrier: 'India Post', tracking: 'EM1' },
  ],
  [
    { op: 'desk.fail', body: { reason: 'Nobody there' } },
    { state: 'failed', reason: 'Nobody there' },
  ],
  [{ op: 'desk.send-again', body: null }, { state: 'out' }],
  [{ op: 'desk.come-back', body: null }, { state: 'returning' }],
  [
    { op: 'desk.receive', body: { restock: true, reason: 'Refused' } },
    { state: 'returned', reason: 'Refused' },
  ],
])('after %o the parcel says so, and is as it was in all else', (move, changed) => {
  const before = { carrier: 'Blue Dart', tracking: 'BD1', reason: 'Late' }
  expect(after(before, move)).toEqual({ parcel: parcel('HD-1', { ...before, ...changed }) })
})

test('a parcel is as the shop said where only a newer build knows what was done with it', () => {
  expect(moveParcel(parcel('HD-1'), { op: 'desk.weigh', body: null })).toEqual({ parcel: parcel('HD-1') })
})
