import { and, sql } from 'drizzle-orm'
import { listings, sellers } from '../../db/schema.ts'

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

/** Whether a listing's seller sells it, pauses it or has ended it for good. */
export const listingState = ({ published, endedAt }: Pick<typeof listings.$inferSelect, 'published' | 'endedAt'>) =>
  endedAt !== null ? 'ended' : published ? 'on_sale' : 'paused'
