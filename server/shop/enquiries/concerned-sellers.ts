import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { enquiries, listings, quotes, sellers } from '../../db/schema.ts'
import type { StoredEnquiryLine } from '../../db/schema/customers.ts'
import { onSale } from '../core/on-sale.ts'
import type { ShopContext } from '../core/context.ts'

/**
 * Whom an enquiry concerns. A pack: everybody who sells the same product, so that the customer can compare. Own words:
 * every seller, because nobody but a seller can say whether it is theirs. Without lines: the operator alone, for what
 * was written may name people and numbers.
 */

/** The sellers who are told of an enquiry. */
export const sellersFor = async ({ db }: ShopContext, lines: readonly StoredEnquiryLine[]): Promise<number[]> => {
  const products = lines.flatMap((line) => ('productId' in line ? [line.productId] : []))
  const found =
    products.length < lines.length
      ? await db.select({ id: sellers.id }).from(sellers).where(eq(sellers.vendorStatus, 'accepted'))
      : await db
          .selectDistinct({ id: listings.sellerId })
          .from(listings)
          .where(and(inArray(listings.productId, products), onSale))
  return found.map(({ id }) => id)
}

/** The enquiries that a seller may see: that concern it, or that it has sent a quote for. */
export const concerns = (sellerId: number): SQL => sql`(
  jsonb_path_exists(${enquiries.lines}, '$[*].words')
  or exists (
    select from ${listings}
    where ${listings.sellerId} = ${sellerId} and ${onSale}
      and ${listings.productId} in (
        select (line ->> 'productId')::bigint from jsonb_array_elements(${enquiries.lines}) line
      )
  )
  or exists (select from ${quotes} where ${quotes.enquiryId} = ${enquiries.id} and ${quotes.sellerId} = ${sellerId})
)`
