import { and, asc, count, eq, gte, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { SellerParticulars } from '../../../src/contract/sellers.ts'
import { licences, listings, products } from '../../db/schema.ts'
import { onSale } from '../catalogue/on-sale.ts'
import { today } from '../core/business-day.ts'
import type { ShopContext } from '../core/context.ts'

/** The licences that are valid today: begun, as far as somebody has said, and not over. */
export const isLicenceValid = (shop: Pick<ShopContext, 'clock'>): SQL | undefined => {
  const day = today(shop)
  const hasBegun = or(isNull(licences.validFrom), lte(licences.validFrom, day))
  return and(gte(licences.expiresOn, day), hasBegun)
}

/** The same of a row that was read. */
export const isValidOn = ({ validFrom, expiresOn }: typeof licences.$inferSelect, day: string): boolean =>
  expiresOn >= day && (validFrom === null || validFrom <= day)

/** A licence as the contract spells it. */
export const licenceView = (row: typeof licences.$inferSelect): SellerParticulars['licences'][number] => {
  const { kind, number, state, premises, pincode, validFrom, expiresOn } = row
  return { kind, number, state, premises, pincode, valid_from: validFrom, expires: expiresOn }
}

/** The licences of a seller, by kind. */
export const licencesOf = ({ db }: ShopContext, sellerId: number, which?: SQL) =>
  db
    .select()
    .from(licences)
    .where(and(eq(licences.sellerId, sellerId), which))
    .orderBy(asc(licences.kind), asc(licences.expiresOn))

/** How many products a seller has on sale under each kind of licence. */
export const neededBy = async ({ db }: ShopContext, sellerId: number): Promise<Map<string, number>> => {
  const rows = await db
    .select({ kind: products.licenceKind, listings: count() })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(and(eq(listings.sellerId, sellerId), isNotNull(products.licenceKind), onSale))
    .groupBy(products.licenceKind)
  return new Map(rows.map(({ kind, listings: needed }) => [kind ?? '', needed]))
}
