import * as v from 'valibot'
import { OrderAddress, Id, ItemStatus } from '../entities.ts'
import { required } from '../forms.ts'
import { operator, dataOf, doneWith, type Call } from '../calls/call.ts'
import { list } from './page.ts'

export const AdminOrderItem = v.object({
  order_item_id: Id,
  order_id: v.string(),
  sku: v.string(),
  title: v.string(),
  variant_name: v.string(),
  quantity: v.number(),
  total_price: v.number(),
  payment_method: v.picklist(['c', 'p']),
  item_status: ItemStatus,
  order_date: v.string(),
  delivery_date: v.nullable(v.string()),
  /** The last day that was promised to the customer; absent in older orders. */
  promised_to: v.nullable(v.string()),
  customer_id: Id,
  customer_name: v.string(),
  /** Who takes the parcel, and where. */
  delivery_address: OrderAddress,
  phone_number: v.string(),
  pincode: v.string(),
  /** Rupees that whoever delivers has to take; 0 for what is paid, delivered or cancelled. */
  to_collect: v.number(),
  seller_id: Id,
  shop_name: v.string(),
  seller_phone: v.string(),
})
export type AdminOrderItem = v.InferOutput<typeof AdminOrderItem>

/** A step of an item, with who took it and why. */
const AdminOrderEvent = v.object({
  order_item_id: Id,
  from: v.nullable(v.string()),
  to: v.string(),
  actor: v.string(),
  reason: v.nullable(v.string()),
  at: v.string(),
})

export const AdminOrder = v.object({
  order_id: v.string(),
  order_date: v.string(),
  payment_method: v.picklist(['c', 'p']),
  payment_state: v.string(),
  total_price: v.number(),
  to_collect: v.number(),
  customer_id: Id,
  customer_name: v.string(),
  customer_phone: v.nullable(v.string()),
  delivery_address: OrderAddress,
  billing_address: OrderAddress,
  items: v.array(AdminOrderItem),
  events: v.array(AdminOrderEvent),
})
export type AdminOrder = v.InferOutput<typeof AdminOrder>

const moved = doneWith(v.object({ order_item_id: Id, item_status: ItemStatus }))
const Reason = required('Say why', 500)

/** Items on their way. */
export const operatorsOrders = {
  orders: list('admin/orders', 'List order items, fresh ones first', AdminOrderItem),
  orderShow: operator.get(
    'admin/orders/:id',
    'Show an order by its number or by one of its items: addresses, items, money to collect, every move',
    dataOf(AdminOrder),
  ),
  orderShip: operator.post('admin/orders/:orderItemId/ship', 'Mark a placed item as shipped', moved),
  orderDeliver: operator.post('admin/orders/:orderItemId/deliver', 'Mark a shipped item as delivered', moved),
  orderCancel: operator.post('admin/orders/:orderItemId/cancel', 'Cancel a placed item and put its stock back', moved),
  orderCameBack: operator.post(
    'admin/orders/:orderItemId/return',
    'Cancel a shipped item that came back; its stock returns once somebody has looked at it',
    moved,
    { body: v.object({ reason: Reason, restock: v.optional(v.boolean(), false) }) },
  ),
  orderLost: operator.post('admin/orders/:orderItemId/lost', 'Cancel a shipped item that was lost on its way', moved, {
    body: v.object({ reason: Reason }),
  }),
  orderUndo: operator.post(
    'admin/orders/:orderItemId/undo',
    'Put a wrongly moved item one step back: shipped to placed, delivered to shipped',
    moved,
    { body: v.object({ reason: Reason }) },
  ),
} as const satisfies Record<string, Call>
