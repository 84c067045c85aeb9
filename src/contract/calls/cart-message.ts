import { CartMessage } from '../cart-message.ts'
import { anyone, dataOf, type Call } from './call.ts'

/** A cart that was sent as a code. */
export const cartMessageCalls = {
  cartMessage: anyone.get('cart-message/:code', 'Read a cart that was sent as a code', dataOf(CartMessage)),
} as const satisfies Record<string, Call>
