import * as v from 'valibot'
import type { Call } from '../../contract/calls.ts'
import { staffShipments } from '../../contract/calls/staff/shipments.ts'
import { addMutators } from '../sync/mutators/registry.ts'
import { freeze, type Mutator } from '../sync/mutators/mutator.ts'
import { goodsMutators } from './goods-mutators.ts'
import type { ParcelMove } from './moves.ts'
import { confirmMove } from './parcels.ts'

/** How moves of parcels are queued and sent: those of one parcel in order, for each builds on the one before. */

type ChangeOf<Op extends ParcelMove['op']> = Extract<ParcelMove, { op: Op }>

interface Kind<C extends ParcelMove> {
  call: Pick<Call, 'path'> & { method: 'POST' }
  /** As loose as can be. */
  body: v.GenericSchema
  merge?: Mutator<C>['merge']
}

const kind = <Op extends ParcelMove['op']>(
  op: Op,
  { call, body, merge }: Kind<ChangeOf<Op>>,
): Mutator<ChangeOf<Op>> => ({
  schema: v.looseObject({ body }),
  lane: ({ target }) => `p:${target}`,
  request: (change) => freeze(call, { id: change.target }, change.body ?? undefined),
  ...(merge && { merge }),
  confirm: confirmMove,
  label: () => op,
  icon: 'clock',
})

const nothing = v.null()

const moveMutators: { [Op in ParcelMove['op']]: Mutator<ChangeOf<Op>> } = {
  'desk.pack': kind('desk.pack', {
    call: staffShipments.deskPack,
    body: v.looseObject({ lines: v.array(v.looseObject({ order_item_id: v.number(), quantity: v.number() })) }),
  }),
  'desk.unpack': kind('desk.unpack', {
    call: staffShipments.deskUnpack,
    body: nothing,
    // What was packed and has not been sent was never packed.
    merge: (_, tail) => (tail.op === 'desk.pack' ? { remove: [tail.seq], append: false } : undefined),
  }),
  'desk.hand-over': kind('desk.hand-over', { call: staffShipments.deskHandOver, body: v.looseObject({}) }),
  'desk.deliver': kind('desk.deliver', {
    call: staffShipments.deskDeliver,
    body: v.looseObject({ cash_taken: v.number() }),
  }),
  'desk.fail': kind('desk.fail', { call: staffShipments.deskFail, body: v.looseObject({ reason: v.string() }) }),
  'desk.send-again': kind('desk.send-again', { call: staffShipments.deskSendAgain, body: nothing }),
  'desk.come-back': kind('desk.come-back', { call: staffShipments.deskComeBack, body: nothing }),
  'desk.receive': kind('desk.receive', {
    call: staffShipments.deskReceive,
    body: v.looseObject({ restock: v.boolean(), reason: v.string() }),
  }),
}

/** To be called by the page and by the worker of the desk before they open the queue. */
export const addDeskMutators = (): void => addMutators({ ...moveMutators, ...goodsMutators })
