import { messages } from '../../../src/contract/messages.ts'
import { moveItem } from '../../shop/move-item.ts'
import { deliveredProducts, orderHistory } from '../../shop/order-history.ts'
import { placeOrder } from '../../shop/place-order.ts'
import type { Group } from '../binding.ts'
import { data, done } from '../binding.ts'
import { idOf } from '../ids.ts'
import { notBuilt } from '../not-built.ts'

export const orderCalls: Group<'orderHistory' | 'orderCreate' | 'orderCancel' | 'orderReturn' | 'deliveredProducts'> = {
  orderHistory: async ({ shop, caller }) => data(await orderHistory(shop, caller.id)),
  orderCreate: async ({ shop, caller, body }) => ({
    ...done(messages.orderCreated),
    ...(await placeOrder(shop, caller.id, body)),
  }),
  orderCancel: async ({ shop, caller, params }) => {
    const orderItemId = idOf(params.orderItemId, 'Order item not found')
    await moveItem(shop, { orderItemId, to: 'cancelled', actor: `customer ${caller.id}`, customerId: caller.id })
    return done('The item is cancelled')
  },
  orderReturn: notBuilt,
  deliveredProducts: async ({ shop, caller }) => data(await deliveredProducts(shop, caller.id)),
}
