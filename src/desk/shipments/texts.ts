import type { ShipmentState } from '../../contract/shipments.ts'
import { spoken } from '../language/spoken.ts'

/** Where a parcel is, in words. */
export const text = spoken('shipments', {
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
  } satisfies Record<ShipmentState, string>,
})
