import * as v from 'valibot'
import { CartMessage, CartMessageLine } from '../../cart-message.ts'
import { dataOf, staff, type Call } from '../call.ts'

export const AdminCartMessage = v.object({
  ...CartMessage.entries,
  /** `name` is known of what is sold no more, too. */
  lines: v.array(v.object({ ...CartMessageLine.entries, name: v.string() })),
  /** Opens the shop and asks there whether to take it into the cart. */
  link: v.string(),
})
export type AdminCartMessage = v.InferOutput<typeof AdminCartMessage>

/** Carts that customers send as a code, by SMS or WhatsApp. */
export const staffCartMessages = {
  deskCartMessage: staff.get(
    'desk/cart-messages/:code',
    'Read a cart that a customer has sent as a code',
    dataOf(AdminCartMessage),
    { may: 'orders', ofOperator: true, alias: 'admin/cart-messages/:code' },
  ),
} as const satisfies Record<string, Call>
