import {
  blockCustomer,
  findCustomers,
  letCustomerIn,
  openCustomer,
  searchCustomers,
  unblockCustomer,
} from '../../../shop/accounts/customers.ts'
import { changed, data, listed, idOf, type Handlers } from '../../rpc/handler-types.ts'

const customer = (id: string): number => idOf(id, 'Customer not found')

export const staffCustomerCalls = {
  customers: ({ shop, query }) => listed(findCustomers(shop, query)),
  deskCustomers: async ({ shop, query }) => data(await searchCustomers(shop, query.q)),
  deskCustomerBlock: ({ shop, params, body }) =>
    changed(blockCustomer(shop, customer(params.id), body.reason), 'The account is blocked'),
  deskCustomerLetIn: ({ shop, params }) => changed(letCustomerIn(shop, customer(params.id)), 'A code opens it again'),
  deskCustomerUnblock: ({ shop, params }) =>
    changed(unblockCustomer(shop, customer(params.id)), 'The account is open again'),
  deskCustomerOpen: ({ shop, body }) => changed(openCustomer(shop, body), 'The account is open'),
} satisfies Handlers
