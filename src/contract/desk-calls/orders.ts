import * as v from 'valibot'
import { RETURN_STATES } from '../constants.ts'
import { dataOf, staff, type Call } from '../calls/call.ts'
import { Id, Timestamp } from '../entities.ts'
import { ShipmentState } from '../shipments.ts'
import { pageOf, pageQuery } from './page.ts'
import { REFUND_STATES } from '../refund-states.ts'
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
  /** Rupees, without what was cancelled. */
  total_price: v.number(),
  pieces: v.number(),
  parcels: v.array(v.object({ id: v.string(), state: ShipmentState })),
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
  claims: v.array(v.object({ id: Id, title: v.string(), state: v.picklist(RETURN_STATES) })),
  refunds: v.array(v.object({ id: Id, title: v.string(), amount: v.number(), state: v.picklist(REFUND_STATES) })),
})
export type DeskOrder = v.InferOutput<typeof DeskOrder>

/** Orders of the shop. */
export const deskOrders = {
  deskOrders: staff.get('desk/orders', 'List orders, fresh ones first', pageOf(DeskOrderRow), {
    may: 'orders',
    query: pageQuery(WHICH),
  }),
  deskOrder: staff.get('desk/orders/:id', 'Show an order with every step', dataOf(DeskOrder), { may: 'orders' }),
} as const satisfies Record<string, Call>
