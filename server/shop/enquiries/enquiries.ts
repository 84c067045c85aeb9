import { and, desc, eq, exists, gte, inArray, ne, notExists, getTableColumns } from 'drizzle-orm'
import type { DeskEnquiry, ENQUIRY_PILES } from '../../../src/contract/calls/staff/enquiries.ts'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import { enquiries, quotes, sellers } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { Foreign, ownedBy, type Staff } from '../core/identity.ts'
import { newestFirst, pageOf } from '../core/paging.ts'
import { notFound } from '../core/refusal.ts'
import { wire } from '../core/wire.ts'
import { concerns } from './concerned-sellers.ts'
import { quoteView } from './quote-view.ts'
import { wantedLine, withoutContacts } from './wanted-lines.ts'

export type EnquiryRow = typeof enquiries.$inferSelect
type Pile = (typeof ENQUIRY_PILES)[number]

const PAGE = 30
/** Nobody waits for a price longer than this. */
const NEW_MS = 90 * 24 * 60 * 60 * 1000

const NO_ENQUIRY = 'There is no such enquiry'

const newest = newestFirst({ moment: enquiries.createdAt }, enquiries.id)
const TEXTS = [enquiries.name, enquiries.phoneNumber, enquiries.email, enquiries.message]

/** Everybody's for the operator's people, or what concerns the shop that they name; else what concerns the own one. */
const seenBy = ({ sellerId }: Staff, named?: number) => {
  const of = sellerId ?? named
  return of === undefined ? undefined : concerns(of)
}

const inPile = ({ db, clock }: ShopContext, me: Staff, pile: Pile) => {
  if (pile === 'all') return undefined
  const isOwn = and(eq(quotes.enquiryId, enquiries.id), ownedBy(me, quotes.sellerId))
  const own = (state: 'open' | 'any') =>
    db
      .select({ id: quotes.id })
      .from(quotes)
      .where(and(isOwn, state === 'open' ? eq(quotes.state, state) : ne(quotes.state, 'withdrawn')))
  if (pile === 'done') return and(eq(enquiries.state, 'ordered'), exists(own('any')))
  const isOpen = eq(enquiries.state, 'open')
  if (pile === 'quoted') return and(isOpen, exists(own('open')))
  return and(isOpen, gte(enquiries.createdAt, new Date(clock().getTime() - NEW_MS)), notExists(own('open')))
}

const firstName = (name: string): string => withoutContacts(name.trim().split(/\s+/)[0] ?? '')

const placeOf = ({ pins }: ShopContext, pincode: string | null): string | null => {
  const [place] = pincode === null ? [] : pins.find(pincode)
  return place === undefined ? null : [place.city, place.district, place.state].filter(Boolean).join(', ')
}

/** Enquiries as somebody of the staff may see them: without the customer's name and numbers until a quote is accepted. */
const viewsOf = async (shop: ShopContext, me: Staff, rows: readonly EnquiryRow[]): Promise<DeskEnquiry[]> => {
  const ids = rows.map(({ id }) => id)
  const offered = await shop.db
    .select({ quote: quotes, seller: sellers })
    .from(quotes)
    .innerJoin(sellers, eq(sellers.id, quotes.sellerId))
    .where(and(inArray(quotes.enquiryId, ids), ownedBy(me, quotes.sellerId)))
    .orderBy(desc(quotes.id))
  const quotesOf = Map.groupBy(offered, ({ quote }) => quote.enquiryId)
  return rows.map((row) => {
    const own = quotesOf.get(row.id) ?? []
    const { id, state, pincode, name, message, createdAt } = row
    const isKnown = me.sellerId === null || own.some(({ quote }) => quote.state === 'accepted')
    return {
      id,
      state,
      pincode,
      created_at: createdAt.toISOString(),
      name: firstName(name),
      contact: isKnown ? wire(row) : null,
      message: me.sellerId === null ? message : null,
      place: placeOf(shop, pincode),
      lines: row.lines
        .map(wantedLine)
        .map((line) => (isKnown ? line : { ...line, title: withoutContacts(line.title) })),
      quotes: own.map(({ quote, seller }) => ({
        ...quoteView(shop, quote),
        seller_id: seller.id,
        shop_name: seller.shopName ?? seller.name,
      })),
    }
  })
}

interface PileQuery {
  pile: Pile
  cursor?: string | undefined
  /** Of which shop, and what stands in it: for the operator's people alone. */
  seller?: number | undefined
  q?: string | undefined
}

const shopName = async ({ db }: ShopContext, id: number): Promise<string | null> => {
  const [seller] = await db.select().from(sellers).where(eq(sellers.id, id))
  return seller === undefined ? null : (seller.shopName ?? seller.name)
}

/** A page of a pile. */
export const listEnquiryPile = async (shop: ShopContext, me: Staff, { pile, cursor, seller, q }: PileQuery) => {
  const isOperators = me.sellerId === null
  const select = shop.db
    .select({ ...getTableColumns(enquiries), ...newest.fields })
    .from(enquiries)
    .$dynamic()
  const where = and(seenBy(me, seller), inPile(shop, me, pile))
  // A shop must not find by a name or number what it may not read.
  const query = { cursor, limit: PAGE, q: isOperators ? q : undefined }
  const page = await pageOf(select, query, { by: newest, texts: TEXTS, ids: [enquiries.id], where }, (rows) =>
    viewsOf(shop, me, rows),
  )
  const named = isOperators && seller !== undefined ? await shopName(shop, seller) : null
  return { ...page, meta: { ...page.meta, shop_name: named } }
}

/** Enquiries that wait for a quote. */
export const countNewEnquiries = (shop: ShopContext, me: Staff): Promise<number> =>
  shop.db.$count(enquiries, and(seenBy(me), inPile(shop, me, 'new')))

/** One enquiry that the shop may see; another one is not found, like one that does not exist. */
export const findEnquiry = async ({ db }: ShopContext, me: Staff, id: number): Promise<EnquiryRow> => {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id))
  if (row === undefined) throw notFound(NO_ENQUIRY)
  const seen = await db.$count(enquiries, and(eq(enquiries.id, id), seenBy(me)))
  if (seen === 0) throw new Foreign('enquiry', String(id), NO_ENQUIRY)
  return row
}

/** One enquiry for the desk. */
export const showEnquiry = async (shop: ShopContext, me: Staff, id: number): Promise<DeskEnquiry> => {
  const [shown] = await viewsOf(shop, me, [await findEnquiry(shop, me, id)])
  if (shown === undefined) throw notFound(NO_ENQUIRY)
  return shown
}

/** A page of enquiries, newest first. */
export const listEnquiries = ({ db }: ShopContext, query: PageQuery) => {
  const select = db
    .select({ ...getTableColumns(enquiries), ...newest.fields })
    .from(enquiries)
    .$dynamic()
  return pageOf(select, query, { by: newest, texts: TEXTS, ids: [enquiries.id] }, (rows) =>
    rows.map((row) => ({ ...wire(row), lines: row.lines.map(wantedLine) })),
  )
}
