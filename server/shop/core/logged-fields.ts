import * as v from 'valibot'
import { VENDOR_STATUSES } from '../../../src/contract/constants.ts'
import { SHIPMENT_STATES } from '../../../src/contract/shipments.ts'
import { STAFF_ROLES } from '../../../src/contract/staff.ts'

/**
 * All that the audit log may tell of a change: codes, ids, numbers and days. What somebody has typed has no field here,
 * for the log outlives the people it would be about; `recordChange` names such a field alone.
 */

const whole = v.pipe(v.number(), v.integer())
/** The beginning of a day, as the deal has it, or the day. */
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/))
/** Of a stored picture: made by the server, or one of the shop's own. */
const files = v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/)))
const pins = v.array(v.pipe(v.string(), v.regex(/^\d{0,6}$/)))
const counted = v.object({ added: whole, changed: whole, unchanged: whole })

/** Of parcels, returns, refunds, reviews, questions, complaints, quotes, declarations and listings. */
const STATES = [
  ...SHIPMENT_STATES,
  'requested',
  'approved',
  'rejected',
  'due',
  'sending',
  'sent',
  'done',
  'waiting',
  'answered',
  'pending',
  'refused',
  'replaced',
  'open',
  'acknowledged',
  'closed',
  'withdrawn',
  'accepted',
  'returned',
  'on_sale',
  'paused',
  'ended',
] as const

const fields = v.strictObject({
  state: v.picklist(STATES),
  review_status: v.picklist(['pending', 'approved', 'rejected']),
  vendor_status: v.picklist(VENDOR_STATUSES),
  role: v.picklist(STAFF_ROLES),
  disabled: v.boolean(),
  blocked: v.boolean(),
  published: v.boolean(),
  takenDown: v.boolean(),
  paused: v.boolean(),
  /** Whether it stands before others. */
  first: v.boolean(),
  /** The id of what it was merged into, and how many products went there. */
  into: whole,
  moved: whole,
  trusted: v.boolean(),
  cod: v.boolean(),
  /** Rupees. */
  price: v.number(),
  selling_price: v.number(),
  steps: v.array(v.object({ from: whole, price: v.number() })),
  on_hand: whole,
  quantity: whole,
  cashTakenPaise: v.nullable(whole),
  /** Who of the staff. */
  cashTakenBy: v.nullable(whole),
  cashSettledPaise: whole,
  cashHandedOverPaise: whole,
  refundPaise: whole,
  deliveryPaise: whole,
  goodsPaise: whole,
  enquiry: whole,
  replaces: whole,
  /** Ids of lines of an order. */
  lines: v.array(whole),
  /** Ids in an order of their own. */
  order: v.array(whole),
  validUntil: day,
  valid_from: v.nullable(day),
  expires: day,
  closedFrom: v.nullable(day),
  closedTo: v.nullable(day),
  orderUntil: v.nullable(whole),
  start: day,
  end: day,
  zones: v.array(
    v.object({
      pins,
      days: v.tuple([whole, whole]),
      ...v.entriesFromList(['cash_max', 'charge', 'free_above'], v.optional(v.number())),
    }),
  ),
  imageUrls: files,
  pictures: files,
  /** Products that cannot be bought any more. */
  stopped: whole,
  rows: whole,
  bad_rows: whole,
  products: counted,
  packs_without: v.object({ stock: whole, list_price: whole }),
  variants: counted,
})

export const LoggedFields = v.partial(fields)
export type LoggedFields = Readonly<v.InferInput<typeof LoggedFields>>
