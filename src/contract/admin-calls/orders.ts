import * as v from 'valibot'
import { Id, ItemStatus } from '../entities.ts'
import type { Call } from '../calls/call.ts'
import { call, doneWith, listOf } from '../calls/call.ts'

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
  customer_id: Id,
  customer_name: v.string(),
  seller_id: Id,
  shop_name: v.string(),
  pincode: v.string(),
})
export type AdminOrderItem = v.InferOutput<typeof AdminOrderItem>

const Moved = v.object({ order_item_id: Id, item_status: ItemStatus })

/** Items on their way. */
export const operatorsOrders = {
  orders: call({
    method: 'GET',
    path: 'admin/orders',
    caller: 'operator',
    answer: listOf(AdminOrderItem),
    summary: 'List order items, fresh ones first',
  }),
  orderShip: call({
    method: 'POST',
    path: 'admin/orders/:orderItemId/ship',
    caller: 'operator',
    answer: doneWith(Moved),
    summary: 'Mark a placed item as shipped',
  }),
  orderDeliver: call({
    method: 'POST',
    path: 'admin/orders/:orderItemId/deliver',
    caller: 'operator',
    answer: doneWith(Moved),
    summary: 'Mark a shipped item as delivered',
  }),
  orderCancel: call({
    method: 'POST',
    path: 'admin/orders/:orderItemId/cancel',
    caller: 'operator',
    answer: doneWith(Moved),
    summary: 'Cancel a placed item and put its stock back',
  }),
} as const satisfies Record<string, Call>
