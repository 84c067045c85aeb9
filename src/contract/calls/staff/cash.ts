import * as v from 'valibot'
import { Id, Timestamp } from '../../entities.ts'
import { required } from '../../forms.ts'
import { ShipmentState } from '../../shipments.ts'
import { dataOf, staff, type Call } from '../call.ts'
import { PageQuery, pageOf } from './page.ts'

/** A noting of cash, or what became of it. */
const CashNote = v.object({
  kind: v.picklist(['taken', 'moved', 'settled']),
  /** Rupees; below 0 where it was carried to another parcel, or settled as less. */
  amount: v.number(),
  /** False for a sum that is kept beside the one that counts. */
  counts: v.boolean(),
  /** Null for the command line, and where it is not known. */
  by: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  at: Timestamp,
})

/** A parcel for which different sums were noted, or another one than was due. */
export const CashDifference = v.object({
  id: v.string(),
  order_id: v.string(),
  seller_id: Id,
  shop_name: v.string(),
  state: ShipmentState,
  /** Rupees that it costs, and what counts as taken. */
  due: v.number(),
  taken: v.number(),
  /** In the order in which they were noted. */
  notes: v.array(CashNote),
})
export type CashDifference = v.InferOutput<typeof CashDifference>

export const CashSettlement = v.object({
  /** Rupees that were taken in truth. */
  sum: v.pipe(v.number('Say how much was taken'), v.minValue(0), v.maxValue(10_000_000)),
  reason: required('Say why', 500),
})
export type CashSettlement = v.InferOutput<typeof CashSettlement>

/** What a parcel's cash is once somebody has decided. */
const CashSettled = v.object({ id: v.string(), taken: v.number() })

/** Cash whose sums differ. */
export const staffCash = {
  deskCash: staff.get('desk/cash', 'List parcels whose cash differs, the latest first', pageOf(CashDifference), {
    may: 'money',
    alias: 'admin/cash',
    query: PageQuery,
  }),
  deskCashSettle: staff.post('desk/cash/:id/settle', 'Decide what was taken for a parcel', dataOf(CashSettled), {
    may: 'money',
    keyed: true,
    alias: 'admin/cash/:id/settle',
    body: CashSettlement,
  }),
} as const satisfies Record<string, Call>
