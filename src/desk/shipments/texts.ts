import type { ShipmentState } from '../../contract/shipments.ts'

/** Where a parcel is, in words. */
export const text: { states: Record<ShipmentState, string> } = {
  states: {
    waiting_payment: 'Waits for payment',
    to_pack: 'To pack',
    packed: 'Packed',
    shipped: 'With a carrier',
    out: 'On our round',
    delivered: 'Delivered',
    failed: 'Could not be delivered',
    returning: 'Coming back',
    returned: 'Came back',
    cancelled: 'Cancelled',
  },
}
