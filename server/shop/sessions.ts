import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { SESSION_MS } from '../../src/contract/constants.ts'
import { sessions } from '../db/schema.ts'
import type { Shop } from './shop.ts'

export type Role = 'customer' | 'seller'

/** A customer whose token was found. */
export interface Customer {
  id: number
  tokenHash: string
}

/** A session slides with every call, but a row is written at most this often. */
const SLIDE_STEP_MS = 60 * 1000
const TOKEN_BYTES = 32

/** Tokens are random, so a plain hash keeps them as safe at rest as a slow one would. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Logs an account in; the answered token is kept nowhere. */
export const openSession = async ({ db, clock }: Shop, role: Role, accountId: number): Promise<string> => {
  const token = newToken()
  const expiresAt = new Date(clock().getTime() + SESSION_MS)
  await db.insert(sessions).values({ tokenHash: hashToken(token), role, accountId, expiresAt })
  return token
}

/** The account of a token, null when it is unknown, expired or revoked. Renews it for one more day (decision 2). */
export const findSession = async (
  { db, clock }: Shop,
  token: string,
): Promise<{ id: number; role: Role; tokenHash: string } | null> => {
  const now = clock()
  const tokenHash = hashToken(token)
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
  if (row === undefined) return null
  const expiresAt = new Date(now.getTime() + SESSION_MS)
  if (expiresAt.getTime() - row.expiresAt.getTime() > SLIDE_STEP_MS)
    await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash))
  return { id: row.accountId, role: row.role, tokenHash }
}

export const closeSession = async ({ db }: Shop, tokenHash: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Logs an account out everywhere, as a new password must. */
export const closeAllSessions = async ({ db }: Shop, role: Role, accountId: number): Promise<void> => {
  await db.delete(sessions).where(and(eq(sessions.role, role), eq(sessions.accountId, accountId)))
}
