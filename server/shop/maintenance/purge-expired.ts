import { lt } from 'drizzle-orm'
import { RECEIPT_MS } from '../../../src/contract/constants.ts'
import {
  idempotency,
  knownClients,
  loginCodes,
  outbox,
  rateLimits,
  searchCounts,
  sellerTokens,
  sessions,
} from '../../db/schema.ts'
import { purgeDestinations } from '../payments/refund-destinations.ts'
import { firstDay } from '../search/popular-searches.ts'
import type { ShopContext } from '../core/context.ts'

/** A browser that was not used for this long counts as unknown again. */
const KNOWN_CLIENT_MS = 400 * 24 * 60 * 60 * 1000

/** Deletes what has expired: old sessions, codes, links, counters, searches, news, receipts and where refunds went. */
export const purgeExpired = async (shop: Pick<ShopContext, 'db' | 'clock'>): Promise<void> => {
  const { db, clock } = shop
  await purgeDestinations(shop)
  const now = clock()
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, now))
  await db.delete(sellerTokens).where(lt(sellerTokens.expiresAt, now))
  await db.delete(knownClients).where(lt(knownClients.lastUsedAt, new Date(now.getTime() - KNOWN_CLIENT_MS)))
  await db.delete(rateLimits).where(lt(rateLimits.resetAt, now))
  await db.delete(searchCounts).where(lt(searchCounts.day, firstDay({ clock })))
  const oldest = new Date(now.getTime() - RECEIPT_MS)
  await db.delete(idempotency).where(lt(idempotency.createdAt, oldest))
  // As long as receipts, so that no late copy of a change tells anything again.
  await db.delete(outbox).where(lt(outbox.createdAt, oldest))
}
