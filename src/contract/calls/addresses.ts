import * as v from 'valibot'
import * as e from '../entities.ts'
import * as f from '../forms.ts'
import type { Call } from './call.ts'
import { call, dataOf, done, doneWith, listOf } from './call.ts'

const bookCalls = <const P extends 'address' | 'billing-address'>(prefix: P) => ({
  list: call({
    method: 'GET',
    path: `${prefix}/get-address/:userId`,
    caller: 'customer',
    answer: listOf(e.Address),
    summary: `List the caller's ${prefix} book`,
  }),
  view: call({
    method: 'GET',
    path: `${prefix}/view/:id`,
    caller: 'customer',
    answer: dataOf(e.Address),
    summary: `Read one ${prefix}`,
  }),
  create: call({
    method: 'POST',
    path: `${prefix}/create`,
    caller: 'customer',
    body: f.AddressCreate,
    answer: doneWith(v.object({ id: v.string() })),
    success: 201,
    keyed: true,
    summary: `Add a ${prefix}`,
  }),
  edit: call({
    method: 'PUT',
    path: `${prefix}/edit-address/:id`,
    caller: 'customer',
    body: f.AddressForm,
    answer: done,
    keyed: true,
    summary: `Change a ${prefix}`,
  }),
  setDefault: call({
    method: 'PUT',
    path: `${prefix}/set-default/:id`,
    caller: 'customer',
    answer: done,
    keyed: true,
    summary: `Make a ${prefix} the default`,
  }),
  remove: call({
    method: 'DELETE',
    path: `${prefix}/delete-address/:id`,
    caller: 'customer',
    answer: done,
    keyed: true,
    summary: `Delete a ${prefix}`,
  }),
})
const delivery = bookCalls('address')
const billing = bookCalls('billing-address')

/** Both kinds of addresses, which differ in their paths alone. */
export const addressCalls = {
  addresses: delivery.list,
  addressView: delivery.view,
  addressCreate: delivery.create,
  addressEdit: delivery.edit,
  addressSetDefault: delivery.setDefault,
  addressDelete: delivery.remove,
  billingAddresses: billing.list,
  billingAddressView: billing.view,
  billingAddressCreate: billing.create,
  billingAddressEdit: billing.edit,
  billingAddressSetDefault: billing.setDefault,
  billingAddressDelete: billing.remove,
} as const satisfies Record<string, Call>
