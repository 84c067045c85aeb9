import { encodeCart } from '../../contract/cart-code.ts'
import { ORDER_LINES_MAX } from '../../contract/constants.ts'
import { rupees } from '../../contract/money.ts'
import { shopSettings, type ContactLine } from '../../contract/shop-settings.ts'
import type { CartLine } from '../../client/db/records.ts'
import { formatNumber } from '../../texts/format.ts'
import { pageText } from '../../texts/texts.ts'

/** An order that is sent without data: the cart as the text of a message. */

export interface OrderLink {
  kind: 'sms' | 'whatsapp'
  href: string
}

const addressOf = (kind: ContactLine['kind']): string | undefined =>
  shopSettings.contact.find((line) => line.kind === kind)?.href

/** Whether the operator has set a number that takes messages. */
export const takesMessages = (): boolean => addressOf('phone') !== undefined || addressOf('whatsapp') !== undefined

/** The amount is for whoever reads the message; what is paid is the shop's price at the order. */
const messageOf = (items: readonly CartLine[], amountPaise: number, pincode: string | null): string => {
  const lines = items.flatMap(({ variant_id: id, quantity }) => (id === undefined ? [] : [{ id, quantity }]))
  const amount = formatNumber(Math.round(rupees(amountPaise)))
  return pageText.messageOrder.message(formatNumber(items.length), amount, encodeCart({ pincode, lines }))
}

/** The message in each way that the shop takes it; or why it cannot be written. */
export const orderLinks = (
  items: readonly CartLine[],
  amountPaise: number,
  pincode: string | null,
): OrderLink[] | 'old' | 'tooMany' => {
  if (items.length > ORDER_LINES_MAX) return 'tooMany'
  if (items.some(({ variant_id }) => variant_id === undefined)) return 'old'
  const body = encodeURIComponent(messageOf(items, amountPaise, pincode))
  const [phone, whatsapp] = [addressOf('phone'), addressOf('whatsapp')]
  return [
    ...(phone === undefined ? [] : [{ kind: 'sms' as const, href: `${phone.replace(/^tel:/, 'sms:')}?body=${body}` }]),
    ...(whatsapp === undefined ? [] : [{ kind: 'whatsapp' as const, href: `${whatsapp}?text=${body}` }]),
  ]
}
