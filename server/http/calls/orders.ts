import { answers } from '../../../src/contract/answers.ts'
import { messages } from '../../../src/contract/messages.ts'
import { changeItemStatus } from '../../shop/orders/change-item-status.ts'
import { attemptOf, giveUp } from '../../shop/orders/order-attempts.ts'
import { deliveredProducts, orderHistory } from '../../shop/orders/order-history.ts'
import { placeOrder } from '../../shop/orders/place-order.ts'
import { data, done, bigIdOf, readKey, type Handlers } from '../rpc/handler-types.ts'
import { readCartMessage } from '../../shop/orders/cart-message.ts'
import { destinationIn } from '../../../src/contract/refund-destination.ts'
import { nameDestination } from '../../shop/returns/name-destination.ts'
import { requestReturn } from '../../shop/returns/returns.ts'

export const orderCalls = {
  orderHistory: async ({ shop, caller, query }) => data(await orderHistory(shop, caller.id, query.lang)),
  orderCreate: async ({ shop, caller, query, body }) => ({
    ...done(messages.orderCreated),
    ...(await placeOrder(shop, caller.id, body, query.lang)),
  }),
  orderAttempt: async ({ shop, caller, params }) => data(await attemptOf(shop, caller.id, readKey(params.key))),
  orderGiveUp: async ({ shop, caller, params }) => data(await giveUp(shop, caller.id, readKey(params.key))),
  orderCancel: async ({ shop, caller, params }) => {
    const orderItemId = bigIdOf(params.orderItemId, answers.orderItemNotFound)
    await changeItemStatus(shop, { orderItemId, verb: 'cancel', actor: `customer ${caller.id}`, customerId: caller.id })
    return done(answers.itemCancelled)
  },
  deliveredProducts: async ({ shop, caller, query }) => data(await deliveredProducts(shop, caller.id, query.lang)),
  cartMessage: async ({ shop, params }) => data(await readCartMessage(shop, params.code)),
  orderReturn: async ({ shop, caller, params, body, files }) => {
    const orderItemId = bigIdOf(params.orderItemId, answers.orderItemNotFound)
    await requestReturn(shop, { ...body, customerId: caller.id, orderItemId, files })
    return done(answers.returnSent)
  },
  orderRefundTo: async ({ shop, caller, params, body }) => {
    const orderItemId = bigIdOf(params.orderItemId, answers.orderItemNotFound)
    await nameDestination(shop, { customerId: caller.id, orderItemId }, destinationIn(body))
    return done(answers.destinationSaved)
  },
} satisfies Handlers
