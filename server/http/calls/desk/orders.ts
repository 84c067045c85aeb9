import type { deskOrders } from '../../../../src/contract/calls/staff/orders.ts'
import { listOrders, showOwnOrder } from '../../../shop/orders/desk-orders.ts'
import { data, type AllHandlers } from '../../rpc/handler-types.ts'

export const ordersHandlers: Pick<AllHandlers, keyof typeof deskOrders> = {
  deskOrders: async ({ shop, caller, query }) => ({ status: true, ...(await listOrders(shop, caller, query)) }),
  deskOrder: async ({ shop, caller, params }) => data(await showOwnOrder(shop, caller, params.id)),
}
