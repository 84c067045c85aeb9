import { sql } from 'drizzle-orm'
import { eq } from 'drizzle-orm'
import { rateLimits } from '../db/schema.ts'
import { Refusal } from './refusal.ts'
import type { Shop } from './shop.ts'

const MINUTE = 60_000

/** The limits of decision 56, wide enough for phones that share one address. */
export const LIMITS = {
  registerPerContact: { max: 5, windowMs: 60 * MINUTE },
  registerPerAddress: { max: 2000, windowMs: 60 * MINUTE },
  loginFailures: { max: 5, windowMs: 15 * MINUTE },
  loginFailuresPerAccount: { max: 20, windowMs: 15 * MINUTE },
  loginPerAddress: { max: 2000, windowMs: 15 * MINUTE },
  codePerPhone: { max: 5, windowMs: 60 * MINUTE },
  forgedPayments: { max: 10, windowMs: MINUTE },
  orders: { max: 60, windowMs: MINUTE },
  reviews: { max: 30, windowMs: 60 * MINUTE },
  forms: { max: 5, windowMs: 60 * MINUTE },
  search: { max: 600, windowMs: MINUTE },
} as const
export type LimitName = keyof typeof LIMITS

const tooMany = (resetAt: Date, now: Date): Refusal => {
  const retryAfterSeconds = Math.max(1, Math.ceil((resetAt.getTime() - now.getTime()) / 1000))
  return new Refusal('TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.', { retryAfterSeconds })
}

/** Counts one attempt and refuses it above the limit. */
export const count = async ({ db, clock }: Shop, name: LimitName, subject: string): Promise<void> => {
  const now = clock()
  const { max, windowMs } = LIMITS[name]
  const isOver = sql`${rateLimits.resetAt} <= ${now.toISOString()}::timestamptz`
  const resetAt = new Date(now.getTime() + windowMs)
  const [row] = await db
    .insert(rateLimits)
    .values({ bucket: `${name}:${subject}`, count: 1, resetAt })
    .onConflictDoUpdate({
      target: rateLimits.bucket,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resetAt: sql`case when ${isOver} then excluded.reset_at else ${rateLimits.resetAt} end`,
      },
    })
    .returning()
  if (row !== undefined && row.count > max) throw tooMany(row.resetAt, now)
}

/** Refuses when the limit is reached already, counting nothing. */
export const checkLimit = async ({ db, clock }: Shop, name: LimitName, subject: string): Promise<void> => {
  const now = clock()
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.bucket, `${name}:${subject}`))
  if (row !== undefined && row.resetAt > now && row.count >= LIMITS[name].max) throw tooMany(row.resetAt, now)
}

/** Forgets what was counted. */
export const clearLimit = async ({ db }: Shop, name: LimitName, subject: string): Promise<void> => {
  await db.delete(rateLimits).where(eq(rateLimits.bucket, `${name}:${subject}`))
}
