import type { AddressKind } from '../../../src/contract/entities.ts'
import * as addresses from '../../shop/accounts/addresses.ts'
import { Refusal } from '../../shop/core/refusal.ts'
import { data, dataWith, done, type Group } from '../rpc/handler-types.ts'

type Delivery = Group<
  'addresses' | 'addressView' | 'addressCreate' | 'addressEdit' | 'addressSetDefault' | 'addressDelete'
>
type Billing = Group<
  | 'billingAddresses'
  | 'billingAddressView'
  | 'billingAddressCreate'
  | 'billingAddressEdit'
  | 'billingAddressSetDefault'
  | 'billingAddressDelete'
>

/** Both kinds of address behave alike; only their table differs. */
const handlersOf = (kind: AddressKind): Delivery => ({
  addresses: async ({ shop, caller, params }) => {
    if (params.userId !== String(caller.id)) throw new Refusal('FORBIDDEN', 'These addresses belong to another account')
    return data(await addresses.listAddresses(shop, { kind, customerId: caller.id }))
  },
  addressView: async ({ shop, caller, params }) =>
    dataWith('Address found', await addresses.viewAddress(shop, { kind, customerId: caller.id }, params.id)),
  addressCreate: async ({ shop, caller, body }) => {
    const id = await addresses.addAddress(shop, { kind, customerId: caller.id }, body)
    return { ...done('Address saved'), data: { id } }
  },
  addressEdit: async ({ shop, caller, params, body }) => {
    await addresses.editAddress(shop, { kind, customerId: caller.id }, params.id, body)
    return done('Address saved')
  },
  addressSetDefault: async ({ shop, caller, params }) => {
    await addresses.setDefaultAddress(shop, { kind, customerId: caller.id }, params.id)
    return done('Default address changed')
  },
  addressDelete: async ({ shop, caller, params }) => {
    await addresses.removeAddress(shop, { kind, customerId: caller.id }, params.id)
    return done('Address deleted')
  },
})

const billing = handlersOf('billing')

export const addressCalls: Delivery & Billing = {
  ...handlersOf('delivery'),
  billingAddresses: (asked) => billing.addresses(asked),
  billingAddressView: (asked) => billing.addressView(asked),
  billingAddressCreate: (asked) => billing.addressCreate(asked),
  billingAddressEdit: (asked) => billing.addressEdit(asked),
  billingAddressSetDefault: (asked) => billing.addressSetDefault(asked),
  billingAddressDelete: (asked) => billing.addressDelete(asked),
}
