import * as v from 'valibot'
import { OwnEnquiry } from './enquiries.ts'
import { Complaint } from './complaints.ts'
import { RefundDestination } from './refund-destination.ts'
import { Address, OrderItem, Timestamp } from './entities.ts'

/** What a customer sees of her own account, and takes with her. */

export const LogIn = v.object({
  id: v.string(),
  /** Null where the browser did not say. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  created_at: Timestamp,
  last_used_at: Timestamp,
  /** The one that asks. */
  current: v.boolean(),
})
export type LogIn = v.InferOutput<typeof LogIn>

export const OwnAccount = v.object({
  name: v.string(),
  phone_number: v.string(),
  whats_app_number: v.string(),
  email: v.nullable(v.string()),
  created_at: Timestamp,
  /** Whether a code came back from the number; before no message goes there. */
  phone_proven: v.boolean(),
  /** Without one only a code from the phone confirms what cannot be undone. */
  has_password: v.boolean(),
})
export type OwnAccount = v.InferOutput<typeof OwnAccount>

/** Everything the shop holds about a customer. */
export const AccountExport = v.object({
  made_at: Timestamp,
  account: OwnAccount,
  delivery_addresses: v.array(Address),
  billing_addresses: v.array(Address),
  wishlist: v.array(v.object({ product_id: v.number(), name: v.string(), added_at: Timestamp })),
  order_items: v.array(OrderItem),
  refunds: v.array(
    v.object({
      order_id: v.string(),
      amount: v.number(),
      reason: v.string(),
      state: v.string(),
      created_at: Timestamp,
    }),
  ),
  /** Where cash of an order goes that comes back, as she has named it. */
  refund_destinations: v.array(v.object({ order_id: v.string(), to: RefundDestination })),
  reviews: v.array(
    v.object({
      published_product_id: v.number(),
      sku: v.string(),
      rating: v.number(),
      comment: v.string(),
      review_status: v.string(),
      created_at: Timestamp,
      messages: v.array(v.object({ from: v.string(), message: v.string(), at: Timestamp })),
      files: v.array(v.string()),
    }),
  ),
  questions: v.array(
    v.object({
      published_product_id: v.number(),
      question: v.string(),
      answer: v.nullable(v.string()),
      state: v.string(),
      created_at: Timestamp,
    }),
  ),
  complaints: v.array(Complaint),
  stock_alerts: v.array(v.object({ sku: v.string(), added_at: Timestamp })),
  enquiries: v.array(v.object({ ...OwnEnquiry.entries, name: v.string(), email: v.string() })),
  log_ins: v.array(LogIn),
  /** What was sent to the phone and to browsers. */
  news: v.array(v.object({ channel: v.string(), text: v.string(), state: v.string(), created_at: Timestamp })),
  push_subscriptions: v.array(v.object({ service: v.string(), language: v.string(), created_at: Timestamp })),
})
export type AccountExport = v.InferOutput<typeof AccountExport>
