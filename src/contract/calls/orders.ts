import * as v from 'valibot'
import { CartMessage } from '../cart-message.ts'
import * as e from '../entities.ts'
import * as f from '../forms.ts'
import { RefundDestinationForm, ReturnForm } from '../refund-destination.ts'
import { customer, dataOf, done, InLanguage, listOf, Reader, anyone, type Call } from './call.ts'

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

/** Orders, cancelling and returning, and carts that were sent as a code. */
export const orderCalls = {
  orderHistory: customer.get('order/get-history', "List the caller's order items, newest first", listOf(e.OrderItem), {
    query: Reader,
  }),
  orderCreate: customer.post('order/create', 'Place an order', ordered, {
    query: InLanguage,
    body: f.OrderCreate,
    success: 201,
    keyed: true,
  }),
  orderAttempt: customer.get(
    'order/attempt/:key',
    'Tell what became of the order sent under this Idempotency-Key, placing nothing',
    attempt,
  ),
  orderGiveUp: customer.post(
    'order/give-up/:key',
    'Refuse every later copy of the order under this key, or tell what became of it already',
    attempt,
  ),
  orderCancel: customer.post('order/cancel/:orderItemId', 'Cancel an item that is still placed', done, { keyed: true }),
  cartMessage: anyone.get('cart-message/:code', 'Read a cart that was sent as a code', dataOf(CartMessage)),
  orderReturn: customer.post('order/return/:orderItemId', 'Ask to return a delivered item', done, {
    multipart: 'return_images',
    fields: ReturnForm,
    orJson: true,
    keyed: true,
  }),
  // Not keyed, so that no receipt holds a hash of it: the same place twice is one place.
  orderRefundTo: customer.post('order/refund-to/:orderItemId', 'Say where cash goes that comes back', done, {
    body: RefundDestinationForm,
  }),
} as const satisfies Record<string, Call>
