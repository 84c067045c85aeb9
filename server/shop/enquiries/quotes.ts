import { and, eq } from 'drizzle-orm'
import { type DeskEnquiry, type QuoteForm, QUOTE_DAYS_MAX } from '../../../src/contract/calls/staff/enquiries.ts'
import { overCash, promiseOf } from '../../../src/contract/delivery/promise.ts'
import { dayInIndia } from '../../../src/contract/india.ts'
import { paise } from '../../../src/contract/money.ts'
import { enquiries, quotes } from '../../db/schema.ts'
import type { StoredQuoteLine } from '../../db/schema/quotes.ts'
import { recordChange } from '../core/audit.ts'
import { today } from '../core/business-day.ts'
import { DEFAULT_CAPS } from '../core/default-caps.ts'
import type { ShopContext } from '../core/context.ts'
import { emit } from '../core/events.ts'
import { ownRow, type Staff } from '../core/identity.ts'
import { notFound, Refusal, invalid } from '../core/refusal.ts'
import { joinTransaction } from '../core/transaction.ts'
import { zonesOfSellers } from '../zones/zones.ts'
import { formatPaise } from '../orders/order-caps.ts'
import { findEnquiry, showEnquiry, type EnquiryRow } from './enquiries.ts'
import { ownPacks, type Pack } from './offered-packs.ts'
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
    await emit(inner, 'quoted', { enquiry, seller })
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

const DAY_MS = 24 * 60 * 60 * 1000

const checkDay = (shop: ShopContext, day: string): void => {
  if (day < today(shop)) throw invalid({ valid_until: 'This day is past' })
  const last = dayInIndia(shop.clock().getTime() + QUOTE_DAYS_MAX * DAY_MS)
  if (day > last) throw invalid({ valid_until: `A quote is valid for ${QUOTE_DAYS_MAX} days at most` })
}

interface Offered {
  /** Of the line before, which names the shop of an operator's quote. */
  first: Pack | undefined
  pack: Pack | undefined
}

/** What is wrong with the lines, by field. */
const lineFaults = (enquiry: EnquiryRow, form: QuoteForm, offers: readonly Offered[]): Record<string, string> => {
  const faults: Record<string, string> = {}
  form.lines.forEach(({ line, sku }, place) => {
    const asked = enquiry.lines[line]
    const { pack, first } = offers[place] ?? {}
    const before = form.lines.slice(0, place)
    const note = (field: 'line' | 'sku', message: string) => (faults[`lines.${place}.${field}`] ??= message)
    if (asked === undefined) note('line', 'There is no such line')
    else if (before.some((other) => other.line === line)) note('line', 'This line has an offer already')
    if (pack === undefined) note('sku', 'There is no such pack')
    else if (before.some((other) => other.sku === sku)) note('sku', 'This pack is offered for another line already')
    else if (!pack.codAvailable) note('sku', 'This pack is not sold for cash')
    else if (pack.collectOnly) note('sku', 'This pack is collected at the dealer, never delivered')
    else if (asked !== undefined && 'productId' in asked && asked.productId !== pack.productId)
      note('sku', 'Offer a pack of what was asked for')
    else if (first !== undefined && first.sellerId !== pack.sellerId) note('sku', 'All packs are of one shop')
  })
  return faults
}

/** A quote that could not be ordered at this PIN, in cash, is refused before the customer reads it. */
const checkDelivery = async (shop: ShopContext, { pincode }: EnquiryRow, sellerId: number, total: number) => {
  const { cashBelowPaise } = shop.caps ?? DEFAULT_CAPS
  if (total >= cashBelowPaise)
    throw invalid({ lines: `Cash is taken below ${formatPaise(cashBelowPaise)}: offer less` })
  if (pincode === null) return
  const zones = await zonesOfSellers(shop, [sellerId])
  const promise = promiseOf(zones, sellerId, pincode, shop.clock())
  if (promise === null) throw new Refusal('NOT_DELIVERABLE', `Your shop does not deliver to ${pincode}`)
  const over = overCash([{ sellerId, paise: total }], () => promise)
  if (over !== undefined)
    throw invalid({ lines: `Your shop takes cash up to ${formatPaise(paise(over.max))} at ${pincode}: offer less` })
}

/** The lines of a quote as they are stored, and whose they are; or a refusal by field. */
const checkQuote = async (shop: ShopContext, me: Staff, enquiry: EnquiryRow, form: QuoteForm) => {
  checkDay(shop, form.valid_until)
  const found = await ownPacks(
    shop,
    me,
    form.lines.map(({ sku }) => sku),
  )
  const packs = form.lines.map(({ sku }) => found.find((pack) => pack.sku === sku))
  const [first] = packs
  const faults = lineFaults(
    enquiry,
    form,
    packs.map((pack) => ({ pack, first })),
  )
  if (first === undefined || Object.keys(faults).length > 0) throw invalid(faults)
  const lines = form.lines.flatMap(({ line, sku, quantity, unit_price }, place): StoredQuoteLine[] => {
    const pack = packs[place]
    if (pack === undefined) return []
    const { title, variantName } = pack
    return [{ line, sku, title, variantName, quantity, unitPaise: paise(unit_price) }]
  })
  await checkDelivery(shop, enquiry, first.sellerId, goodsPaise(lines) + paise(form.delivery_charge))
  return { lines, seller: { id: first.sellerId, shopName: first.shopName } }
}
