import { and, desc, eq, inArray } from 'drizzle-orm'
import { LIST_MAX } from '../../../src/contract/constants.ts'
import type { OwnEnquiry } from '../../../src/contract/enquiries.ts'
import { customers, enquiries, quotes, sellers } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { wire } from '../core/wire.ts'
import { quoteView } from './quote-view.ts'
import { wantedLine } from './wanted-lines.ts'

/** Anybody may write any number into an enquiry: it belongs to whoever has proven the number by a code. */
export const provenPhone = async ({ db }: ShopContext, customerId: number): Promise<string | null> => {
  const [row] = await db.select().from(customers).where(eq(customers.id, customerId))
  return row === undefined || row.phoneProvenAt === null ? null : row.phoneNumber
}

/** What was asked under a number, the newest first, with the quotes that stand. */
export const enquiriesOf = async (shop: ShopContext, phoneNumber: string) => {
  const { db } = shop
  const rows = await db
    .select()
    .from(enquiries)
    .where(eq(enquiries.phoneNumber, phoneNumber))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(LIST_MAX)
  const ids = rows.map(({ id }) => id)
  const offered = await db
    .select({ quote: quotes, seller: sellers })
    .from(quotes)
    .innerJoin(sellers, eq(sellers.id, quotes.sellerId))
    .where(and(inArray(quotes.enquiryId, ids), inArray(quotes.state, ['open', 'accepted', 'closed'])))
    .orderBy(desc(quotes.id))
  const quotesOf = Map.groupBy(offered, ({ quote }) => quote.enquiryId)
  return rows.map((row) => ({
    ...wire(row),
    lines: row.lines.map(wantedLine),
    quotes: (quotesOf.get(row.id) ?? []).map(({ quote, seller }) => ({
      ...quoteView(shop, quote),
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
