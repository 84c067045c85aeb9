import * as v from 'valibot'
import * as e from '../entities.ts'
import * as f from '../forms.ts'
import type { Call } from './call.ts'
import { call, dataOf, done, listOf } from './call.ts'

const payable = {
  /** Whole rupees to pay now, for prepaid alone. */
  amount: v.optional(v.number()),
  /** Lines charged at a price lower than the one sent. */
  lowered: v.optional(v.array(v.object({ sku: v.string(), sent: v.number(), current: v.number() }))),
}
const ordered = v.object({
  ...done.entries,
  /** The bare id of the order, as the history names it; for prepaid and for cash on delivery alike. */
  data: v.string(),
  ...payable,
})

/** What became of the order that was sent under a key. */
const attempt = dataOf(
  v.object({
    /** `unknown`: the shop has stored nothing under this key. */
    state: v.picklist(['placed', 'refused', 'given_up', 'unknown']),
    /** Of a placed order, with the rest of what `order/create` answered. */
    order_id: v.optional(v.string()),
    ...payable,
    /** Of a refused order, as `order/create` refused it; of one given up the refusal that a late copy gets. */
    code: v.optional(v.string()),
    message: v.optional(v.string()),
    data: v.optional(v.unknown()),
  }),
)

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
  orderAttempt: call({
    method: 'GET',
    path: 'order/attempt/:key',
    caller: 'customer',
    answer: attempt,
    summary: 'Tell what became of the order sent under this Idempotency-Key, placing nothing',
  }),
  orderGiveUp: call({
    method: 'POST',
    path: 'order/give-up/:key',
    caller: 'customer',
    answer: attempt,
    summary: 'Refuse every later copy of the order under this key, or tell what became of it already',
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
