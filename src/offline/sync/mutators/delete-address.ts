import { addressBooks } from '../../../contract/calls/addresses.ts'
import { isAbout, isOp, ofAddress, rowSchema, withDefault, type AddressMutator } from './address.ts'
import { freeze } from './mutator.ts'

export const deleteAddress: AddressMutator<'delete', null> = {
  ...ofAddress('delete'),
  schema: rowSchema,
  request: ({ kind, target }) => freeze(addressBooks[kind].remove, { id: target }),
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
}
