import { approveDeclarations, declare, refuseDeclarations } from '../../../shop/declarations/declarations.ts'
import { listProducts, showProduct } from '../../../shop/declarations/products.ts'
import { data, idOf, type Handlers } from '../../rpc/handler-types.ts'

const product = (id: string): number => idOf(id, 'There is no such product')
const sent = (id: string): number => idOf(id, 'There are no such declarations')

export const staffProductCalls = {
  deskProducts: async ({ shop, caller, query }) => ({ status: true, ...(await listProducts(shop, caller, query)) }),
  deskProduct: async ({ shop, caller, params }) => data(await showProduct(shop, caller, product(params.id))),
  deskDeclare: async ({ shop, caller, params, body }) => data(await declare(shop, caller, product(params.id), body)),
  deskDeclarationsApprove: async ({ shop, caller, params }) =>
    data(await approveDeclarations(shop, caller, sent(params.id))),
  deskDeclarationsRefuse: async ({ shop, caller, params, body }) =>
    data(await refuseDeclarations(shop, caller, sent(params.id), body.reason)),
} satisfies Handlers
