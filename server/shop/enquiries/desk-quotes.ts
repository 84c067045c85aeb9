import { and, eq } from 'drizzle-orm'
import type { DeskEnquiry, QuoteForm } from '../../../src/contract/calls/staff/enquiries.ts'
import { paise } from '../../../src/contract/money.ts'
import { enquiries, quotes } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { notFound, Refusal } from '../core/refusal.ts'
import { joinTransaction } from '../core/transaction.ts'
import { tellQuoted } from '../news/tell-of-enquiries.ts'
import { ownRow, type Staff } from '../staff/staff.ts'
import { checkQuote } from './desk-quote-check.ts'
import { findEnquiry, showEnquiry } from './desk-enquiries.ts'
import { goodsPaise } from './quote-view.ts'

/** Waits for whoever else changes the quotes of this enquiry. */
const lock = async ({ db }: ShopContext, id: number): Promise<void> => {
  await db.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.id, id)).for('update')
}

/** Sends a quote, which takes the place of an open one of the same shop. */
export const sendQuote = (shop: ShopContext, me: Staff, id: number, form: QuoteForm): Promise<DeskEnquiry> =>
  joinTransaction(shop, async (inner) => {
    await findEnquiry(inner, me, id)
    await lock(inner, id)
    const enquiry = await findEnquiry(inner, me, id)
    if (enquiry.state !== 'open') throw new Refusal('NOT_ALLOWED_NOW', 'The customer has accepted a quote already')
    const { lines, seller } = await checkQuote(inner, me, enquiry, form)
    const now = shop.clock()
    const isBefore = and(eq(quotes.enquiryId, id), eq(quotes.sellerId, seller.id), eq(quotes.state, 'open'))
    const before = await inner.db.update(quotes).set({ state: 'replaced', movedAt: now }).where(isBefore).returning()
    const [quote] = await inner.db
      .insert(quotes)
      .values({
        enquiryId: id,
        sellerId: seller.id,
        lines,
        deliveryPaise: paise(form.delivery_charge),
        validUntil: form.valid_until,
        note: form.note || null,
        createdAt: now,
        movedAt: now,
      })
      .returning()
    if (quote === undefined) throw new Error('The quote was not stored')
    const { note, deliveryPaise, validUntil } = quote
    await recordChange(inner, {
      action: 'quote.send',
      entity: 'quote',
      entityId: quote.id,
      sellerId: seller.id,
      after: {
        enquiry: id,
        deliveryPaise,
        validUntil,
        goodsPaise: goodsPaise(lines),
        ...(before[0] !== undefined && { replaces: before[0].id }),
      },
      // It may name somebody.
      personal: note === null ? [] : ['note'],
    })
    await tellQuoted(inner, enquiry, seller)
    return showEnquiry(inner, me, id)
  })

const NO_QUOTE = 'There is no such quote'

/** Takes an open quote back. */
export const withdrawQuote = (shop: ShopContext, me: Staff, id: number): Promise<DeskEnquiry> =>
  joinTransaction(shop, async (inner) => {
    const find = async () => {
      const [row] = await inner.db.select().from(quotes).where(eq(quotes.id, id))
      return ownRow(me, row, { entity: 'quote', id, message: NO_QUOTE })
    }
    await lock(inner, (await find()).enquiryId)
    const { state, enquiryId, sellerId } = await find()
    if (state !== 'open') throw new Refusal('NOT_ALLOWED_NOW', `This quote is ${state}`, { data: { state } })
    const after = { state: 'withdrawn' as const }
    const moved = await inner.db
      .update(quotes)
      .set({ ...after, movedAt: shop.clock() })
      .where(eq(quotes.id, id))
      .returning()
    if (moved.length === 0) throw notFound(NO_QUOTE)
    await recordChange(inner, {
      action: 'quote.withdraw',
      entity: 'quote',
      entityId: id,
      sellerId,
      before: { state },
      after,
    })
    return showEnquiry(inner, me, enquiryId)
  })
