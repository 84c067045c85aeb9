import { addressBooks } from '../../../contract/calls/addresses.ts'
import type { AddressForm } from '../../../contract/forms.ts'
import { addressOf, isOp, ofAddress, rowWithForm, subjectOf, type AddressMutator } from './address.ts'
import { isRefusedCreate } from './create-address.ts'
import { freeze } from './mutator.ts'

export const updateAddress: AddressMutator<'update', AddressForm> = {
  ...ofAddress('update'),
  schema: rowWithForm,
  request: ({ kind, target, body }) => freeze(addressBooks[kind].edit, { id: target }, body),
  // Whole, as the server takes it: what was cleared must not come back.
  merge: ({ body }, tail) =>
    isOp(tail, 'addr.create', 'addr.update') ? { rewrite: { ...tail, body }, append: false } : undefined,
  dependsOn: isRefusedCreate,
  apply: (shown, { target, body }) =>
    shown.map((address) =>
      address.id === target
        ? { ...addressOf(target, body, address.is_default, address.created_at), unsent: true }
        : address,
    ),
  subject: subjectOf,
}
