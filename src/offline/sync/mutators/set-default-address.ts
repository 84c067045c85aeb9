import type { AddressKind } from '../../../contract/entities.ts'
import { addressCalls, isAbout, isOp, ofAddress, rowSchema, type AddressChangeOf } from './address.ts'
import { isRefusedCreate } from './create-address.ts'
import { freeze, type AddressView, type Mutator } from './mutator.ts'

export type SetDefaultAddress = AddressChangeOf<'addr.default', null>

export const setDefaultAddress: Mutator<SetDefaultAddress, AddressView, `default.${AddressKind}`> = {
  ...ofAddress,
  schema: rowSchema,
  lane: ({ kind }) => `d:${kind}`,
  request: ({ kind, target }) => freeze(addressCalls[kind].setDefault, { id: target }),
  merge: (_, tail) => (isOp(tail, 'addr.default') ? { remove: [tail.seq], append: true } : undefined),
  waitsFor: (change, older) => isAbout(older, change) && !isOp(older, 'addr.default'),
  dependsOn: (change, refused) => isRefusedCreate(refused, change),
  apply: (shown, { target }) => {
    if (!shown.some(({ id }) => id === target)) return shown
    return shown.map((address) => ({
      ...address,
      is_default: address.id === target ? 1 : 0,
      unsent: address.unsent || address.id === target,
    }))
  },
  label: ({ kind }) => `default.${kind}`,
}
