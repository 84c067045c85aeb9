import type { ItemStatus } from '../../../src/contract/entities.ts'
import type { ShipmentState } from '../../../src/contract/shipments.ts'
import type { ShipmentVerb } from '../../../src/contract/shipment-steps.ts'

/** What became of a parcel, in a sentence about it. */
export const STATE_IN_WORDS: Record<ShipmentState, string> = {
  waiting_payment: 'waiting for its payment',
  to_pack: 'to be packed',
  packed: 'packed',
  shipped: 'shipped',
  out: 'out for delivery',
  delivered: 'delivered',
  failed: 'not delivered',
  returning: 'on its way back',
  returned: 'back in the shop',
  cancelled: 'cancelled',
}

const IN_WORDS: Record<ShipmentVerb, string> = {
  pack: 'be packed',
  unpack: 'be unpacked',
  ship: 'be shipped',
  sendOut: 'be sent out',
  deliver: 'be delivered',
  fail: 'have failed',
  comeBack: 'come back',
  cancel: 'be cancelled',
  return: 'have come back',
  returnToStock: 'have come back',
  lose: 'be lost on its way',
  undo: 'be put a step back',
  takeBack: 'be taken back',
}

/** Why an item cannot be moved so. */
export const whyNot = (verb: ShipmentVerb, from: ItemStatus): string =>
  `An item that is ${from.replace('_', ' ')} cannot ${IN_WORDS[verb]}`
