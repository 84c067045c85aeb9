import { readCartMessage } from '../../shop/orders/cart-message.ts'
import { data, type Handlers } from '../rpc/handler-types.ts'

export const cartMessageCalls = {
  cartMessage: async ({ shop, params }) => data(await readCartMessage(shop, params.code)),
} satisfies Handlers
