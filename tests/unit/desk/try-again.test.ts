import { expect, test } from 'vitest'
import { SHIPMENT_STATES } from '../../../src/contract/shipments.ts'
import { canTryAgain } from '../../../src/desk/can-try-again.ts'
import { MOVES, type ParcelMove } from '../../../src/desk/shipments/moves.shared.ts'
import type { ParcelView } from '../../../src/desk/shipments/shipments.shared.ts'
import { stepOf, type ShipmentVerb } from '../../../src/contract/shipment-steps.ts'

/** When a refused change is offered once more. */

const VERBS: Record<ParcelMove['op'], readonly ShipmentVerb[]> = {
  'desk.pack': ['pack'],
  'desk.unpack': ['unpack'],
  'desk.hand-over': ['ship', 'sendOut'],
  'desk.deliver': ['deliver'],
  'desk.fail': ['fail'],
  'desk.take-back': ['takeBack'],
  'desk.send-again': ['sendOut'],
  'desk.come-back': ['comeBack'],
  'desk.receive': ['return', 'returnToStock'],
}
/** What the phone knows of a parcel, as far as it is looked at. */
const parcel = (state: ParcelView['state'], quantity = 2, cancelled = false) =>
  // Safe: nothing else of it is read.
  ({
    id: 'HD-1',
    state,
    isRest: false,
    lines: [
      { order_item_id: 7, quantity, cancelled },
      { order_item_id: 8, quantity: 5, cancelled: false },
    ],
  }) as unknown as ParcelView
const deliver: ParcelMove = { op: 'desk.deliver', target: 'HD-1', body: { cash_taken: 40 } }
const packed = { order_item_id: 7, quantity: 2 }
const pack: ParcelMove = { op: 'desk.pack', target: 'HD-1', body: { lines: [packed] } }
const packMore: ParcelMove = { ...pack, body: { lines: [packed, { order_item_id: 9, quantity: 1 }] } }
const stock = { op: 'desk.stock', target: 'SKU', body: { add: -3, title: 'Neem' } } as const

test('the phone offers no move that the shop does not allow', () => {
  for (const [op, { from }] of Object.entries(MOVES))
    for (const state of SHIPMENT_STATES.filter((one) => from.includes(one))) {
      // Safe: the names are those of the table.
      const allowed = VERBS[op as ParcelMove['op']].some((verb) => stepOf(verb, state) !== undefined)
      expect(allowed, `${op} from ${state}`).toBe(true)
    }
})

test.each(['refused', 'gone', 'unreadable'] as const)('what was %s is not sent once more', (reason) => {
  for (const change of [deliver, stock]) expect(canTryAgain(change, reason, [parcel('out')])).toBe(false)
})

test.each(['conflict', 'dependent', 'expired'] as const)(
  'a move that met a %s is tried again where the parcel allows it by now, and nowhere else',
  (reason) => {
    expect(canTryAgain(deliver, reason, [parcel('out')])).toBe(true)
    expect(canTryAgain(deliver, reason, [parcel('delivered')])).toBe(false)
    expect(canTryAgain(deliver, reason, [])).toBe(false)
    expect(canTryAgain(deliver, reason, null)).toBe(false)
    expect(canTryAgain(stock, reason, null)).toBe(true)
  },
)

test('packing is tried again only with what is still in the parcel', () => {
  expect(canTryAgain(pack, 'conflict', [parcel('to_pack')])).toBe(true)
  expect(canTryAgain(pack, 'conflict', [parcel('to_pack', 1)])).toBe(false)
  expect(canTryAgain(pack, 'conflict', [parcel('to_pack', 2, true)])).toBe(false)
  expect(canTryAgain(pack, 'conflict', [parcel('packed')])).toBe(false)
  expect(canTryAgain(packMore, 'conflict', [parcel('to_pack')])).toBe(false)
})
