import type { Quote, QuoteState } from '../../../src/contract/enquiries.ts'
import { rupees } from '../../../src/contract/money.ts'
import type { orders, quotes } from '../../db/schema.ts'
import type { StoredQuoteLine } from '../../db/schema/quotes.ts'
import { today } from '../core/business-day.ts'
import type { ShopContext } from '../core/context.ts'
import { wire } from '../core/wire.ts'

export type QuoteRow = typeof quotes.$inferSelect

/** A quote whose order was to be paid in advance and never was is open again, as far as its customer goes. */
export const standing = (quote: QuoteRow, payment: (typeof orders.$inferSelect)['paymentState'] | null): QuoteRow =>
  payment === 'expired' ? { ...quote, state: 'open', orderId: null } : quote

/** What a quote stands at today. */
export const stateOf = (shop: ShopContext, { state, validUntil }: QuoteRow): QuoteState =>
  state === 'open' && validUntil < today(shop) ? 'expired' : state

/** What the goods of a quote cost, in paise. */
export const goodsPaise = (lines: readonly Pick<StoredQuoteLine, 'quantity' | 'unitPaise'>[]): number =>
  lines.reduce((sum, { quantity, unitPaise }) => sum + quantity * unitPaise, 0)

/** A quote as both sides read it. */
export const quoteView = (shop: ShopContext, row: QuoteRow): Quote => ({
  ...wire(row),
  state: stateOf(shop, row),
  lines: row.lines.map(({ unitPaise, ...line }) => ({
    ...wire(line),
    unit_price: rupees(unitPaise),
    total_price: rupees(unitPaise * line.quantity),
  })),
  delivery_charge: rupees(row.deliveryPaise),
  total: rupees(goodsPaise(row.lines) + row.deliveryPaise),
})
