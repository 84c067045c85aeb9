import { and, eq } from 'drizzle-orm'
import type { DeskShop, ParticularsChange } from '../../../src/contract/calls/staff/shop.ts'
import { messages } from '../../../src/contract/messages.ts'
import type { SellerParticulars } from '../../../src/contract/sellers.ts'
import { sellers } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { ownRow, type Staff } from '../core/identity.ts'
import { firstOf } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { isLicenceValid, licencesOf, licenceView } from './licences.ts'

/** What customers read of a seller. */
const particularsOf = async (shop: ShopContext, seller: typeof sellers.$inferSelect): Promise<SellerParticulars> => {
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

type Row = typeof sellers.$inferSelect

/** The own shop's row, locked where it is changed. */
export const ownShop = async ({ db }: ShopContext, me: Staff, id: number, lock = false): Promise<Row> => {
  const wanted = db.select().from(sellers).where(eq(sellers.id, id))
  const [row] = await (lock ? wanted.for('update') : wanted)
  const message = 'There is no such shop'
  return ownRow(me, row && { ...row, sellerId: row.id }, { entity: 'seller', id, message })
}

const view = async (shop: ShopContext, row: Row): Promise<DeskShop> => ({
  id: row.id,
  slug: row.slug,
  shop_name: row.shopName ?? row.name,
  ...(await particularsOf(shop, row)),
})

/** The particulars of the own shop. */
export const showShop = async (shop: ShopContext, me: Staff, id: number): Promise<DeskShop> =>
  view(shop, await ownShop(shop, me, id))

/** Changes them. A legal name may be a person's, so all of it is logged without its values. */
export const setParticulars = (shop: ShopContext, me: Staff, id: number, given: ParticularsChange): Promise<DeskShop> =>
  inTransaction(shop, async (inner) => {
    const before = await ownShop(inner, me, id, true)
    const after = {
      legalName: given.legal_name ?? before.legalName,
      careName: given.care_name ?? before.careName,
      carePhone: given.care_phone ?? before.carePhone,
      careEmail: given.care_email === undefined ? before.careEmail : given.care_email || null,
    }
    await inner.db.update(sellers).set(after).where(eq(sellers.id, id))
    const told = [
      ['legal_name', before.legalName !== after.legalName],
      ['care_name', before.careName !== after.careName],
      ['care_phone', before.carePhone !== after.carePhone],
      ['care_email', before.careEmail !== after.careEmail],
    ] as const
    await recordChange(inner, {
      action: 'seller.particulars',
      entity: 'seller',
      entityId: id,
      sellerId: id,
      personal: told.flatMap(([name, isChanged]) => (isChanged ? [name] : [])),
    })
    return view(inner, { ...before, ...after })
  })
