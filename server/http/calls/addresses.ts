import { answers } from '../../../src/contract/answers.ts'
import type { AddressKind } from '../../../src/contract/entities.ts'
import * as addresses from '../../shop/addresses/addresses.ts'
import { Refusal } from '../../shop/core/refusal.ts'
import { data, dataWith, done, says, type Handlers } from '../rpc/handler-types.ts'

/** Both kinds of address behave alike; only their table differs. */
const handlersOf = (kind: AddressKind) =>
  ({
    addresses: async ({ shop, caller, params }) => {
      if (params.userId !== String(caller.id)) throw new Refusal('FORBIDDEN', answers.otherAddresses)
      return data(await addresses.listAddresses(shop, { kind, customerId: caller.id }))
    },
    addressView: async ({ shop, caller, params }) =>
      dataWith(answers.addressFound, await addresses.viewAddress(shop, { kind, customerId: caller.id }, params.id)),
    addressCreate: async ({ shop, caller, body }) => {
      const id = await addresses.addAddress(shop, { kind, customerId: caller.id }, body)
      return { ...done(answers.addressSaved), data: { id } }
    },
    addressEdit: says(answers.addressSaved, ({ shop, caller, params, body }) =>
      addresses.editAddress(shop, { kind, customerId: caller.id }, params.id, body),
    ),
    addressSetDefault: says(answers.defaultChanged, ({ shop, caller, params }) =>
      addresses.setDefaultAddress(shop, { kind, customerId: caller.id }, params.id),
    ),
    addressDelete: says(answers.addressDeleted, ({ shop, caller, params }) =>
      addresses.removeAddress(shop, { kind, customerId: caller.id }, params.id),
    ),
  }) satisfies Handlers

const billing = handlersOf('billing')

export const addressCalls = {
  ...handlersOf('delivery'),
  billingAddresses: billing.addresses,
  billingAddressView: billing.addressView,
  billingAddressCreate: billing.addressCreate,
  billingAddressEdit: billing.addressEdit,
  billingAddressSetDefault: billing.addressSetDefault,
  billingAddressDelete: billing.addressDelete,
} satisfies Handlers
