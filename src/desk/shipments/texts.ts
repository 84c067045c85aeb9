import type { ShipmentState } from '../../contract/shipments.ts'
import { formatNumber } from '../../texts/format.ts'
import { spoken } from '../language/spoken.ts'

/** Where a parcel is, and what is chosen and typed of it, in words. */
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
  all: (count: number) => `Choose all ${formatNumber(count)}`,
  none: 'Choose none',
  lotWanted: 'It stands on the pack: write it down, for a recall',
})
