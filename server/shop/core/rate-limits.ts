import { and, eq, gt, sql } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { prepared } from '../../db/prepared.ts'
import { rateLimits } from '../../db/schema.ts'
import { keyedHash } from './encryption.ts'
import { Refusal } from './refusal.ts'
import type { ShopContext } from './context.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How often something may be tried, high enough for phones that share one network. */
export const LIMITS = {
  registerPerContact: { max: 5, windowMs: HOUR },
  registerPerNetwork: { max: 2000, windowMs: HOUR },
  loginFailures: { max: 5, windowMs: 15 * MINUTE },
  /** All networks and browsers that never logged in to the account, together. */
  loginFailuresOfStrangers: { max: 20, windowMs: 15 * MINUTE },
  loginPerNetwork: { max: 2000, windowMs: 15 * MINUTE },
  codes: { max: 5, windowMs: HOUR },
  codesOfStrangers: { max: 20, windowMs: HOUR },
  codesPerNetwork: { max: 100, windowMs: HOUR },
  /** Of all networks together: each message to a number without an account costs the shop money, and nobody vouches for it. */
  codesToNewNumbers: { max: 3000, windowMs: HOUR },
  /** Of a /24 or a /48: above it a code costs work. */
  codesPerWideNetwork: { max: 1_000_000, windowMs: HOUR },
  /** Of a browser that logged in to some account before, for all other numbers together. */
  codesOfBrowser: { max: 10, windowMs: HOUR },
  /** A proof of work is worth one code. */
  proofsOfWork: { max: 1, windowMs: HOUR },
  /** Codes that were tried without being asked for, or again after a wrong one. */
  wrongCodes: { max: 50, windowMs: 15 * MINUTE },
  /** Proofs that a number still has its owner, tried by whoever has the phone. */
  ownerProofs: { max: 5, windowMs: DAY },
  /** Of all messages to one number that share a purpose. */
  smsPerNumber: { max: 50, windowMs: DAY },
  /** Of all messages of one purpose; the maximum follows from the shop's own limit. */
  smsOfShop: { max: 0, windowMs: DAY },
  forgedPayments: { max: 10, windowMs: MINUTE },
  orders: { max: 60, windowMs: MINUTE },
  reviews: { max: 30, windowMs: HOUR },
  questions: { max: 10, windowMs: HOUR },
  pushTests: { max: 20, windowMs: HOUR },
  formsPerPhone: { max: 5, windowMs: HOUR },
  formsPerNetwork: { max: 100, windowMs: HOUR },
  /** Drafts of listings that one shop sends, and photographs of them: many a day, and no flood for the operator. */
  drafts: { max: 100, windowMs: HOUR },
  draftPictures: { max: 600, windowMs: HOUR },
  /** Licences that one seller hands in, and photographs of them. */
  licences: { max: 60, windowMs: HOUR },
  licencePhotographs: { max: 60, windowMs: HOUR },
  /** Photographs at doors: a large shop has many rounds. */
  proofs: { max: 2000, windowMs: HOUR },
  /** People that one shop lets in: each is told by a message that costs money. */
  invitations: { max: 30, windowMs: DAY },
  /** Files of one shop: each is worked on for a while. */
  listingFiles: { max: 60, windowMs: HOUR },
  search: { max: 600, windowMs: MINUTE },
  /** Each may cost the shop a paid call of the map provider. */
  placesPerNetwork: { max: 60, windowMs: MINUTE },
} as const
export type LimitName = keyof typeof LIMITS

/** One counted attempt, so that exactly this one can be given back. */
export type CountedAttempt = typeof rateLimits.$inferSelect

/** Where it is counted. Hashed, because the subject may be a phone number, an email or an address. */
export const bucketOf = ({ dataKeys }: Pick<ShopContext, 'dataKeys'>, name: LimitName, subject: string): string =>
  `${name}:${keyedHash(dataKeys, 'rate-limit', [subject])}`

const COUNTED = {
  bucket: rateLimits.bucket,
  resetAt: rateLimits.resetAt,
  now: rateLimits.resetAt,
  max: rateLimits.count,
}

const countOne = prepared(COUNTED, (db, { bucket, resetAt, now, max }) => {
  const isOver = sql`${rateLimits.resetAt} <= ${now}::timestamptz`
  return db
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
    .prepare('')
})

/**
 * Counts one attempt, or refuses it when the limit is reached. A single statement before the work: a limit that is
 * checked first and counted afterwards stops nobody who sends many requests at once.
 */
export const consumeLimit = async (
  shop: ShopContext,
  name: LimitName,
  subject: string,
  max: number = LIMITS[name].max,
): Promise<CountedAttempt> => {
  const { db, clock } = shop
  const now = clock()
  const { windowMs } = LIMITS[name]
  const bucket = bucketOf(shop, name, subject)
  const resetAt = new Date(now.getTime() + windowMs)
  const [counted] = await countOne(db, { bucket, resetAt, now, max })
  if (counted !== undefined) return counted
  const [full] = await db.select().from(rateLimits).where(eq(rateLimits.bucket, bucket))
  const waitMs = (full?.resetAt ?? resetAt).getTime() - now.getTime()
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  throw new Refusal('TOO_MANY_REQUESTS', answers.tooManyAttempts, { retryAfterSeconds })
}

/** How often something was tried in its present window. */
export const countedSoFar = async (shop: ShopContext, name: LimitName, subject: string): Promise<number> => {
  const isThis = and(eq(rateLimits.bucket, bucketOf(shop, name, subject)), gt(rateLimits.resetAt, shop.clock()))
  const [row] = await shop.db.select({ count: rateLimits.count }).from(rateLimits).where(isThis)
  return row?.count ?? 0
}

/** Counts a form that guests may send: by the sender's network and, separately, by the phone number in it. */
export const countForm = async (
  shop: ShopContext,
  form: 'enquiry' | 'seller',
  phoneNumber: string,
  network: string | null,
): Promise<void> => {
  if (network !== null) await consumeLimit(shop, 'formsPerNetwork', `${form}:${network}`)
  await consumeLimit(shop, 'formsPerPhone', `${form}:${phoneNumber}`)
}

/** Gives counted attempts back where only failures count. What a later window counted is left alone. */
export const refundLimit = async ({ db }: ShopContext, attempts: readonly CountedAttempt[]): Promise<void> => {
  for (const { bucket, resetAt } of attempts)
    await db
      .update(rateLimits)
      .set({ count: sql`${rateLimits.count} - 1` })
      .where(and(eq(rateLimits.bucket, bucket), eq(rateLimits.resetAt, resetAt), gt(rateLimits.count, 0)))
}
