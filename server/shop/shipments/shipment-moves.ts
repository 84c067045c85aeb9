import type { ItemStatus } from '../../../src/contract/entities.ts'
import type { ShipmentState } from '../../../src/contract/shipments.ts'
import type { shipments } from '../../db/schema.ts'

export type Shipment = typeof shipments.$inferSelect

interface Step {
  from: readonly ShipmentState[]
  to: ShipmentState | ((shipment: Shipment) => ShipmentState)
  /** The lines are not delivered: each ends by itself, and the parcel with the last of them. */
  endsLines?: true
  /** The goods are on the shelf again. */
  stockBack?: true
}

const ON_THE_WAY = ['shipped', 'out', 'failed', 'returning'] as const

/** The allowed moves of a parcel; payments open and end parcels by functions of their own. */
const STEPS = {
  pack: [{ from: ['to_pack'], to: 'packed' }],
  unpack: [{ from: ['packed'], to: 'to_pack' }],
  ship: [{ from: ['to_pack', 'packed'], to: 'shipped' }],
  sendOut: [{ from: ['packed', 'failed'], to: 'out' }],
  deliver: [{ from: ['shipped', 'out', 'failed'], to: 'delivered' }],
  fail: [{ from: ['shipped', 'out'], to: 'failed' }],
  comeBack: [{ from: ['shipped', 'out', 'failed'], to: 'returning' }],
  cancel: [{ from: ['waiting_payment', 'to_pack', 'packed'], to: 'cancelled', endsLines: true, stockBack: true }],
  // It came back undelivered. Nobody has looked at it yet, so it is not put on sale by itself.
  return: [{ from: ON_THE_WAY, to: 'returned', endsLines: true }],
  returnToStock: [{ from: ON_THE_WAY, to: 'returned', endsLines: true, stockBack: true }],
  lose: [{ from: ON_THE_WAY, to: 'cancelled', endsLines: true }],
  undo: [
    { from: ON_THE_WAY, to: ({ packedAt }) => (packedAt === null ? 'to_pack' : 'packed') },
    { from: ['delivered'], to: 'shipped' },
  ],
} as const satisfies Record<string, readonly Step[]>

export type Verb = keyof typeof STEPS

/** The step that a verb takes from a state; undefined where it takes none. */
export const stepOf = (verb: Verb, from: ShipmentState): Step | undefined => {
  const steps: readonly Step[] = STEPS[verb]
  return steps.find((step) => step.from.includes(from))
}

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

const IN_WORDS: Record<Verb, string> = {
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
}

/** Why an item cannot be moved so. */
export const whyNot = (verb: Verb, from: ItemStatus): string =>
  `An item that is ${from.replace('_', ' ')} cannot ${IN_WORDS[verb]}`
