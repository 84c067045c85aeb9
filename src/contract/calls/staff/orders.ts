import * as v from 'valibot'
import { RETURN_STATES } from '../../constants.ts'
import { BigId, Id, ItemStatus, OrderAddress, Timestamp } from '../../entities.ts'
import { required } from '../../text-fields.ts'
import { REFUND_STATES } from '../../refund-states.ts'
import { ShipmentState } from '../../shipments.ts'
import { dataOf, done, doneWith, operator, staff, type Call } from '../call.ts'
import { list, pageOf, pageQuery } from './page.ts'
import { DeskShipment } from './shipments.ts'

/** The parts of the list of orders, by the states of an order's parcels. */
export const ORDER_PARTS = {
  unpaid: ['waiting_payment'],
  open: ['to_pack', 'packed'],
  on_the_way: ['shipped', 'out', 'failed', 'returning'],
  delivered: ['delivered'],
  ended: ['cancelled', 'returned'],
} as const satisfies Record<string, readonly ShipmentState[]>

export type OrderPart = keyof typeof ORDER_PARTS

const WHICH = ['unpaid', 'open', 'on_the_way', 'delivered', 'ended'] as const satisfies readonly OrderPart[]

/** An order as one shop sees it: with its own lines and parcels alone. */
const DeskOrderRow = v.object({
  order_id: v.string(),
  order_date: Timestamp,
  customer_name: v.string(),
  city: v.string(),
  payment_method: v.picklist(['c', 'p']),
  /** Rupees, with the delivery and without what was cancelled. */
  total_price: v.number(),
  pieces: v.number(),
  parcels: v.array(v.object({ id: v.string(), state: ShipmentState })),
  /** Whose parcels these are, each shop once. */
  shop_names: v.optional(v.array(v.string()), []),
})
export type DeskOrderRow = v.InferOutput<typeof DeskOrderRow>

/** Who took a step: somebody by name, or one of these. */
const ACTORS = ['customer', 'operator', 'shop', 'payment'] as const

const DeskOrderEvent = v.object({
  at: Timestamp,
  parcel: v.string(),
  to: v.string(),
  by: v.picklist(ACTORS),
  /** Of the own staff alone. */
  name: v.nullable(v.string()),
  reason: v.nullable(v.string()),
})
export type DeskOrderEvent = v.InferOutput<typeof DeskOrderEvent>

const DeskOrder = v.object({
  ...v.omit(DeskOrderRow, ['parcels', 'city', 'pieces']).entries,
  payment_state: v.string(),
  parcels: v.array(DeskShipment),
  /** The latest first. */
  events: v.array(DeskOrderEvent),
  claims: v.array(v.object({ id: BigId, title: v.string(), state: v.picklist(RETURN_STATES) })),
  refunds: v.array(v.object({ id: BigId, title: v.string(), amount: v.number(), state: v.picklist(REFUND_STATES) })),
})
export type DeskOrder = v.InferOutput<typeof DeskOrder>

export const AdminOrderItem = v.object({
  order_item_id: BigId,
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
  order_item_id: BigId,
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

const moved = doneWith(v.object({ order_item_id: BigId, item_status: ItemStatus }))

const Reason = required('Say why', 500)

/** Orders of the shop. */
export const staffOrders = {
  deskOrders: staff.get('desk/orders', 'List orders, fresh ones first', pageOf(DeskOrderRow), {
    may: 'orders',
    query: pageQuery(WHICH),
  }),
  deskOrder: staff.get('desk/orders/:id', 'Show an order with every step', dataOf(DeskOrder), { may: 'orders' }),
  deskOrderEnd: staff.post('desk/orders/:id/end', 'End an order that waits for its payment', done, {
    may: 'claims',
    ofOperator: true,
    keyed: true,
  }),

  // Items on their way.
  orders: list('admin/orders', 'List order items, fresh ones first', AdminOrderItem),
  orderShow: operator.get(
    'admin/orders/:id',
    'Show an order by its number or by one of its items: addresses, items, money to collect, every move',
    dataOf(AdminOrder),
  ),
  orderShip: operator.post('admin/orders/:orderItemId/ship', 'Mark a placed item as shipped', moved),
  orderDeliver: operator.post('admin/orders/:orderItemId/deliver', 'Mark a shipped item as delivered', moved),
  itemCancel: operator.post('admin/orders/:orderItemId/cancel', 'Cancel a placed item and put its stock back', moved),
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
