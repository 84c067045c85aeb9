import * as v from 'valibot'
import type { ItemStatus } from './entities.ts'

/** A parcel of one seller, from the order to the doorstep. */

export const SHIPMENT_STATES = [
  'waiting_payment',
  'to_pack',
  'packed',
  'shipped',
  'out',
  'delivered',
  'failed',
  'returning',
  'returned',
  'cancelled',
] as const
export const ShipmentState = v.picklist(SHIPMENT_STATES)
export type ShipmentState = v.InferOutput<typeof ShipmentState>

/** What the farmer's contract calls the lines of a parcel in this state. */
export const ITEM_STATUS_OF = {
  waiting_payment: 'payment_pending',
  to_pack: 'placed',
  packed: 'placed',
  shipped: 'shipped',
  out: 'shipped',
  delivered: 'delivered',
  failed: 'shipped',
  returning: 'shipped',
  returned: 'cancelled',
  cancelled: 'cancelled',
} as const satisfies Record<ShipmentState, ItemStatus>

/** What the log of an order's lines calls it: an item's status where there is one, else the parcel's own state. */
export const eventOf = (state: ShipmentState): string =>
  state === 'packed' || state === 'out' || state === 'failed' || state === 'returning' ? state : ITEM_STATUS_OF[state]
