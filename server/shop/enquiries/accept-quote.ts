import { and, eq, gte, ne } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { PREPAID } from '../../../src/contract/constants.ts'
import type { QuoteState } from '../../../src/contract/enquiries.ts'
import type { Language } from '../../../src/contract/languages.ts'
import { wholeRupees } from '../../../src/contract/money.ts'
import { enquiries, orders, quotes } from '../../db/schema.ts'
import { lockBuyer } from '../addresses/addresses.ts'
import type { ShopContext } from '../core/context.ts'
import { firstOf, invalid, notFound, Refusal } from '../core/refusal.ts'
import { joinTransaction } from '../core/transaction.ts'
import { bySku } from '../stock/reservations.ts'
import { placePurchase } from '../orders/place-order.ts'
import { provenPhone } from './own-enquiries.ts'
import { standing, stateOf, type QuoteRow } from './quote-view.ts'

const ENDED: Partial<Record<QuoteState, string>> = {
  accepted: answers.quoteOther,
  closed: answers.quoteOther,
  withdrawn: answers.quoteWithdrawn,
  replaced: answers.quoteReplaced,
}

/** 2026-11-30 → 30/11/2026, which is read in every language of India. */
const writtenDay = (day: string): string => day.split('-').toReversed().join('/')

const refuseEnded = (shop: ShopContext, quote: QuoteRow): void => {
  const state = stateOf(shop, quote)
  const ended = ENDED[state]
  if (ended !== undefined) throw new Refusal('QUOTE_ENDED', ended)
  if (state === 'expired') throw new Refusal('QUOTE_EXPIRED', answers.quoteExpired(writtenDay(quote.validUntil)))
}

/** An enquiry with its quote, locked: of what happens to its quotes at the same time one waits for the other. */
const lockOwn = async (shop: ShopContext, customerId: number, id: number) => {
  const { db } = shop
  const phone = await provenPhone(shop, customerId)
  const [found] = await db.select({ enquiryId: quotes.enquiryId }).from(quotes).where(eq(quotes.id, id))
  if (phone === null || found === undefined) throw notFound(answers.quoteNotFound)
  const isOwn = and(
    eq(enquiries.id, found.enquiryId),
    eq(enquiries.phoneNumber, phone.phoneNumber),
    gte(enquiries.createdAt, phone.since),
  )
  const enquiry = firstOf(await db.select().from(enquiries).where(isOwn).for('update'), answers.quoteNotFound)
  const [row] = await db
    .select({ quote: quotes, payment: orders.paymentState })
    .from(quotes)
    .leftJoin(orders, eq(orders.id, quotes.orderId))
    .where(eq(quotes.id, id))
  if (row === undefined) throw notFound(answers.quoteNotFound)
  return { enquiry, quote: standing(row.quote, row.payment) }
}

interface Acceptance {
  customerId: number
  quoteId: number
  delivery_address_id: string
  billing_address_id: string
  payment_method: 'c' | 'p'
  language: Language
}

/** The order, and the whole rupees that are to be paid for it now. */
interface Accepted {
  orderId: string
  amount?: number
}

/**
 * Orders what a quote offers, at its prices. Accepted again it is the same order, unless that was never paid; all other
 * quotes are closed.
 */
export const acceptQuote = (
  shop: ShopContext,
  { customerId, quoteId, language, payment_method: method, ...to }: Acceptance,
): Promise<Accepted> =>
  joinTransaction(shop, async (inner) => {
    const { enquiry, quote } = await lockOwn(inner, customerId, quoteId)
    if (quote.state === 'accepted' && quote.orderId !== null) return { orderId: quote.orderId }
    refuseEnded(inner, quote)
    const buyer = await lockBuyer(inner, customerId, {
      delivery: to.delivery_address_id,
      billing: to.billing_address_id,
    })
    // The seller has reckoned with the way to this PIN.
    if (enquiry.pincode !== null && buyer.delivery.pincode !== enquiry.pincode)
      throw invalid({ delivery_address_id: answers.quotePin(enquiry.pincode) })
    const { orderId, totalPaise } = await placePurchase(inner, {
      buyer,
      language,
      method,
      wanted: quote.lines
        .map(({ sku, quantity, unitPaise }) => ({ sku, quantity, claimPaise: unitPaise }))
        .toSorted(bySku),
      agreed: {
        prices: new Map(quote.lines.map(({ sku, unitPaise }) => [sku, unitPaise])),
        chargePaise: quote.deliveryPaise,
      },
    })
    const movedAt = shop.clock()
    await inner.db.update(quotes).set({ state: 'accepted', orderId, movedAt }).where(eq(quotes.id, quoteId))
    const isOther = and(eq(quotes.enquiryId, enquiry.id), eq(quotes.state, 'open'), ne(quotes.id, quoteId))
    await inner.db.update(quotes).set({ state: 'closed', movedAt }).where(isOther)
    await inner.db.update(enquiries).set({ state: 'ordered' }).where(eq(enquiries.id, enquiry.id))
    return method === PREPAID ? { orderId, amount: wholeRupees(totalPaise) } : { orderId }
  })
