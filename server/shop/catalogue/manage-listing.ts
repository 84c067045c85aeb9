import { eq } from 'drizzle-orm'
import type { ListingMoved } from '../../../src/contract/calls/staff/products.ts'
import { listings } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { emit } from '../core/events.ts'
import { firstOf, Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'

/** Takes a listing off the shop, or lets it be shown again, and tells its seller. What its seller has set stays set. */
export const showListing = (
  shop: ShopContext,
  id: number,
  { isShown, reason }: { isShown: boolean; reason?: string | undefined },
): Promise<ListingMoved> =>
  inTransaction(shop, async (inner) => {
    const locked = await inner.db.select().from(listings).where(eq(listings.id, id)).for('update')
    const { title, sellerId, takenDown, takenDownReason, published, endedAt } = firstOf(locked, 'Listing not found')
    if (isShown && endedAt !== null) throw new Refusal('NOT_ALLOWED_NOW', 'Its seller has ended this listing for good')
    const after = { takenDown: !isShown }
    const why = isShown ? null : (reason ?? (takenDown ? takenDownReason : null))
    await inner.db
      .update(listings)
      .set({ ...after, takenDownReason: why })
      .where(eq(listings.id, id))
    await recordChange(inner, {
      action: 'listing.show',
      entity: 'listing',
      entityId: id,
      sellerId,
      before: { takenDown },
      after,
      personal: reason === undefined ? [] : ['reason'],
    })
    // One that its seller has paused is not in the shop again.
    if (takenDown === isShown && (published || !isShown))
      await emit(inner, 'listingMoved', { id, sellerId, title, isShown })
    return { id, title, published: isShown && published }
  })
