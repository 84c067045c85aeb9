import type { ShopContext } from '../../../shop/core/context.ts'
import { listOrderItems, showOrder } from '../../../shop/orders/order-items.ts'
import { changeItemStatus, type ItemMove } from '../../../shop/orders/change-item-status.ts'
import { listOrders, showOwnOrder } from '../../../shop/orders/orders.ts'
import { data, dataWith, listed, says, bigIdOf, type Handlers } from '../../rpc/handler-types.ts'
import { endUnpaid } from '../../../shop/orders/unpaid-orders.ts'
import { showCartMessage } from '../../../shop/orders/cart-message.ts'

const move = async (shop: ShopContext, id: string, verb: ItemMove['verb'], reason?: string) => {
  const orderItemId = bigIdOf(id, 'Order item not found')
  const item_status = await changeItemStatus(shop, { orderItemId, verb, actor: 'operator', ...(reason && { reason }) })
  return dataWith(`Item ${orderItemId} is ${item_status}`, { order_item_id: orderItemId, item_status })
}

export const staffOrderCalls = {
  deskOrders: ({ shop, caller, query }) => listed(listOrders(shop, caller, query)),
  deskOrder: async ({ shop, caller, params }) => data(await showOwnOrder(shop, caller, params.id)),
  deskOrderEnd: says('The order is ended', ({ shop, params }) => endUnpaid(shop, params.id.toUpperCase())),
  orders: ({ shop, query }) => listed(listOrderItems(shop, query)),
  orderShow: async ({ shop, params }) => data(await showOrder(shop, params.id)),
  orderShip: ({ shop, params }) => move(shop, params.orderItemId, 'ship'),
  orderDeliver: ({ shop, params }) => move(shop, params.orderItemId, 'deliver'),
  itemCancel: ({ shop, params }) => move(shop, params.orderItemId, 'cancel'),
  orderCameBack: ({ shop, params, body }) =>
    move(shop, params.orderItemId, body.restock ? 'returnToStock' : 'return', body.reason),
  orderLost: ({ shop, params, body }) => move(shop, params.orderItemId, 'lose', body.reason),
  orderUndo: ({ shop, params, body }) => move(shop, params.orderItemId, 'undo', body.reason),
  deskCartMessage: async ({ shop, params }) => data(await showCartMessage(shop, params.code)),
} satisfies Handlers
