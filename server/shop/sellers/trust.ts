import { and, countDistinct, eq } from 'drizzle-orm'
import { TRUSTED_AFTER } from '../../../src/contract/calls/staff/listings.ts'
import { listingDrafts, sellers } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { lockSeller } from './seller-requests.ts'

/** Sellers whose listings go on sale without approval. */

/** How many listings of a seller were approved, however often each was changed. */
export const countApproved = async ({ db }: Pick<ShopContext, 'db'>, sellerId: number): Promise<number> => {
  const isApproved = and(eq(listingDrafts.sellerId, sellerId), eq(listingDrafts.state, 'approved'))
  const [row] = await db
    .select({ approved: countDistinct(listingDrafts.listingId) })
    .from(listingDrafts)
    .where(isApproved)
  return row?.approved ?? 0
}

/** Trusts a seller who has shown often enough what is listed, or no longer. What waits already is decided as before. */
export const setTrusted = (shop: ShopContext, id: number, trusted: boolean) =>
  inTransaction(shop, async (inner) => {
    const { db, clock } = inner
    const { trustedAt } = await lockSeller(db, id)
    const approved = await countApproved(inner, id)
    if (trusted && approved < TRUSTED_AFTER)
      throw new Refusal(
        'NOT_ALLOWED_NOW',
        `A seller is trusted after ${TRUSTED_AFTER} approved listings; so far there are ${approved}`,
      )
    await db
      .update(sellers)
      .set({ trustedAt: trusted ? (trustedAt ?? clock()) : null })
      .where(eq(sellers.id, id))
    await recordChange(inner, {
      action: 'seller.trust',
      entity: 'seller',
      entityId: id,
      sellerId: id,
      before: { trusted: trustedAt !== null },
      after: { trusted },
    })
    return { trusted, approved_listings: approved }
  })
