import { addressBooks } from '../../../contract/calls/addresses.ts'
import { isAbout, isOp, ofAddress, rowSchema, type AddressMutator } from './address.ts'
import { isRefusedCreate } from './create-address.ts'
import { freeze } from './mutator.ts'

export const setDefaultAddress: AddressMutator<'default', null> = {
  ...ofAddress('default'),
  schema: rowSchema,
  lane: ({ kind }) => `d:${kind}`,
  request: ({ kind, target }) => freeze(addressBooks[kind].setDefault, { id: target }),
  merge: (_, tail) => (isOp(tail, 'addr.default') ? { remove: [tail.seq], append: true } : undefined),
  waitsFor: (change, older) => isAbout(older, change) && !isOp(older, 'addr.default'),
  dependsOn: isRefusedCreate,
  apply: (shown, { target }) => {
    if (!shown.some(({ id }) => id === target)) return shown
    return shown.map((address) => ({
      ...address,
      is_default: address.id === target ? 1 : 0,
      unsent: address.unsent || address.id === target,
    }))
  },
}
