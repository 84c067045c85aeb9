import type {
  DeliverForm,
  DeskLine,
  DeskShipment,
  HandOverForm,
  PackForm,
  ReceiveForm,
} from '../../contract/calls/staff/shipments.ts'
import { paise, rupees } from '../../contract/money.ts'
import type { ShipmentState } from '../../contract/shipments.ts'

/** What staff does with parcels without network; `target` is the parcel. What a parcel is after each move. Pure. */

interface MoveOf<Op extends string, Body> {
  op: Op
  target: string
  body: Body
}

export type ParcelMove =
  | MoveOf<'desk.pack', PackForm>
  | MoveOf<'desk.unpack', null>
  | MoveOf<'desk.hand-over', HandOverForm>
  | MoveOf<'desk.deliver', DeliverForm>
  | MoveOf<'desk.fail', { reason: string }>
  | MoveOf<'desk.send-again', null>
  | MoveOf<'desk.come-back', null>
  | MoveOf<'desk.receive', ReceiveForm>

const ON_THE_WAY: readonly ShipmentState[] = ['shipped', 'out', 'failed', 'returning']

/** Where the server allows each. */
export const MOVES: Record<ParcelMove['op'], readonly ShipmentState[]> = {
  'desk.pack': ['to_pack'],
  'desk.unpack': ['packed'],
  'desk.hand-over': ['packed'],
  'desk.deliver': ['shipped', 'out', 'failed'],
  'desk.fail': ['shipped', 'out'],
  'desk.send-again': ['failed'],
  'desk.come-back': ['shipped', 'out', 'failed'],
  'desk.receive': ON_THE_WAY,
}

/** Whether a change of the queue is about a parcel. */
export const isMoveOp = (op: string): op is ParcelMove['op'] => op in MOVES

export const isMove = <C extends { op: string }>(change: C): change is Extract<C, { op: ParcelMove['op'] }> =>
  isMoveOp(change.op)

/** Whether a move is possible with the parcel as it is. */
export const canMove = (parcel: DeskShipment, change: ParcelMove): boolean => {
  if (!MOVES[change.op].includes(parcel.state)) return false
  if (change.op !== 'desk.pack') return true
  return change.body.lines.every(({ order_item_id, quantity }) =>
    parcel.lines.some((line) => line.order_item_id === order_item_id && !line.cancelled && quantity <= line.quantity),
  )
}

/** The pieces of a parcel that were left out of it. */
export interface Moved {
  parcel: DeskShipment
  rest?: DeskShipment
}

const totalOf = (lines: readonly DeskLine[]): number =>
  rupees(lines.reduce((sum, { total_price, cancelled }) => sum + (cancelled ? 0 : paise(total_price)), 0))

const withPieces = (line: DeskLine, quantity: number): DeskLine => ({
  ...line,
  quantity,
  total_price: rupees(paise(line.unit_price) * quantity),
})

/** What was agreed for the delivery: what it costs beside its lines. */
const chargeOf = ({ payment_method, cash_due, cash_taken, lines }: DeskShipment): number =>
  payment_method === 'c' ? rupees(Math.max(0, paise(cash_due) + paise(cash_taken ?? 0) - paise(totalOf(lines)))) : 0

/** A parcel with these lines; to be taken for it is what they cost, and the charge, less what was noted: as at the server. */
const withLines = (
  parcel: DeskShipment,
  lines: DeskLine[],
  { charge, taken }: { charge: number; taken: number | null },
): DeskShipment => ({
  ...parcel,
  lines,
  cash_taken: taken,
  cash_due:
    parcel.payment_method === 'c' ? rupees(Math.max(0, paise(totalOf(lines)) + paise(charge) - paise(taken ?? 0))) : 0,
})

const pack = (parcel: DeskShipment, packed: PackForm['lines']): Moved => {
  const takenOf = ({ order_item_id }: DeskLine) => packed.find((line) => line.order_item_id === order_item_id)
  const inside = parcel.lines.flatMap((line) => {
    const taken = takenOf(line)
    return taken === undefined ? [] : { ...withPieces(line, taken.quantity), lot: taken.lot || line.lot }
  })
  const outside = parcel.lines.flatMap((line) => {
    const left = line.cancelled ? 0 : line.quantity - (takenOf(line)?.quantity ?? 0)
    return left > 0 ? withPieces(line, left) : []
  })
  if (outside.length === 0) return { parcel: { ...parcel, lines: withCancelled(parcel, inside), state: 'packed' } }
  const { cash_taken: taken } = parcel
  const charge = chargeOf(parcel)
  // Cash that was noted pays the parcel that keeps its number, and then the rest of it.
  const over = paise(taken ?? 0) - paise(totalOf(inside)) - paise(charge)
  const carried = rupees(Math.min(Math.max(0, over), paise(totalOf(outside))))
  const left = taken === null ? null : rupees(paise(taken) - paise(carried))
  return {
    // The charge is paid once, with the parcel that keeps its number.
    parcel: { ...withLines(parcel, inside, { charge, taken: left }), state: 'packed' },
    rest: withLines(parcel, outside, { charge: 0, taken: carried > 0 ? carried : null }),
  }
}

const withCancelled = ({ lines }: DeskShipment, inside: DeskLine[]): DeskLine[] => [
  ...inside,
  ...lines.filter(({ cancelled }) => cancelled),
]

const takenIn = ({ cash_taken: before, cash_due: due }: DeskShipment, taken: number): number =>
  before === null || before === 0 ? taken : taken > due ? before : rupees(paise(before) + paise(taken))

/** A parcel after a move, which the server may yet refuse. */
export const moveParcel = (parcel: DeskShipment, change: ParcelMove): Moved => {
  const to = (state: ShipmentState, more: Partial<DeskShipment> = {}): Moved => ({
    parcel: { ...parcel, ...more, state },
  })
  switch (change.op) {
    case 'desk.pack':
      return pack(parcel, change.body.lines)
    case 'desk.unpack':
      return to('to_pack')
    case 'desk.hand-over': {
      const { carrier = null, tracking = null } = change.body
      return to(carrier ? 'shipped' : 'out', { carrier: carrier || null, tracking: tracking || null })
    }
    case 'desk.deliver':
      // Cash that was noted before stays noted, and comes on top where more was due.
      return to('delivered', { cash_taken: takenIn(parcel, change.body.cash_taken) })
    case 'desk.fail':
      return to('failed', { reason: change.body.reason })
    case 'desk.send-again':
      return to('out')
    case 'desk.come-back':
      return to('returning')
    case 'desk.receive':
      return to('returned', { reason: change.body.reason })
  }
}
