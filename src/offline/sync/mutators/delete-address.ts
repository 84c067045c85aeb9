import type { AddressKind } from '../../../contract/entities.ts'
import {
  addressCalls,
  isAbout,
  isOp,
  laneOfAddress,
  ofAddress,
  rowSchema,
  withDefault,
  type AddressChangeOf,
} from './address.ts'
import { freeze, type AddressView, type Mutator } from './mutator.ts'

export type DeleteAddress = AddressChangeOf<'addr.delete', null>

export const deleteAddress: Mutator<DeleteAddress, AddressView, `delete.${AddressKind}`> = {
  ...ofAddress,
  schema: rowSchema,
  lane: laneOfAddress,
  request: ({ kind, target }) => freeze(addressCalls[kind].remove, { id: target }),
  merge: (change, tail, queue) => {
    // The delete goes to the end: a default queued in between still finds its address.
    if (isOp(tail, 'addr.update')) return { remove: [tail.seq], append: true }
    if (!isOp(tail, 'addr.create')) return undefined
    const isNamed = queue.some((row) => isOp(row, 'addr.default') && isAbout(row, change))
    return isNamed ? undefined : { remove: [tail.seq], append: false }
  },
  waitsFor: (change, older) => isOp(older, 'addr.default') && isAbout(older, change),
  // A deleted address needs no mending any more.
  settles: ({ target }, dead) => dead.kind !== undefined && dead.target === target,
  isDone: (status) => status === 404,
  apply: (shown, { target }) => withDefault(shown.filter(({ id }) => id !== target)),
  label: ({ kind }) => `delete.${kind}`,
}
