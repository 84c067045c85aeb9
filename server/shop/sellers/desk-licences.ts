import { and, eq, isNull, or } from 'drizzle-orm'
import type { AdminLicence, LicenceChange } from '../../../src/contract/admin-calls/sellers.ts'
import { licences } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { invalid } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { licenceView } from './licences.ts'
import { lockSeller } from './seller-requests.ts'

/**
 * Stores a licence that the operator has seen, or a new number and expiry of one that the seller has in that state for
 * the same premises. Where premises were not written down before, they are now.
 */
export const setLicence = (shop: ShopContext, sellerId: number, change: LicenceChange): Promise<AdminLicence> =>
  inTransaction(shop, async (inner) => {
    const { db, clock } = inner
    await lockSeller(db, sellerId)
    const { kind, number, state, expires: expiresOn } = change
    const [premises, pincode, validFrom] = [change.premises, change.pincode, change.valid_from].map(
      (told) => told || null,
    )
    if (validFrom && validFrom > expiresOn) throw invalid({ expires: 'It ends before it begins' })
    const atPremises = premises
      ? or(isNull(licences.premises), eq(licences.premises, premises))
      : isNull(licences.premises)
    const same = and(eq(licences.sellerId, sellerId), eq(licences.kind, kind), eq(licences.state, state), atPremises)
    const [before] = await db.select().from(licences).where(same)
    await db.delete(licences).where(same)
    await db
      .insert(licences)
      .values({ sellerId, kind, number, state, premises, pincode, validFrom, expiresOn, verifiedAt: clock() })
    await recordChange(inner, {
      action: 'seller.licence',
      entity: 'seller',
      entityId: sellerId,
      sellerId,
      ...(before && { before: licenceView(before) }),
      after: change,
    })
    return { seller_id: sellerId, ...change }
  })
