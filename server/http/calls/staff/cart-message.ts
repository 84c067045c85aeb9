import { showCartMessage } from '../../../shop/orders/cart-message.ts'
import { data, type Handlers } from '../../rpc/handler-types.ts'

export const staffCartMessageCalls = {
  cartMessageRead: async ({ shop, params }) => data(await showCartMessage(shop, params.code)),
} satisfies Handlers
