import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { webhookSecrets } from '../db/schema.ts'
import type { Shop } from './shop.ts'

const GRACE_MS = 24 * 60 * 60 * 1000

const hashOf = (secret: string): string => createHash('sha256').update(`webhook ${secret}`).digest('hex')

/**
 * Notes since when a webhook secret is in use, and answers until when the one before it still counts: events that the
 * provider signed before the change are told again for a day (reliability 3.3). A restart does not begin the day anew.
 */
export const oldSecretUntil = async ({ db, clock }: Pick<Shop, 'db' | 'clock'>, secret: string): Promise<Date> => {
  const secretHash = hashOf(secret)
  await db.insert(webhookSecrets).values({ secretHash, since: clock() }).onConflictDoNothing()
  const [row] = await db.select().from(webhookSecrets).where(eq(webhookSecrets.secretHash, secretHash))
  return new Date((row?.since ?? clock()).getTime() + GRACE_MS)
}
