import type { AddressKind } from '../../../contract/entities.ts'
import type { AddressForm } from '../../../contract/forms.ts'
import {
  addressCalls,
  addressOf,
  isOp,
  laneOfAddress,
  ofAddress,
  rowWithForm,
  subjectOf,
  type AddressChangeOf,
} from './address.ts'
import { isRefusedCreate } from './create-address.ts'
import { freeze, type AddressView, type Mutator } from './mutator.ts'

export type UpdateAddress = AddressChangeOf<'addr.update', AddressForm>

export const updateAddress: Mutator<UpdateAddress, AddressView, `update.${AddressKind}`> = {
  ...ofAddress,
  schema: rowWithForm,
  lane: laneOfAddress,
  request: ({ kind, target, body }) => freeze(addressCalls[kind].edit, { id: target }, body),
  // Whole, as the server takes it: what was cleared must not come back.
  merge: ({ body }, tail) =>
    isOp(tail, 'addr.create', 'addr.update') ? { rewrite: { ...tail, body }, append: false } : undefined,
  dependsOn: (change, refused) => isRefusedCreate(refused, change),
  apply: (shown, { target, body }) =>
    shown.map((address) =>
      address.id === target
        ? { ...addressOf(target, body, address.is_default, address.created_at), unsent: true }
        : address,
    ),
  label: ({ kind }) => `update.${kind}`,
  subject: subjectOf,
}
