import type { deskClaims } from '../../../../src/contract/calls/staff/returns.ts'
import type { deskOrders } from '../../../../src/contract/calls/staff/orders.ts'
import * as claims from '../../../shop/orders/desk-claims.ts'
import { listOrders, showOwnOrder } from '../../../shop/orders/desk-orders.ts'
import { data, type AllHandlers } from '../../rpc/handler-types.ts'
import { idOf } from '../../rpc/ids.ts'

const claim = (id: string): number => idOf(id, 'There is no such claim')

export const ordersHandlers: Pick<AllHandlers, keyof typeof deskOrders | keyof typeof deskClaims> = {
  deskOrders: async ({ shop, caller, query }) => ({ status: true, ...(await listOrders(shop, caller, query)) }),
  deskOrder: async ({ shop, caller, params }) => data(await showOwnOrder(shop, caller, params.id)),
  deskClaims: async ({ shop, caller, query }) => ({ status: true, ...(await claims.listClaims(shop, caller, query)) }),
  deskClaim: async ({ shop, caller, params }) => data(await claims.showClaim(shop, caller, claim(params.id))),
  deskClaimApprove: async ({ shop, caller, params, body }) =>
    data(await claims.decideClaim(shop, caller, claim(params.id), { state: 'approved', ...body })),
  deskClaimReject: async ({ shop, caller, params, body }) =>
    data(await claims.decideClaim(shop, caller, claim(params.id), { state: 'rejected', ...body })),
  deskRefunds: async ({ shop, caller, query }) => ({
    status: true,
    ...(await claims.listOwnRefunds(shop, caller, query)),
  }),
}
