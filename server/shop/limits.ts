import { and, eq, gt, sql } from 'drizzle-orm'
import { rateLimits } from '../db/schema.ts'
import { Refusal } from './refusal.ts'
import type { Shop } from './shop.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How often something may be tried, wide enough for phones that share one network. */
export const LIMITS = {
  registerPerContact: { max: 5, windowMs: HOUR },
  registerPerNetwork: { max: 2000, windowMs: HOUR },
  loginFailures: { max: 5, windowMs: 15 * MINUTE },
  /** From everywhere that never logged in to the account, together. */
  loginFailuresOfStrangers: { max: 20, windowMs: 15 * MINUTE },
  loginPerNetwork: { max: 2000, windowMs: 15 * MINUTE },
  codes: { max: 5, windowMs: HOUR },
  codesOfStrangers: { max: 20, windowMs: HOUR },
  codesPerNetwork: { max: 100, windowMs: HOUR },
  forgedPayments: { max: 10, windowMs: MINUTE },
  orders: { max: 60, windowMs: MINUTE },
  reviews: { max: 30, windowMs: HOUR },
  formsPerPhone: { max: 5, windowMs: HOUR },
  formsPerNetwork: { max: 100, windowMs: HOUR },
  search: { max: 600, windowMs: MINUTE },
  /** Each may cost the shop a paid call of the map provider. */
  placesPerNetwork: { max: 60, windowMs: MINUTE },
} as const
export type LimitName = keyof typeof LIMITS

/** One attempt that was counted, so that exactly this one can be given back. */
export interface Counted {
  bucket: string
  resetAt: Date
}

const tooMany = (resetAt: Date, now: Date): Refusal => {
  const retryAfterSeconds = Math.max(1, Math.ceil((resetAt.getTime() - now.getTime()) / 1000))
  return new Refusal('TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.', { retryAfterSeconds })
}

/**
 * Counts one attempt, or refuses it when the limit is reached. It is one statement and comes before the work: a limit
 * that is looked at first and counted afterwards stops nobody who asks many times at once.
 */
export const count = async ({ db, clock }: Shop, name: LimitName, subject: string): Promise<Counted> => {
  const now = clock()
  const { max, windowMs } = LIMITS[name]
  const bucket = `${name}:${subject}`
  const isOver = sql`${rateLimits.resetAt} <= ${now.toISOString()}::timestamptz`
  const resetAt = new Date(now.getTime() + windowMs)
  const [counted] = await db
    .insert(rateLimits)
    .values({ bucket, count: 1, resetAt })
    .onConflictDoUpdate({
      target: rateLimits.bucket,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resetAt: sql`case when ${isOver} then excluded.reset_at else ${rateLimits.resetAt} end`,
      },
      setWhere: sql`${isOver} or ${rateLimits.count} < ${max}`,
    })
    .returning()
  if (counted !== undefined) return { bucket, resetAt: counted.resetAt }
  const [full] = await db.select().from(rateLimits).where(eq(rateLimits.bucket, bucket))
  throw tooMany(full?.resetAt ?? resetAt, now)
}

/** Takes counted attempts back where only failures count. What a later window counted is left alone. */
export const giveBack = async ({ db }: Shop, attempts: readonly Counted[]): Promise<void> => {
  for (const { bucket, resetAt } of attempts)
    await db
      .update(rateLimits)
      .set({ count: sql`${rateLimits.count} - 1` })
      .where(and(eq(rateLimits.bucket, bucket), eq(rateLimits.resetAt, resetAt), gt(rateLimits.count, 0)))
}
