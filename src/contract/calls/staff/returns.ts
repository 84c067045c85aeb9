import * as v from 'valibot'
import { RETURN_STATES } from '../../constants.ts'
import { Id, ReturnProblem, Tint } from '../../entities.ts'
import { required } from '../../forms.ts'
import { REFUND_STATES } from '../../refund-states.ts'
import { ReviewMedium } from '../../reviews.ts'
import { dataOf, doneWith, operator, staff, type Call } from '../call.ts'
import { list, pageOf, pageQuery } from './page.ts'

const RefundMoved = v.object({ id: Id, state: v.picklist(REFUND_STATES), provider_id: v.nullable(v.string()) })
export type RefundMoved = v.InferOutput<typeof RefundMoved>

export const AdminRefund = v.object({
  id: Id,
  order_id: v.string(),
  /** Null when a payment goes back as a whole. */
  order_item_id: v.nullable(Id),
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
  customer_name: v.string(),
  created_at: v.string(),
  done_at: v.nullable(v.string()),
})
export type AdminRefund = v.InferOutput<typeof AdminRefund>

export const AdminReturn = v.object({
  id: Id,
  state: v.picklist(RETURN_STATES),
  problem: ReturnProblem,
  reason: v.string(),
  note: v.nullable(v.string()),
  order_item_id: Id,
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
  media: v.array(ReviewMedium),
})
export type AdminReturn = v.InferOutput<typeof AdminReturn>

const ReturnMoved = v.object({ id: Id, order_item_id: Id, state: v.picklist(['approved', 'rejected']) })
export type ReturnMoved = v.InferOutput<typeof ReturnMoved>

const refundMoved = doneWith(RefundMoved)

const returnMoved = doneWith(ReturnMoved)

/** What the farmer reads below the decision. */
const Decision = v.object({ note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000))) })

/** Goods that come back, and money that goes back. */
export const operatorsRefunds = {
  refunds: list('admin/refunds', 'List refunds, those that are not done first', AdminRefund),
  refundSend: operator.post('admin/refunds/:id/send', 'Send a refund back through the payment provider', refundMoved),
  refundDone: operator.post(
    'admin/refunds/:id/done',
    'Write down that a refund went another way, with its reference',
    refundMoved,
    { body: v.object({ reference: required('Name the reference', 100) }) },
  ),
  returns: list('admin/returns', 'List returns, those that wait for a decision first', AdminReturn),
  returnApprove: operator.post(
    'admin/returns/:id/approve',
    'Take an item back; what was paid for it is due',
    returnMoved,
    { body: Decision },
  ),
  returnReject: operator.post('admin/returns/:id/reject', 'Refuse a return; the farmer reads the note', returnMoved, {
    body: Decision,
  }),
} as const satisfies Record<string, Call>

/** A claim beside what was sold: how the shop showed it, what it cost, and until when it may come back. */
const DeskClaim = v.object({
  ...AdminReturn.entries,
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
export type DeskClaim = v.InferOutput<typeof DeskClaim>

const Decided = dataOf(v.object({ id: Id, state: v.picklist(['approved', 'rejected']) }))

const NOTE_MAX = 2000

const rules = { may: 'claims', keyed: true } as const

/** What customers give back, and money that goes back. */
export const deskClaims = {
  deskClaims: staff.get('desk/claims', 'List claims, those that wait first', pageOf(DeskClaim), {
    may: 'claims',
    query: pageQuery(['requested', 'approved', 'rejected']),
  }),
  deskClaim: staff.get('desk/claims/:id', 'Show a claim beside what was sold', dataOf(DeskClaim), { may: 'claims' }),
  deskClaimApprove: staff.post('desk/claims/:id/approve', 'Take it back; what was paid for it is due', Decided, {
    ...rules,
    body: v.object({
      note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(NOTE_MAX))),
      /** Fewer than were claimed; all unless said. */
      quantity: v.optional(v.pipe(v.number('Pieces are a number'), v.integer(), v.minValue(1))),
    }),
  }),
  deskClaimReject: staff.post('desk/claims/:id/reject', 'Refuse it; the customer reads why', Decided, {
    ...rules,
    body: v.object({ note: required('Say why: the customer reads it', NOTE_MAX) }),
  }),
  deskRefunds: staff.get('desk/refunds', 'List money that goes back, what is not done first', pageOf(AdminRefund), {
    may: 'claims',
    query: pageQuery(['due', 'done']),
  }),
} as const satisfies Record<string, Call>
