import { and, eq, sql } from 'drizzle-orm'
import type { ListingMoved } from '../../../src/contract/admin-calls/catalogue.ts'
import { listings, sellers } from '../../db/schema.ts'
import { firstOf } from '../core/refusal.ts'
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
export const showListing = async ({ db }: ShopContext, id: number, isShown: boolean): Promise<ListingMoved> => {
  const moved = await db
    .update(listings)
    .set({ takenDown: !isShown, ...(isShown ? { published: true } : {}) })
    .where(eq(listings.id, id))
    .returning({ id: listings.id, title: listings.title })
  return { ...firstOf(moved, 'Listing not found'), published: isShown }
}
