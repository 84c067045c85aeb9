import * as v from 'valibot'
import * as e from '../entities.ts'
import * as f from '../forms.ts'
import { customer, dataOf, done, doneWith, listOf, type Call } from './call.ts'

const bookCalls = <const P extends 'address' | 'billing-address'>(prefix: P) => ({
  list: customer.get(`${prefix}/get-address/:userId`, `List the caller's ${prefix} book`, listOf(e.Address)),
  view: customer.get(`${prefix}/view/:id`, `Read one ${prefix}`, dataOf(e.Address)),
  create: customer.post(`${prefix}/create`, `Add a ${prefix}`, doneWith(v.object({ id: v.string() })), {
    body: f.AddressCreate,
    success: 201,
    keyed: true,
  }),
  edit: customer.put(`${prefix}/edit-address/:id`, `Change a ${prefix}`, done, { body: f.AddressForm, keyed: true }),
  setDefault: customer.put(`${prefix}/set-default/:id`, `Make a ${prefix} the default`, done, { keyed: true }),
  remove: customer.delete(`${prefix}/delete-address/:id`, `Delete a ${prefix}`, done, { keyed: true }),
})
/** The calls of both kinds of addresses, which differ in their paths alone. */
export const addressBooks = { delivery: bookCalls('address'), billing: bookCalls('billing-address') } as const
const { delivery, billing } = addressBooks

/** The same by their names in the table. */
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
