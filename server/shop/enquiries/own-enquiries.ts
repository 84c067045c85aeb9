import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import { LIST_MAX } from '../../../src/contract/constants.ts'
import type { OwnEnquiry } from '../../../src/contract/enquiries.ts'
import { customers, enquiries, orders, quotes, sellers } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { wire } from '../core/wire.ts'
import { quoteView, standing } from './quote-view.ts'
import { wantedLine } from './wanted-lines.ts'

/** So long before a number was proven whoever wrote it may have been another owner of it. */
const SAME_OWNER_MS = 90 * 24 * 60 * 60 * 1000

export interface ProvenPhone {
  phoneNumber: string
  /** What was asked before is not shown. */
  since: Date
}

/** Anybody may write any number into an enquiry: it belongs to whoever has proven the number by a code. */
export const provenPhoneOf = ({
  phoneNumber,
  phoneProvenAt,
}: Pick<typeof customers.$inferSelect, 'phoneNumber' | 'phoneProvenAt'>): ProvenPhone | null =>
  phoneNumber === null || phoneProvenAt === null
    ? null
    : { phoneNumber, since: new Date(phoneProvenAt.getTime() - SAME_OWNER_MS) }

/** The proven number of an account. */
export const provenPhone = async ({ db }: ShopContext, customerId: number): Promise<ProvenPhone | null> => {
  const [row] = await db.select().from(customers).where(eq(customers.id, customerId))
  return row === undefined ? null : provenPhoneOf(row)
}

/** What was asked under a number, the newest first, with the quotes that stand. */
export const enquiriesOf = async (shop: ShopContext, { phoneNumber, since }: ProvenPhone) => {
  const { db } = shop
  const rows = await db
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.phoneNumber, phoneNumber), gte(enquiries.createdAt, since)))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(LIST_MAX)
  const ids = rows.map(({ id }) => id)
  const offered = await db
    .select({ quote: quotes, seller: sellers, payment: orders.paymentState })
    .from(quotes)
    .innerJoin(sellers, eq(sellers.id, quotes.sellerId))
    .leftJoin(orders, eq(orders.id, quotes.orderId))
    .where(and(inArray(quotes.enquiryId, ids), inArray(quotes.state, ['open', 'accepted', 'closed'])))
    .orderBy(desc(quotes.id))
  const quotesOf = Map.groupBy(offered, ({ quote }) => quote.enquiryId)
  return rows.map((row) => ({
    ...wire(row),
    lines: row.lines.map(wantedLine),
    quotes: (quotesOf.get(row.id) ?? []).map(({ quote, seller, payment }) => ({
      ...quoteView(shop, standing(quote, payment)),
      shop_name: seller.shopName ?? seller.name,
      slug: seller.slug,
    })),
  }))
}

/** The enquiries of an account. */
export const ownEnquiries = async (
  shop: ShopContext,
  customerId: number,
): Promise<{ phone_proven: boolean; enquiries: OwnEnquiry[] }> => {
  const phone = await provenPhone(shop, customerId)
  return { phone_proven: phone !== null, enquiries: phone === null ? [] : await enquiriesOf(shop, phone) }
}
