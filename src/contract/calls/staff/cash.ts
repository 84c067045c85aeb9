import * as v from 'valibot'
import { Day } from '../../day.ts'
import { BigId, Id, Timestamp } from '../../entities.ts'
import { required } from '../../text-fields.ts'
import { ShipmentState } from '../../shipments.ts'
import { dataOf, staff, type Call } from '../call.ts'
import { PageQuery, pageOf } from './page.ts'

/** A noting of cash, or what became of it. */
const CashNote = v.object({
  kind: v.picklist(['taken', 'moved', 'settled', 'undone']),
  /** Rupees; below 0 where it was carried to another parcel, or settled as less. */
  amount: v.number(),
  /** False for a sum that is kept beside the one that counts. */
  counts: v.boolean(),
  /** Null for the command line, and where it is not known. */
  by: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  /** Rupees that the phone still asked for, where that was not what was to be taken. */
  asked: v.nullish(v.number(), null),
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

/** So many days the cash book shows at once, the last of them as asked for. */
export const CASH_BOOK_DAYS = 7

/** A line of the cash book: what somebody took for a parcel, or handed over. */
const CashBookLine = v.object({
  id: BigId,
  /** `undone`: pressed by mistake; `settled`: the difference to what was taken in truth. */
  kind: v.picklist(['taken', 'undone', 'settled', 'handed_over']),
  /** Rupees; below 0 for what was undone, settled as less or handed over. */
  amount: v.number(),
  /** The parcel; null where cash was handed over. */
  shipment_id: v.nullable(v.string()),
  at: Timestamp,
  /** Who has noted that it was handed over. */
  by: v.nullable(v.string()),
  note: v.nullable(v.string()),
})
export type CashBookLine = v.InferOutput<typeof CashBookLine>

const CashBookDay = v.object({
  day: v.string(),
  /** Rupees. */
  taken: v.number(),
  handed_over: v.number(),
  lines: v.array(CashBookLine),
})

const CashBookPerson = v.object({
  /** Null where it is not known who has taken it. */
  staff_id: v.nullable(Id),
  name: v.nullable(v.string()),
  /** Rupees that the person has now, whatever days are shown. */
  holds: v.number(),
  /** The latest first; days without a line are left out. */
  days: v.array(CashBookDay),
})
export type CashBookPerson = v.InferOutput<typeof CashBookPerson>

const CashBook = v.object({
  from: v.string(),
  until: v.string(),
  today: v.string(),
  people: v.array(CashBookPerson),
})
export type CashBook = v.InferOutput<typeof CashBook>

const CashHandOver = v.object({
  staff_id: Id,
  /** Rupees that were received. */
  amount: v.pipe(v.number('Say how much it was'), v.minValue(0.01, 'Say how much it was'), v.maxValue(10_000_000)),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
})
export type CashHandOver = v.InferOutput<typeof CashHandOver>

/** Cash whose sums differ, and who has which cash. */
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
  deskCashBook: staff.get(
    'desk/cash/book',
    'Show by person and day what cash was taken and handed over',
    dataOf(CashBook),
    {
      may: 'money',
      query: v.object({ until: v.optional(Day('A day looks like 2026-01-31')) }),
    },
  ),
  deskCashHandOver: staff.post('desk/cash/book', 'Note that somebody has handed over cash', dataOf(CashBookPerson), {
    may: 'money',
    keyed: true,
    body: CashHandOver,
  }),
  deskOwnCash: staff.get('desk/cash/own', 'Tell how much cash one has', dataOf(v.object({ holds: v.number() })), {
    may: 'packing',
  }),
} as const satisfies Record<string, Call>
