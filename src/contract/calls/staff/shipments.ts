import * as v from 'valibot'
import { BigId, Id, OrderAddress, Timestamp, Tint } from '../../entities.ts'
import { required } from '../../text-fields.ts'
import { LANGUAGES } from '../../languages.ts'
import { ShipmentState } from '../../shipments.ts'
import { dataOf, listOf, staff, type Call } from '../call.ts'

/** What a parcel on a phone of a former build does not have. */
const known = v.nullish(v.string(), null)

/** A line of a parcel as whoever packs it needs it. */
export const DeskLine = v.object({
  order_item_id: BigId,
  product_id: Id,
  sku: v.string(),
  title: v.string(),
  variant_name: v.string(),
  image_url: v.string(),
  ground: Tint,
  quantity: v.number(),
  /** Rupees, as ordered. */
  unit_price: v.number(),
  total_price: v.number(),
  lot: v.nullable(v.string()),
  /** As the label says it, such as `18 months from packing`; the day of a lot stands on its bag alone. */
  best_before: known,
  /** What licence these goods need, and the number of the seller's one that is valid. */
  licence_kind: known,
  licence: known,
  cancelled: v.boolean(),
})
export type DeskLine = v.InferOutput<typeof DeskLine>

/** A parcel with all that is needed to pack, to label and to deliver it without network. */
export const DeskShipment = v.object({
  id: v.string(),
  order_id: v.string(),
  seller_id: Id,
  shop_name: v.string(),
  shop_address: known,
  state: ShipmentState,
  order_date: Timestamp,
  promised_from: v.nullable(v.string()),
  promised_to: v.nullable(v.string()),
  payment_method: v.picklist(['c', 'p']),
  /** Rupees to take at the door: what it costs, less what was noted before; once it has ended, what it cost. */
  cash_due: v.number(),
  /** Rupees for its delivery, which are in what it costs. */
  delivery_charge: v.optional(v.number(), 0),
  /** What was noted for it. */
  cash_taken: v.nullable(v.number()),
  carrier: v.nullable(v.string()),
  tracking: v.nullable(v.string()),
  /** Why the last attempt failed, or why it came back. */
  reason: v.nullable(v.string()),
  moved_at: Timestamp,
  address: OrderAddress,
  /** The language in which it was ordered; unknown for what an older build has stored. */
  language: v.nullish(v.picklist(LANGUAGES), null),
  /** Whether the customer has shown by a code that her number is hers; unknown for what an older build has stored. */
  phone_proven: v.optional(v.boolean()),
  /** Photographs at the door, shown at `/images/proofs/…` to its own shop and the operator. */
  proofs: v.optional(v.array(v.string()), []),
  lines: v.array(DeskLine),
})
export type DeskShipment = v.InferOutput<typeof DeskShipment>

/** As many parcels of a pile as a phone lists; the rest follows once these have moved. */
export const PILE_MAX = 300

/** The piles of the desk; each is a list of its own. */
export const PILES = {
  to_pack: ['to_pack'],
  packed: ['packed'],
  on_the_way: ['shipped', 'out', 'failed'],
  coming_back: ['failed', 'returning'],
} as const satisfies Record<string, readonly ShipmentState[]>

export type Pile = keyof typeof PILES

const Pile = v.picklist(['to_pack', 'packed', 'on_the_way', 'coming_back'])

const PIECES_MAX = 1_000_000

const Pieces = v.pipe(v.number('Pieces are a number'), v.integer(), v.minValue(1), v.maxValue(PIECES_MAX))

const Reason = required('Say why', 500)

const short = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)))

/** How many pieces of a line go into a parcel, and of which lot. */
const PackedLine = v.object({ order_item_id: BigId, quantity: Pieces, lot: short })

const PackForm = v.object({
  lines: v.pipe(v.array(PackedLine), v.minLength(1, 'Pack at least one line'), v.maxLength(100)),
})
export type PackForm = v.InferOutput<typeof PackForm>

const HandOverForm = v.object({
  /** Absent where the seller's own people carry it. */
  carrier: short,
  tracking: short,
})
export type HandOverForm = v.InferOutput<typeof HandOverForm>

const DeliverForm = v.object({
  /** Rupees that were taken; 0 where nothing was due. */
  cash_taken: v.pipe(v.number('Say how much was taken'), v.minValue(0), v.maxValue(10_000_000)),
  /** When it was handed over, by the phone: it may be told later. */
  at: v.optional(Timestamp),
  /** Rupees that were to be taken as the phone knew it, which without network may be an old sum. */
  due: v.optional(v.pipe(v.number('Say how much was taken'), v.minValue(0), v.maxValue(10_000_000))),
  /** Why it is less than what is due; a phone of a former build does not ask. */
  reason: v.optional(Reason),
})
export type DeliverForm = v.InferOutput<typeof DeliverForm>

const FailForm = v.object({ reason: Reason })

const TakeBackForm = v.object({
  /** Rupees that were noted with the delivery; 0 where none were, or where it had failed. */
  cash_taken: v.pipe(v.number('Say how much was taken'), v.minValue(0), v.maxValue(10_000_000)),
})
export type TakeBackForm = v.InferOutput<typeof TakeBackForm>

const ReceiveForm = v.object({
  /** Whether it can be sold again. */
  restock: v.boolean(),
  reason: Reason,
})
export type ReceiveForm = v.InferOutput<typeof ReceiveForm>

const CorrectForm = v.object({
  /** Numbers of lines. */
  lines: v.pipe(v.array(BigId), v.minLength(1, 'Choose at least one line'), v.maxLength(100)),
  reason: Reason,
})
export type CorrectForm = v.InferOutput<typeof CorrectForm>

const moved = dataOf(
  v.object({
    id: v.string(),
    state: ShipmentState,
    /** The parcel of what was left out, when only a part was packed. */
    rest: v.optional(v.string()),
    /** Lines of which only a part was packed: the number that the pieces left out have now. */
    rest_lines: v.optional(v.array(v.object({ was: BigId, order_item_id: BigId }))),
    /** False where the cash was noted and the parcel had moved elsewhere already. */
    moved: v.optional(v.boolean()),
  }),
)

const packing = { may: 'packing', keyed: true } as const
const correcting = { may: 'claims', ofOperator: true, keyed: true } as const

/** Parcels and their moves. */
export const staffShipments = {
  deskToday: staff.get(
    'desk/today',
    'Count what waits at the desk',
    dataOf(
      v.object({
        counts: v.record(Pile, v.number()),
        late: v.number(),
        cash_due: v.number(),
        /** Products on sale that lack what the law wants on their pages, `LACKING_MAX` at most; for those who may mend it. */
        lacking: v.optional(v.number()),
      }),
    ),
    { may: 'today' },
  ),
  deskPile: staff.get('desk/shipments', 'List the parcels of a pile, what is promised first', listOf(DeskShipment), {
    may: 'packing',
    query: v.object({ pile: Pile }),
  }),
  deskShipment: staff.get('desk/shipments/:id', 'Show a parcel', dataOf(DeskShipment), { may: 'packing' }),
  deskPack: staff.post(
    'desk/shipments/:id/pack',
    'Pack these pieces; what is left out becomes a parcel of its own',
    moved,
    { ...packing, body: PackForm },
  ),
  deskUnpack: staff.post('desk/shipments/:id/unpack', 'Put a packed parcel back among those to pack', moved, packing),
  deskHandOver: staff.post('desk/shipments/:id/hand-over', 'Hand over to a carrier or the own round', moved, {
    ...packing,
    body: HandOverForm,
  }),
  deskDeliver: staff.post(
    'desk/shipments/:id/deliver',
    'Mark as delivered and note the cash, which is noted even where the parcel has moved elsewhere',
    moved,
    { ...packing, body: DeliverForm },
  ),
  // Not keyed: the name of the photograph makes a repetition harmless.
  deskProof: staff.put(
    'desk/shipments/:id/proofs/:photograph',
    'Keep a photograph that shows that a parcel was delivered; of the same name a second time nothing is new',
    dataOf(v.object({ id: v.string(), proofs: v.array(v.string()) })),
    { may: 'packing', stream: 'application/octet-stream' },
  ),
  deskFail: staff.post('desk/shipments/:id/fail', 'Tell why it could not be delivered', moved, {
    ...packing,
    body: FailForm,
  }),
  deskTakeBack: staff.post(
    'desk/shipments/:id/take-back',
    'Take back a delivery or failed attempt that was pressed by mistake, with the cash that one has noted with it',
    moved,
    { ...packing, body: TakeBackForm },
  ),
  deskSendAgain: staff.post('desk/shipments/:id/send-again', 'Try once more to deliver it', moved, packing),
  deskComeBack: staff.post('desk/shipments/:id/come-back', 'Send it back to the shop', moved, packing),
  deskReceive: staff.post('desk/shipments/:id/receive', 'Take in what came back', moved, {
    ...packing,
    body: ReceiveForm,
  }),
  deskCancelPart: staff.post('desk/shipments/:id/cancel', 'Cancel pieces that are not shipped', moved, {
    may: 'claims',
    keyed: true,
    body: v.object({ ...PackForm.entries, reason: Reason }),
  }),
  deskLinesReturn: staff.post(
    'desk/shipments/:id/return',
    'Cancel lines that came back undelivered; their stock returns where they can be sold again',
    moved,
    { ...correcting, body: v.object({ ...CorrectForm.entries, restock: v.boolean('Say whether it is still good') }) },
  ),
  deskLinesLose: staff.post('desk/shipments/:id/lose', 'Cancel lines that were lost on their way', moved, {
    ...correcting,
    body: CorrectForm,
  }),
  deskLinesUndo: staff.post(
    'desk/shipments/:id/undo',
    'Put wrongly moved lines one step back: from their way to the shop, from delivered to their way',
    moved,
    { ...correcting, body: CorrectForm },
  ),
} as const satisfies Record<string, Call>
