import * as v from 'valibot'
import { Id, Timestamp } from '../../entities.ts'
import { dataOf, staff, type Call } from '../call.ts'

/** What Today tells beside the parcels: how far a new shop is, what waits for the operator, whether a list is new. */

/** In the order in which a new shop does them. */
export const FIRST_STEPS = [
  'particulars',
  'bank',
  'areas',
  'listing',
  'photograph',
  'licence',
  'closed',
  'people',
] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

export const FirstSteps = v.object({
  /** A licence is a step only of shops whose goods need one. */
  steps: v.array(
    v.object({
      name: v.picklist(FIRST_STEPS),
      /** `waiting`: she has done it, and the operator decides. */
      state: v.picklist(['open', 'waiting', 'done']),
      /** Not every shop needs it: it does not count for how much is done. */
      optional: v.boolean(),
      /** Until when the operator means to have decided. */
      decide_by: v.optional(v.string()),
    }),
  ),
})
export type FirstSteps = v.InferOutput<typeof FirstSteps>

const DUTIES = [
  'complaints',
  'listings',
  'sellers',
  'changes',
  'licences',
  'products',
  'refunds',
  'claims',
  'cash',
  'reviews',
  'questions',
  'enquiries',
] as const

const Duty = v.object({
  what: v.picklist(DUTIES),
  count: v.number(),
  /** How many of them are past the moment until which they were to be done. */
  late: v.number(),
  /** The earliest such moment; null for what has none. */
  due_by: v.nullable(v.string()),
  /** Since when the first of them waits, where that is kept. */
  since: v.nullable(v.string()),
})
export type Duty = v.InferOutput<typeof Duty>

/** As many shops with late parcels as are named. */
export const LATE_SHOPS_MAX = 20

const DeskDuties = v.object({
  /** What is late first, then what is due or waits longest; what nobody waits for is not in it. */
  duties: v.array(Duty),
  /** Parcels that are not on their way though the promised day is past, the most first; for those who see orders. */
  late_parcels: v.array(v.object({ seller_id: Id, shop_name: v.string(), parcels: v.number() })),
})
export type DeskDuties = v.InferOutput<typeof DeskDuties>

export const staffToday = {
  deskFirstSteps: staff.get('desk/first-steps', 'Tell how far a new shop is with its first steps', dataOf(FirstSteps), {
    may: 'shop',
  }),
  deskDuties: staff.get('desk/duties', 'Count what waits for the operator, what is late first', dataOf(DeskDuties), {
    may: 'today',
    ofOperator: true,
  }),
  deskPulse: staff.get(
    'desk/pulse',
    'Tell when the newest parcel that is to be packed came to be so, without the parcels',
    dataOf(v.object({ newest: v.nullable(Timestamp) })),
    { may: 'packing' },
  ),
} as const satisfies Record<string, Call>
