import * as v from 'valibot'
import type { Call } from '../../contract/shop-calls.ts'
import {
  staffShipments,
  type DeliverForm,
  type DeskLine,
  type DeskShipment,
  type HandOverForm,
  type PackForm,
  type ReceiveForm,
  type TakeBackForm,
} from '../../contract/calls/staff/shipments.ts'
import { paise, rupees } from '../../contract/money.ts'
import type { ShipmentState } from '../../contract/shipments.ts'
import type { ChangeRow } from '../../client/db/records.ts'
import { fromOf, underWay } from '../../contract/shipment-steps.ts'

/** What staff does with parcels without network: how each move is sent, and what a parcel is after it. Pure. */

/** The name of the list of parcels, which is stored. */
export const PARCELS = 'parcels'

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
const chargeOf = ({ cash_due, cash_taken, lines }: DeskShipment): number =>
  rupees(Math.max(0, paise(cash_due) + paise(cash_taken ?? 0) - paise(totalOf(lines))))

/** A parcel with these lines; to be taken for it is what they cost, and the charge, less what was noted: as at the server. */
const withLines = (
  parcel: DeskShipment,
  lines: DeskLine[],
  { charge, taken }: { charge: number; taken: number | null },
): DeskShipment => ({
  ...parcel,
  lines,
  delivery_charge: charge,
  cash_taken: taken,
  cash_due:
    parcel.payment_method === 'c' ? rupees(Math.max(0, paise(totalOf(lines)) + paise(charge) - paise(taken ?? 0))) : 0,
})

const pack = (parcel: DeskShipment, packed: PackForm['lines']): Moved => {
  const takenOf = ({ order_item_id }: DeskLine) => packed.find((line) => line.order_item_id === order_item_id)
  const inside = parcel.lines.flatMap((line) => {
    // What was cancelled stays on the list, and is in no parcel.
    if (line.cancelled) return line
    const taken = takenOf(line)
    return taken === undefined ? [] : { ...withPieces(line, taken.quantity), lot: taken.lot || line.lot }
  })
  const outside = parcel.lines.flatMap((line) => {
    const left = line.cancelled ? 0 : line.quantity - (takenOf(line)?.quantity ?? 0)
    return left > 0 ? withPieces(line, left) : []
  })
  if (outside.length === 0) return { parcel: { ...parcel, lines: inside, state: 'packed' } }
  const { cash_taken: taken } = parcel
  const charge = parcel.payment_method === 'c' ? chargeOf(parcel) : parcel.delivery_charge
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

const takenIn = ({ cash_taken: before, cash_due: due }: DeskShipment, taken: number): number =>
  before === null || before === 0 ? taken : taken > due ? before : rupees(paise(before) + paise(taken))

const to = (parcel: DeskShipment, state: ShipmentState, more: Partial<DeskShipment> = {}): Moved => ({
  parcel: { ...parcel, ...more, state },
})

interface Move<Body> {
  /** Where the server allows it. */
  from: readonly ShipmentState[]
  call: Pick<Call, 'path'> & { method: 'POST' }
  /** Of a stored body; as loose as can be. */
  schema: v.GenericSchema
  /** A parcel after it, which the server may yet refuse. */
  after: (parcel: DeskShipment, body: Body) => Moved
  /** It takes back one of these moves, if that has not been sent. */
  undoes?: readonly string[]
}
const move = <Body>(one: Move<Body>): Move<Body> => one
const nothing = v.null()

export const MOVES = {
  'desk.pack': move<PackForm>({
    from: fromOf('pack'),
    call: staffShipments.deskPack,
    schema: v.looseObject({ lines: v.array(v.looseObject({ order_item_id: v.number(), quantity: v.number() })) }),
    after: (parcel, { lines }) => pack(parcel, lines),
  }),
  'desk.unpack': move<null>({
    from: fromOf('unpack'),
    call: staffShipments.deskUnpack,
    schema: nothing,
    after: (parcel) => to(parcel, 'to_pack'),
    // What was packed and has not been sent was never packed.
    undoes: ['desk.pack'],
  }),
  'desk.hand-over': move<HandOverForm>({
    from: fromOf('ship', 'sendOut'),
    call: staffShipments.deskHandOver,
    schema: v.looseObject({}),
    after: (parcel, { carrier = null, tracking = null }) =>
      to(parcel, carrier ? 'shipped' : 'out', { carrier: carrier || null, tracking: tracking || null }),
  }),
  'desk.deliver': move<DeliverForm>({
    from: fromOf('deliver'),
    call: staffShipments.deskDeliver,
    schema: v.looseObject({ cash_taken: v.number() }),
    // Cash that was noted before stays noted, and comes on top where more was due.
    after: (parcel, { cash_taken }) => to(parcel, 'delivered', { cash_taken: takenIn(parcel, cash_taken) }),
  }),
  'desk.fail': move<{ reason: string }>({
    from: fromOf('fail'),
    call: staffShipments.deskFail,
    schema: v.looseObject({ reason: v.string() }),
    after: (parcel, { reason }) => to(parcel, 'failed', { reason }),
  }),
  'desk.take-back': move<TakeBackForm>({
    from: fromOf('takeBack'),
    call: staffShipments.deskTakeBack,
    schema: v.looseObject({ cash_taken: v.number() }),
    // Cash of an earlier visit stays noted.
    after: (parcel, { cash_taken }) =>
      to(parcel, underWay(parcel.carrier), {
        ...(cash_taken > 0 && { cash_taken: rupees(paise(parcel.cash_taken ?? 0) - paise(cash_taken)) || null }),
      }),
    undoes: ['desk.deliver', 'desk.fail'],
  }),
  'desk.send-again': move<null>({
    // What is only packed is handed over instead.
    from: fromOf('sendOut', 'deliver'),
    call: staffShipments.deskSendAgain,
    schema: nothing,
    after: (parcel) => to(parcel, 'out'),
  }),
  'desk.come-back': move<null>({
    from: fromOf('comeBack'),
    call: staffShipments.deskComeBack,
    schema: nothing,
    after: (parcel) => to(parcel, 'returning'),
  }),
  'desk.receive': move<ReceiveForm>({
    from: fromOf('return', 'returnToStock'),
    call: staffShipments.deskReceive,
    schema: v.looseObject({ restock: v.boolean(), reason: v.string() }),
    after: (parcel, { reason }) => to(parcel, 'returned', { reason }),
  }),
}

type Moves = typeof MOVES
/** What staff does with a parcel; `target` is its number. */
export type ParcelMove = {
  [Op in keyof Moves]: { op: Op; target: string; body: Moves[Op] extends Move<infer Body> ? Body : never }
}[keyof Moves]

/** Whether a change of the queue is about a parcel. */
export const isMoveOp = (op: string): op is ParcelMove['op'] => op in MOVES

export const isMove = <C extends { op: string }>(change: C): change is Extract<C, { op: ParcelMove['op'] }> =>
  isMoveOp(change.op)

/** Whether a move is possible with the parcel as it is. */
export const canMove = (parcel: DeskShipment, change: ParcelMove): boolean => {
  if (!MOVES[change.op].from.includes(parcel.state)) return false
  if (change.op !== 'desk.pack') return true
  return change.body.lines.every(({ order_item_id, quantity }) =>
    parcel.lines.some((line) => line.order_item_id === order_item_id && !line.cancelled && quantity <= line.quantity),
  )
}

/** A parcel after a move of the queue. */
export const moveParcel = (parcel: DeskShipment, { op, body }: Pick<ChangeRow, 'op' | 'body'>): Moved =>
  // Safe: a row of this name was checked with the schema that stands beside it.
  isMoveOp(op) ? (MOVES[op] as Move<unknown>).after(parcel, body) : { parcel }
