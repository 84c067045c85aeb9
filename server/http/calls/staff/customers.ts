import { blockCustomer, findCustomers, openCustomer, unblockCustomer } from '../../../shop/accounts/customers.ts'
import { changed, listed, idOf, type Handlers } from '../../rpc/handler-types.ts'

const customer = (id: string): number => idOf(id, 'Customer not found')

export const staffCustomerCalls = {
  customers: ({ shop, query }) => listed(findCustomers(shop, query)),
  customerBlock: ({ shop, params }) => changed(blockCustomer(shop, customer(params.id)), 'The account is blocked'),
  customerUnblock: ({ shop, params }) =>
    changed(unblockCustomer(shop, customer(params.id)), 'The account is open again'),
  customerOpen: ({ shop, body }) => changed(openCustomer(shop, body), 'The account is open'),
} satisfies Handlers
