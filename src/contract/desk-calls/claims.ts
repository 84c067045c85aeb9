import * as v from 'valibot'
import { AdminRefund, AdminReturn } from '../admin-calls/refunds.ts'
import { dataOf, staff, type Call } from '../calls/call.ts'
import { Id, Tint } from '../entities.ts'
import { required } from '../forms.ts'
import { pageOf, pageQuery } from './page.ts'

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
