import { and, asc, eq, gte, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { SellerParticulars } from '../../../src/contract/sellers.ts'
import { licences } from '../../db/schema.ts'
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
