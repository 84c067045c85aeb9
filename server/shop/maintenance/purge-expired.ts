import { lt, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { RECEIPT_MS } from '../../../src/contract/constants.ts'
import { plannedAnew, rowsOf } from '../../db/database.ts'
import {
  countedDays,
  daySales,
  idempotency,
  knownClients,
  loginCodes,
  outbox,
  rateLimits,
  refundDestinations,
  searchCounts,
  searchMisses,
  sellerTokens,
  sessions,
} from '../../db/schema.ts'
import { isOldDestination } from '../payments/refund-destinations.ts'
import { firstSalesDay } from '../sales/count-sales.ts'
import { firstMissedDay } from '../search/missed-searches.ts'
import { firstDay } from '../search/popular-searches.ts'
import type { ShopContext } from '../core/context.ts'

/** A browser that was not used for this long counts as unknown again. */
const KNOWN_CLIENT_MS = 400 * 24 * 60 * 60 * 1000

/** One statement deletes so many, so that nobody waits for it, and a standby can follow. */
const BATCH = 2_000

/** Deletes the rows of which this is true, in batches; what somebody else holds is left for the next time. */
const deleteAll = async (
  { db }: Pick<ShopContext, 'db'>,
  table: PgTable,
  isOld: SQL,
  stopping: AbortSignal | undefined,
): Promise<void> => {
  const batch = sql`delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${plannedAnew} ${isOld} limit ${BATCH} for update skip locked)) returning 1 as gone`
  for (;;) if (stopping?.aborted === true || (await rowsOf(db, batch)).length < BATCH) return
}

/** Deletes what has expired: old sessions, codes, links, counters, searches, sums of sales, news, receipts
 * and where refunds went. */
export const purgeExpired = async (shop: Pick<ShopContext, 'db' | 'clock'>, stopping?: AbortSignal): Promise<void> => {
  const { clock } = shop
  const now = clock()
  const oldest = new Date(now.getTime() - RECEIPT_MS)
  const old: [PgTable, SQL][] = [
    [sessions, lt(sessions.expiresAt, now)],
    [loginCodes, lt(loginCodes.expiresAt, now)],
    [sellerTokens, lt(sellerTokens.expiresAt, now)],
    [knownClients, lt(knownClients.lastUsedAt, new Date(now.getTime() - KNOWN_CLIENT_MS))],
    [rateLimits, lt(rateLimits.resetAt, now)],
    [searchCounts, lt(searchCounts.day, firstDay({ clock }))],
    [searchMisses, lt(searchMisses.day, firstMissedDay({ clock }))],
    [daySales, lt(daySales.day, firstSalesDay({ clock }))],
    [countedDays, lt(countedDays.day, firstSalesDay({ clock }))],
    [idempotency, lt(idempotency.createdAt, oldest)],
    // As long as receipts, so that no late copy of a change tells anything again.
    [outbox, lt(outbox.createdAt, oldest)],
    [refundDestinations, isOldDestination(shop)],
  ]
  for (const [table, isOld] of old) await deleteAll(shop, table, isOld, stopping)
}
