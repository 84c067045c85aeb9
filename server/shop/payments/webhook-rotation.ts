import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { webhookSecrets } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'

const GRACE_MS = 24 * 60 * 60 * 1000

const hashOf = (secret: string): string => createHash('sha256').update(`webhook ${secret}`).digest('hex')

/**
 * Records since when a webhook secret is in use, and returns until when the one before it is accepted: the provider
 * retries events signed before the change for a day. A restart does not start the day anew.
 */
export const oldSecretUntil = async ({ db, clock }: Pick<ShopContext, 'db' | 'clock'>, secret: string) => {
  const secretHash = hashOf(secret)
  await db.insert(webhookSecrets).values({ secretHash, since: clock() }).onConflictDoNothing()
  const [row] = await db.select().from(webhookSecrets).where(eq(webhookSecrets.secretHash, secretHash))
  return new Date((row?.since ?? clock()).getTime() + GRACE_MS)
}
