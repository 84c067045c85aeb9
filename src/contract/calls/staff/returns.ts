import * as v from 'valibot'
import { RETURN_STATES } from '../../constants.ts'
import { BigId, Id, ReturnProblem, Tint } from '../../entities.ts'
import { required } from '../../text-fields.ts'
import { RefundDestination } from '../../refund-destination.ts'
import { REFUND_STATES } from '../../refund-states.ts'
import { ReviewMedium } from '../../reviews.ts'
import { dataOf, doneWith, operator, staff, type Call } from '../call.ts'
import { pageOf, pageQuery } from './page.ts'

const RefundMoved = v.object({ id: BigId, state: v.picklist(REFUND_STATES), provider_id: v.nullable(v.string()) })
export type RefundMoved = v.InferOutput<typeof RefundMoved>

export const AdminRefund = v.object({
  id: BigId,
  order_id: v.string(),
  /** Null when a payment goes back as a whole. */
  order_item_id: v.nullable(BigId),
  /** Null for what was paid in cash. */
  payment_id: v.nullable(v.string()),
  amount: v.number(),
  currency: v.string(),
  reason: v.string(),
  state: v.picklist(REFUND_STATES),
  /** The provider's id of the refund, once it was sent through it. */
  provider_id: v.nullable(v.string()),
  /** What proves a refund that went another way. */
  reference: v.nullable(v.string()),
  /** When it was sent, and who has sent it: null for the command line, and where it was not kept. */
  sent_at: v.nullable(v.string()),
  sent_by: v.nullable(v.string()),
  /** Sent another way than through the provider, which ends what it sends itself. */
  by_hand: v.boolean(),
  /** Whether the customer has named where her cash goes. */
  has_destination: v.boolean(),
  /** So much that somebody else has to say that it is done. */
  two_people: v.boolean(),
  customer_name: v.string(),
  /** Whose goods it is for; null where a payment goes back as a whole. */
  shop_name: v.optional(v.nullable(v.string()), null),
  created_at: v.string(),
  done_at: v.nullable(v.string()),
})
export type AdminRefund = v.InferOutput<typeof AdminRefund>

const refundMoved = doneWith(RefundMoved)

/** Money is the operator's to send. Not keyed: a repetition does nothing anyway, and the provider is asked in between. */
const moving = { may: 'money', ofOperator: true } as const

const NOTE_MAX = 2000

/** What the customer reads below the decision. */
const Note = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(NOTE_MAX)))

const Decided = dataOf(
  v.object({
    id: BigId,
    /** The receipt of a former build has none. */
    order_item_id: v.optional(BigId),
    state: v.picklist(['approved', 'rejected']),
  }),
)

/** A claim beside what was sold: how the shop showed it, what it cost, and until when it may come back. */
const DeskReturn = v.object({
  id: BigId,
  state: v.picklist(RETURN_STATES),
  problem: ReturnProblem,
  reason: v.string(),
  note: v.nullable(v.string()),
  order_item_id: BigId,
  order_id: v.string(),
  sku: v.string(),
  title: v.string(),
  quantity: v.number(),
  total_price: v.number(),
  customer_name: v.string(),
  phone_number: v.string(),
  delivery_date: v.nullable(v.string()),
  requested_at: v.string(),
  decided_at: v.nullable(v.string()),
  media: v.array(v.object({ ...ReviewMedium.entries, id: BigId })),
  /** Photographs of its delivery, shown at `/images/proofs/…`. */
  proofs: v.optional(v.array(v.string()), []),
  seller_id: Id,
  shop_name: v.string(),
  listing_id: Id,
  product_id: Id,
  image_url: v.string(),
  ground: Tint,
  variant_name: v.string(),
  /** Rupees. */
  unit_price: v.number(),
  payment_method: v.picklist(['c', 'p']),
  lot: v.nullable(v.string()),
  perishable: v.boolean(),
  /** Until when it might be given back, and until when damage might be reported. */
  return_until: v.nullable(v.string()),
  damage_until: v.nullable(v.string()),
})
export type DeskReturn = v.InferOutput<typeof DeskReturn>

const rules = { may: 'claims', keyed: true } as const

/** Goods that come back, and money that goes back. */
export const staffReturns = {
  deskRefundSend: staff.post('desk/refunds/:id/send', 'Send a refund back through the payment provider', refundMoved, {
    ...moving,
    alias: 'admin/refunds/:id/send',
  }),
  deskRefundSent: staff.post(
    'desk/refunds/:id/sent',
    'Write down that a refund was sent another way',
    refundMoved,
    moving,
  ),
  deskRefundDone: staff.post(
    'desk/refunds/:id/done',
    'Write down that a refund went another way, with its reference',
    refundMoved,
    {
      ...moving,
      alias: 'admin/refunds/:id/done',
      body: v.object({ reference: required('Name the reference', 100) }),
    },
  ),
  deskRefundBack: staff.post(
    'desk/refunds/:id/back',
    'Write down that what was sent another way came back, or was not sent',
    refundMoved,
    moving,
  ),
  deskRefundOpen: staff.post(
    'desk/refunds/:id/open',
    'Show where a refund of cash goes; the log says who has looked',
    dataOf(v.nullable(RefundDestination)),
    moving,
  ),
  // Without a note too, which the desk has to give.
  returnReject: operator.post('admin/returns/:id/reject', 'Refuse a return; the farmer reads the note', Decided, {
    body: v.object({ note: Note }),
  }),

  // What customers give back, and money that goes back.
  deskClaims: staff.get('desk/claims', 'List returns, those that wait for a decision first', pageOf(DeskReturn), {
    may: 'claims',
    alias: 'admin/returns',
    query: pageQuery(['requested', 'approved', 'rejected']),
  }),
  deskClaim: staff.get('desk/claims/:id', 'Show a claim beside what was sold', dataOf(DeskReturn), { may: 'claims' }),
  deskClaimApprove: staff.post('desk/claims/:id/approve', 'Take an item back; what was paid for it is due', Decided, {
    ...rules,
    alias: 'admin/returns/:id/approve',
    body: v.object({
      note: Note,
      /** Fewer than were claimed; all unless said. */
      quantity: v.optional(v.pipe(v.number('Pieces are a number'), v.integer(), v.minValue(1))),
    }),
  }),
  deskClaimReject: staff.post('desk/claims/:id/reject', 'Refuse it; the customer reads why', Decided, {
    ...rules,
    body: v.object({ note: required('Say why: the customer reads it', NOTE_MAX) }),
  }),
  deskRefunds: staff.get('desk/refunds', 'List refunds, those that are not done first', pageOf(AdminRefund), {
    may: 'money',
    alias: 'admin/refunds',
    query: pageQuery(['due', 'sent', 'done']),
  }),
} as const satisfies Record<string, Call>
