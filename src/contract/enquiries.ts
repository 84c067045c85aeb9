import * as v from 'valibot'
import { CASH_ON_DELIVERY, PAYMENT_METHODS } from './constants.ts'
import { Id, Timestamp } from './entities.ts'

/** Bulk enquiries and their quotes, as the customer reads them. */

export const EnquiryState = v.picklist(['open', 'ordered'])

/** What was asked for: a pack, or something in the customer's own words. */
export const WantedLine = v.object({
  /** The pack's title, or the customer's words. */
  title: v.string(),
  /** Absent for words. */
  variant_name: v.optional(v.string()),
  sku: v.optional(v.string()),
  quantity: v.number(),
})
export type WantedLine = v.InferOutput<typeof WantedLine>

/** `expired`: past its day, whatever else it was. */
export const QuoteState = v.picklist(['open', 'expired', 'accepted', 'closed', 'withdrawn', 'replaced'])
export type QuoteState = v.InferOutput<typeof QuoteState>

const QuoteLine = v.object({
  /** Which line of the enquiry it answers, from 0. */
  line: v.number(),
  sku: v.string(),
  title: v.string(),
  variant_name: v.string(),
  quantity: v.number(),
  /** Rupees. */
  unit_price: v.number(),
  total_price: v.number(),
})

export const Quote = v.object({
  id: Id,
  state: QuoteState,
  lines: v.array(QuoteLine),
  /** Rupees; 0 for nothing. */
  delivery_charge: v.number(),
  total: v.number(),
  /** The last day in India, `2026-11-30`. */
  valid_until: v.string(),
  note: v.nullable(v.string()),
  /** Of the order that was made of it. */
  order_id: v.nullable(v.string()),
  created_at: Timestamp,
})
export type Quote = v.InferOutput<typeof Quote>

const OwnQuote = v.object({ ...Quote.entries, shop_name: v.string(), slug: v.string() })
export type OwnQuote = v.InferOutput<typeof OwnQuote>

export const OwnEnquiry = v.object({
  id: Id,
  message: v.string(),
  pincode: v.nullable(v.string()),
  lines: v.array(WantedLine),
  state: EnquiryState,
  created_at: Timestamp,
  /** The newest first; what its seller has taken back or replaced is left out. */
  quotes: v.array(OwnQuote),
})
export type OwnEnquiry = v.InferOutput<typeof OwnEnquiry>

const AddressId = v.pipe(v.string(), v.uuid())
/** Where the goods of a quote go, who is billed, and how it is paid. */
export const QuoteAcceptance = v.object({
  delivery_address_id: AddressId,
  billing_address_id: AddressId,
  payment_method: v.optional(v.picklist(PAYMENT_METHODS), CASH_ON_DELIVERY),
})
