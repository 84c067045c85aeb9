import * as v from 'valibot'
import { readRupees } from '../amounts.ts'
import { Days, PinPrefixes } from '../admin-calls/delivery.ts'
import { dataOf, staff, type Call } from '../calls/call.ts'
import { Day } from '../day.ts'
import { isBlank } from '../digits.ts'
import { rupees } from '../money.ts'
import { ClosedDays, SellerZones } from '../delivery/zones.ts'

const CASH_MAX = 10_000_000

/** An area as somebody types it. */
export const AreaForm = v.object({
  pins: PinPrefixes,
  days: Days,
  /** Rupees; empty without a limit, 0 for no cash. */
  cash_max: v.pipe(
    v.string(),
    v.transform((typed) => (isBlank(typed) ? undefined : readRupees(typed))),
    v.check((read) => typeof read !== 'string', 'Type rupees, such as 5000, or nothing'),
    v.transform((read) => (typeof read === 'number' ? rupees(read) : null)),
    v.check((limit) => limit === null || limit <= CASH_MAX, 'The limit is too high'),
  ),
})
export type AreaForm = v.InferInput<typeof AreaForm>
const AreaSet = v.object({ ...AreaForm.entries, instead_of: v.optional(PinPrefixes) })
export type AreaSet = v.InferOutput<typeof AreaSet>

export const ClosedForm = v.object({
  closed_from: Day('Choose the first day'),
  closed_to: Day('Choose the last day'),
})
export type ClosedForm = v.InferOutput<typeof ClosedForm>

/** Where the shop delivers, and the days on which it is closed: past ones too, until others are set. */
const DeskAreas = v.object({
  ...v.omit(SellerZones, ['closed']).entries,
  shop_name: v.string(),
  closed: v.nullable(ClosedDays),
})
export type DeskAreas = v.InferOutput<typeof DeskAreas>

const areas = dataOf(DeskAreas)
const changing = { may: 'areas', keyed: true } as const

/** Delivery areas and closed days of the shop. */
export const deskAreas = {
  deskAreas: staff.get('desk/shops/:id/areas', 'Show where the shop delivers and when it is closed', areas, {
    may: 'areas',
  }),
  deskAreaSet: staff.put(
    'desk/shops/:id/areas',
    'Say in how many days the shop delivers to PINs, instead of what was said of them or of others before',
    areas,
    { ...changing, body: AreaSet },
  ),
  deskAreaRemove: staff.post(
    'desk/shops/:id/areas/remove',
    'Take PINs out; with none left the shop delivers to all of India',
    areas,
    { ...changing, body: v.object({ pins: PinPrefixes }) },
  ),
  deskClosedSet: staff.put('desk/shops/:id/closed', 'Close the shop for these days', areas, {
    ...changing,
    body: ClosedForm,
  }),
  deskClosedEnd: staff.post('desk/shops/:id/closed/end', 'Take back the closed days', areas, changing),
} as const satisfies Record<string, Call>
