import { and, eq, sql } from 'drizzle-orm'
import type { ListingMoved } from '../../../src/contract/calls/staff/catalogue.ts'
import { listings, sellers } from '../../db/schema.ts'
import { firstOf } from '../core/refusal.ts'
import { recordChange } from '../core/audit.ts'
import { inTransaction } from '../core/transaction.ts'
import type { ShopContext } from '../core/context.ts'

/**
 * What the shop shows and sells: published by its seller, not taken down by the operator, of a seller who may sell.
 * Every list, search, page and order uses this condition.
 */
export const onSale = and(
  // Not as parameters, so that the planner knows them in a plan that it keeps.
  sql`${listings.published}`,
  sql`not ${listings.takenDown}`,
  sql`${listings.sellerId} in (select s.id from ${sellers} s where s.vendor_status = 'accepted')`,
)

/** Takes a listing off the shop, or shows it again. */
export const showListing = (shop: ShopContext, id: number, isShown: boolean): Promise<ListingMoved> =>
  inTransaction(shop, async (inner) => {
    const locked = await inner.db.select().from(listings).where(eq(listings.id, id)).for('update')
    const { title, sellerId, takenDown, published } = firstOf(locked, 'Listing not found')
    const after = { takenDown: !isShown, ...(isShown && { published: true }) }
    await inner.db.update(listings).set(after).where(eq(listings.id, id))
    const change = { before: { takenDown, published }, after }
    await recordChange(inner, { action: 'listing.show', entity: 'listing', entityId: id, sellerId, ...change })
    return { id, title, published: isShown }
  })
