import * as v from 'valibot'
import { CartMessage, CartMessageLine } from '../../cart-message.ts'
import { dataOf, operator, type Call } from '../call.ts'

export const AdminCartMessage = v.object({
  ...CartMessage.entries,
  /** `name` is known of what is sold no more, too. */
  lines: v.array(v.object({ ...CartMessageLine.entries, name: v.string() })),
  /** Opens the shop and asks there whether to take it into the cart. */
  link: v.string(),
})
export type AdminCartMessage = v.InferOutput<typeof AdminCartMessage>

/** Carts that customers send as a code, by SMS or WhatsApp. */
export const operatorCartMessages = {
  cartMessageRead: operator.get(
    'admin/cart-messages/:code',
    'Read a cart that a customer has sent as a code',
    dataOf(AdminCartMessage),
  ),
} as const satisfies Record<string, Call>
