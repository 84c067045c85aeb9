import * as v from 'valibot'
import * as e from '../entities.ts'
import * as f from '../forms.ts'
import { customer, dataOf, done, doneWith, listOf, type Call } from './call.ts'

const bookCalls = <const P extends 'address' | 'billing-address'>(prefix: P) => ({
  list: customer.get(`${prefix}/get-address/:userId`, {
    answer: listOf(e.Address),
    summary: `List the caller's ${prefix} book`,
  }),
  view: customer.get(`${prefix}/view/:id`, { answer: dataOf(e.Address), summary: `Read one ${prefix}` }),
  create: customer.post(`${prefix}/create`, {
    body: f.AddressCreate,
    answer: doneWith(v.object({ id: v.string() })),
    success: 201,
    keyed: true,
    summary: `Add a ${prefix}`,
  }),
  edit: customer.put(`${prefix}/edit-address/:id`, {
    body: f.AddressForm,
    answer: done,
    keyed: true,
    summary: `Change a ${prefix}`,
  }),
  setDefault: customer.put(`${prefix}/set-default/:id`, {
    answer: done,
    keyed: true,
    summary: `Make a ${prefix} the default`,
  }),
  remove: customer.delete(`${prefix}/delete-address/:id`, { answer: done, keyed: true, summary: `Delete a ${prefix}` }),
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
