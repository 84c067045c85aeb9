import * as v from 'valibot'
import * as e from '../entities.ts'
import * as f from '../forms.ts'
import type { Call } from './call.ts'
import { call, done, listOf } from './call.ts'

const ordered = v.object({
  ...done.entries,
  /** For prepaid the bare id of the product order (decision 52); for cash on delivery the same id. */
  data: v.string(),
  /** Whole rupees to pay now, for prepaid alone. */
  amount: v.optional(v.number()),
  /** Lines charged at a price lower than the one sent. */
  lowered: v.optional(v.array(v.object({ sku: v.string(), sent: v.number(), current: v.number() }))),
})

/** Orders, cancelling and returning. */
export const orderCalls = {
  orderHistory: call({
    method: 'GET',
    path: 'order/get-history',
    caller: 'customer',
    answer: listOf(e.OrderItem),
    summary: "List the caller's order items, newest first",
  }),
  orderCreate: call({
    method: 'POST',
    path: 'order/create',
    caller: 'customer',
    body: f.OrderCreate,
    answer: ordered,
    success: 201,
    keyed: true,
    summary: 'Place an order',
  }),
  orderCancel: call({
    method: 'POST',
    path: 'order/cancel/:orderItemId',
    caller: 'customer',
    answer: done,
    keyed: true,
    summary: 'Cancel an item that is still placed',
  }),
  orderReturn: call({
    method: 'POST',
    path: 'order/return/:orderItemId',
    caller: 'customer',
    multipart: 'return_images',
    fields: f.ReturnForm,
    orJson: true,
    answer: done,
    keyed: true,
    summary: 'Ask to return a delivered item',
  }),
} as const satisfies Record<string, Call>
