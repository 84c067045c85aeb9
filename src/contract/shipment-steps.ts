import { SHIPMENT_STATES, type ShipmentState } from './shipments.ts'

/** The moves of a parcel that the shop allows: phones offer no others. */

export interface ShipmentStep {
  from: readonly ShipmentState[]
  to: ShipmentState | ((parcel: { packedAt: Date | null; carrier: string | null }) => ShipmentState)
  /** The lines are not delivered: each ends by itself, and the parcel with the last of them. */
  endsLines?: true
  /** The goods are on the shelf again. */
  stockBack?: true
}

const ON_THE_WAY = ['shipped', 'out', 'failed', 'returning'] as const

/** Where a parcel is that is under way: without a carrier the shop's own people have it. */
export const underWay = (carrier: string | null): ShipmentState => (carrier === null ? 'out' : 'shipped')

/** Payments open and end parcels by functions of their own. */
export const STEPS = {
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
  // What somebody has pressed by mistake at the door.
  takeBack: [{ from: ['delivered', 'failed'], to: ({ carrier }) => underWay(carrier) }],
} as const satisfies Record<string, readonly ShipmentStep[]>

export type ShipmentVerb = keyof typeof STEPS

/** The step that a verb takes from a state; undefined where it takes none. */
export const stepOf = (verb: ShipmentVerb, from: ShipmentState): ShipmentStep | undefined => {
  const steps: readonly ShipmentStep[] = STEPS[verb]
  return steps.find((step) => step.from.includes(from))
}

/** The states from which every one of these verbs takes a step. */
export const fromOf = (...verbs: readonly ShipmentVerb[]): readonly ShipmentState[] =>
  SHIPMENT_STATES.filter((state) => verbs.every((verb) => stepOf(verb, state) !== undefined))
