import { and, eq } from 'drizzle-orm'
import { messages } from '../../../src/contract/messages.ts'
import type { SellerParticulars } from '../../../src/contract/sellers.ts'
import { sellers } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { firstOf } from '../core/refusal.ts'
import { isLicenceValid, licencesOf, licenceView } from './licences.ts'

/** What customers read of a seller. */
export const particularsOf = async (
  shop: ShopContext,
  seller: typeof sellers.$inferSelect,
): Promise<SellerParticulars> => {
  const { address, city, district, state, pincode } = seller
  return {
    legal_name: seller.legalName,
    gst_no: seller.gstNo,
    address,
    city,
    district,
    state,
    pincode,
    care_name: seller.careName,
    care_phone: seller.carePhone,
    care_email: seller.careEmail,
    licences: (await licencesOf(shop, seller.id, isLicenceValid(shop))).map(licenceView),
  }
}

/** What the law asks every seller's page to tell. */
export const sellerParticulars = async (shop: ShopContext, id: number): Promise<SellerParticulars> => {
  const isOpen = and(eq(sellers.id, id), eq(sellers.vendorStatus, 'accepted'))
  return particularsOf(shop, firstOf(await shop.db.select().from(sellers).where(isOpen), messages.sellerNotFound))
}
