import { messages } from '../../../src/contract/messages.ts'
import { moveItem } from '../../shop/move-item.ts'
import { deliveredProducts, orderHistory } from '../../shop/order-history.ts'
import { attemptOf, giveUp } from '../../shop/order-attempts.ts'
import { placeOrder } from '../../shop/place-order.ts'
import { requestReturn } from '../../shop/returns.ts'
import type { Group } from '../binding.ts'
import { data, done } from '../binding.ts'
import { idOf, readKey } from '../ids.ts'

export const orderCalls: Group<
  'orderHistory' | 'orderCreate' | 'orderAttempt' | 'orderGiveUp' | 'orderCancel' | 'orderReturn' | 'deliveredProducts'
> = {
  orderHistory: async ({ shop, caller }) => data(await orderHistory(shop, caller.id)),
  orderCreate: async ({ shop, caller, body }) => ({
    ...done(messages.orderCreated),
    ...(await placeOrder(shop, caller.id, body)),
  }),
  orderAttempt: async ({ shop, caller, params }) => data(await attemptOf(shop, caller.id, readKey(params.key))),
  orderGiveUp: async ({ shop, caller, params }) => data(await giveUp(shop, caller.id, readKey(params.key))),
  orderCancel: async ({ shop, caller, params }) => {
    const orderItemId = idOf(params.orderItemId, 'Order item not found')
    await moveItem(shop, { orderItemId, verb: 'cancel', actor: `customer ${caller.id}`, customerId: caller.id })
    return done('The item is cancelled')
  },
  orderReturn: async ({ shop, caller, params, body, files }) => {
    const orderItemId = idOf(params.orderItemId, 'Order item not found')
    await requestReturn(shop, { ...body, customerId: caller.id, orderItemId, files })
    return done('Your return is asked for. The shop answers here.')
  },
  deliveredProducts: async ({ shop, caller }) => data(await deliveredProducts(shop, caller.id)),
}
