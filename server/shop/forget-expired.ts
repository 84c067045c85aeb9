import { lt } from 'drizzle-orm'
import { idempotency, loginCodes, rateLimits, sellerTokens, sessions } from '../db/schema.ts'
import type { Shop } from './shop.ts'

/** Longer than a phone keeps an unsent change, so that no late copy meets a forgotten key (reliability 2.8). */
const RECEIPT_DAYS = 35
const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes what has no meaning any more: old log-ins, codes, links, counters and receipts. */
export const forgetExpired = async ({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> => {
  const now = clock()
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, now))
  await db.delete(sellerTokens).where(lt(sellerTokens.expiresAt, now))
  await db.delete(rateLimits).where(lt(rateLimits.resetAt, now))
  await db.delete(idempotency).where(lt(idempotency.createdAt, new Date(now.getTime() - RECEIPT_DAYS * DAY_MS)))
}
