import { lt } from 'drizzle-orm'
import { RECEIPT_MS } from '../../src/contract/constants.ts'
import { idempotency, loginCodes, rateLimits, sellerTokens, sessions } from '../db/schema.ts'
import type { Shop } from './shop.ts'

/** Deletes what has no meaning any more: old log-ins, codes, links, counters and receipts. */
export const forgetExpired = async ({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> => {
  const now = clock()
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, now))
  await db.delete(sellerTokens).where(lt(sellerTokens.expiresAt, now))
  await db.delete(rateLimits).where(lt(rateLimits.resetAt, now))
  await db.delete(idempotency).where(lt(idempotency.createdAt, new Date(now.getTime() - RECEIPT_MS)))
}
