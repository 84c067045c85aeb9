import { eq } from 'drizzle-orm'
import { sellers } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { keyedHash } from '../core/encryption.ts'
import { Refusal } from '../core/refusal.ts'
import { inTransaction, isTaken } from '../core/transaction.ts'
import { openDesk } from '../staff/staff.ts'
import { readBank } from './bank-data.ts'
import { approveRequests } from './decide-licences.ts'
import { alreadySells, deskLink, lockSeller, logStatus, tellSeller } from './seller-requests.ts'

/** Who may sell. */

type Row = typeof sellers.$inferSelect

/** Names what the form says as it stands, the whole account number too, of which the operator sees the end alone. */
export const formTag = (shop: ShopContext, row: Row): string => {
  const { shopName, address, pincode, city, district, state, lat, lng, accountType, gstNo } = row
  const { accountNo, acName, ifscCode } = readBank(shop, row)
  const said = [shopName, address, pincode, city, district, state, lat, lng, accountType, gstNo]
  return keyedHash(
    shop.dataKeys,
    'seller-form',
    [...said, accountNo, acName, ifscCode].map((value) => String(value ?? '')),
  )
}

interface Decided {
  decision: 'accepted' | 'rejected'
  reason?: string
  /** Licences that were handed in later were not looked at. */
  askedUntil?: Date | undefined
  /** Names the form that was looked at. */
  form?: string | undefined
}

const decide = (shop: ShopContext, sellerId: number, { decision, reason, askedUntil, form }: Decided): Promise<Row> =>
  inTransaction(shop, async (inner) => {
    const { db } = inner
    const seller = await lockSeller(db, sellerId)
    if (seller.vendorStatus === 'suspended')
      throw new Refusal('NOT_ALLOWED_NOW', 'This seller is suspended; resume lets them sell again')
    if (decision === 'rejected' && seller.vendorStatus === 'accepted')
      throw new Refusal('NOT_ALLOWED_NOW', 'This seller is accepted already; suspend takes them off the shop')
    // Without the form nobody knows whose shop it is, where it stands and where its money goes.
    if (decision === 'accepted' && seller.shopName === null)
      throw new Refusal('NOT_ALLOWED_NOW', 'This seller has not handed in the form yet; invite makes the link to it')
    // Of one who sells already the form may have changed since, by changes that were decided by themselves.
    if (form !== undefined && seller.vendorStatus !== 'accepted' && form !== formTag(inner, seller))
      throw new Refusal('NOT_ALLOWED_NOW', 'The shop has sent another version meanwhile')
    // The operator vouches for the number, however long it was silent.
    await db.update(sellers).set({ vendorStatus: decision, lastLoginAt: null }).where(eq(sellers.id, sellerId))
    await logStatus(inner, sellerId, { before: seller.vendorStatus, after: decision, reason })
    if (decision === 'accepted') {
      // Of one who sells already each is decided by itself.
      if (seller.vendorStatus !== 'accepted') await approveRequests(inner, sellerId, askedUntil)
      await openDesk(inner, seller)
    }
    return seller
  }).catch((error: unknown) => {
    throw isTaken(error) ? alreadySells() : error
  })

/**
 * Accepts or rejects an application; repeating a decision changes nothing. The licences that an accepted seller has handed
 * in are written down as they stand, and the seller gets a message.
 */
export const decideSeller = async (shop: ShopContext, sellerId: number, how: Decided) => {
  const { decision } = how
  const before = await decide(shop, sellerId, how)
  if (decision === 'accepted' && before.vendorStatus !== 'accepted')
    await tellSeller(shop, before, { kind: 'accepted', link: deskLink(shop) })
  return { id: sellerId, vendor_status: decision }
}
