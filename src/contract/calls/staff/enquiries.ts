import * as v from 'valibot'
import { BULK_QUANTITY_MAX } from '../../constants.ts'
import { Day } from '../../day.ts'
import { EnquiryState, Quote, WantedLine } from '../../enquiries.ts'
import { Id, Timestamp } from '../../entities.ts'
import { required } from '../../text-fields.ts'
import { list } from './page.ts'
import { dataOf, listOf, staff, type Call } from '../call.ts'

/** An enquiry as a shop sees it. */
export const DeskEnquiry = v.object({
  id: Id,
  created_at: Timestamp,
  state: EnquiryState,
  /** The first name alone, until a quote is accepted. */
  name: v.string(),
  /** For the operator's people, and for the shop whose quote was accepted. */
  contact: v.nullable(
    v.object({ name: v.string(), phone_number: v.string(), whats_app_number: v.string(), email: v.string() }),
  ),
  /** What was written beside the lines, for the operator's people alone. */
  message: v.nullish(v.string(), null),
  pincode: v.nullable(v.string()),
  /** Where the PIN is, as far as it is known. */
  place: v.nullable(v.string()),
  lines: v.array(WantedLine),
  /** The shop's own, for the operator's people everybody's; the newest first. */
  quotes: v.array(v.object({ ...Quote.entries, seller_id: Id, shop_name: v.string() })),
})
export type DeskEnquiry = v.InferOutput<typeof DeskEnquiry>

/** A pack that may be offered for a line. */
export const OfferedPack = v.object({
  sku: v.string(),
  title: v.string(),
  variant_name: v.string(),
  shop_name: v.string(),
  /** Rupees, for one piece as everybody buys it today. */
  selling_price: v.number(),
  /** What may be sold. */
  stock: v.number(),
})
export type OfferedPack = v.InferOutput<typeof OfferedPack>

/** A quote is valid for at most so many days after today. */
export const QUOTE_DAYS_MAX = 60

const RUPEES_MAX = 10_000_000

/** Each line of the enquiry is answered once at most. */
const LineForm = v.object({
  line: v.pipe(v.number('Say which line this is for'), v.integer(), v.minValue(0), v.maxValue(100)),
  sku: required('Choose a pack'),
  quantity: v.pipe(
    v.number('Say how many pieces'),
    v.integer('Pieces are whole'),
    v.minValue(1, 'Offer 1 piece or more'),
    v.maxValue(BULK_QUANTITY_MAX, 'These are too many pieces'),
  ),
  /** Rupees. */
  unit_price: v.pipe(
    v.number('Type a price for one piece'),
    v.minValue(0.01, 'A price is more than 0'),
    v.maxValue(RUPEES_MAX, 'This price is too high'),
  ),
})

export const QuoteForm = v.object({
  lines: v.pipe(v.array(LineForm), v.minLength(1, 'Offer something for at least one line'), v.maxLength(50)),
  delivery_charge: v.optional(
    v.pipe(
      v.number('The charge is a number of rupees'),
      v.minValue(0, 'The charge is 0 or more'),
      v.maxValue(RUPEES_MAX, 'This charge is too high'),
    ),
    0,
  ),
  valid_until: Day('Choose a day'),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500, 'Use at most 500 characters'))),
})
export type QuoteForm = v.InferOutput<typeof QuoteForm>

/** Which enquiries are listed; all of them for the operator's people alone. */
export const ENQUIRY_PILES = ['new', 'quoted', 'done', 'all'] as const

const shown = dataOf(DeskEnquiry)

const AdminEnquiry = v.object({
  id: Id,
  message: v.string(),
  name: v.string(),
  phone_number: v.string(),
  whats_app_number: v.string(),
  email: v.string(),
  pincode: v.nullable(v.string()),
  lines: v.array(WantedLine),
  created_at: v.string(),
})

/** Bulk enquiries and the quotes for them. */
export const staffEnquiries = {
  deskEnquiries: staff.get(
    'desk/enquiries',
    'List enquiries for goods of the shop, the newest first',
    v.object({
      ...listOf(DeskEnquiry).entries,
      meta: v.object({
        next_cursor: v.nullable(v.string()),
        /** Of the shop that the operator has named. */
        shop_name: v.nullish(v.string(), null),
      }),
    }),
    {
      may: 'enquiries',
      query: v.object({
        pile: v.optional(v.picklist(ENQUIRY_PILES), 'new'),
        /** Those that concern one shop; each shop sees its own alone. */
        seller: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
        /** In the customer's name, number, mail address or words; for the operator's people alone. */
        q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
        cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
      }),
    },
  ),
  deskEnquiry: staff.get('desk/enquiries/:id', 'Show an enquiry', shown, { may: 'enquiries' }),
  deskEnquiryPacks: staff.get(
    'desk/enquiries/:id/packs',
    'List the packs that may be offered for a line of an enquiry',
    listOf(OfferedPack),
    {
      may: 'enquiries',
      query: v.object({
        line: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
        q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
      }),
    },
  ),
  deskQuoteSend: staff.post(
    'desk/enquiries/:id/quote',
    'Send a quote, in place of an open one of the same shop',
    shown,
    { may: 'enquiries', keyed: true, body: QuoteForm, success: 201 },
  ),
  deskQuoteWithdraw: staff.post('desk/quotes/:id/withdraw', 'Take an open quote back', shown, {
    may: 'enquiries',
    keyed: true,
  }),
  allEnquiries: list('admin/enquiries', 'List enquiries, fresh ones first', AdminEnquiry),
} as const satisfies Record<string, Call>
