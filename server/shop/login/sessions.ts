import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { LogIn } from '../../../src/contract/account.ts'
import { answers } from '../../../src/contract/answers.ts'
import { SESSION_MAX_MS, SESSION_MS } from '../../../src/contract/constants.ts'
import { prepared } from '../../db/prepared.ts'
import { customers, pushSubscriptions, sellers, sessions, staff } from '../../db/schema.ts'
import { notFound, Refusal } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'
import { wire } from '../core/wire.ts'
import { browserName, systemName } from './user-agent.ts'
import type { Customer } from '../core/identity.ts'

/** Whose number, password or browser it is. */
export type Role = 'customer' | 'seller' | 'staff'
/** Whoever logs in as a seller is logged in as the shop's owner at the desk. */
export type SessionRole = Exclude<Role, 'seller'>

/** Every call renews a session, but its row is written at most this often. */
const SLIDE_STEP_MS = 60 * 1000
const TOKEN_BYTES = 32

/** Tokens are random, so a plain hash protects them as well as a slow one would. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
/** A random token, safe in a URL. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Opens a session, unless the operator has blocked the account; the returned token is stored nowhere. */
export const openSession = async (
  { db, clock }: ShopContext,
  role: SessionRole,
  accountId: number,
  userAgent: string | null = null,
): Promise<string> => {
  const isBlocked = and(eq(customers.id, accountId), isNotNull(customers.blockedAt))
  if (role === 'customer' && (await db.$count(customers, isBlocked)) > 0)
    throw new Refusal('FORBIDDEN', answers.accountBlocked)
  const token = newToken()
  const now = clock()
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    role,
    accountId,
    expiresAt: new Date(now.getTime() + SESSION_MS),
    createdAt: now,
    lastUsedAt: now,
    browser: browserName(userAgent),
    system: systemName(userAgent),
  })
  const table = role === 'customer' ? customers : staff
  await db.update(table).set({ lastLoginAt: now }).where(eq(table.id, accountId))
  return token
}

/** Whose session it is: every call of somebody who is logged in asks. */
const sessionOf = prepared({ tokenHash: sessions.tokenHash, now: sessions.expiresAt }, (db, { tokenHash, now }) => {
  const { accountId, role, createdAt, lastUsedAt } = sessions
  const member = { id: staff.id, sellerId: staff.sellerId, role: staff.role }
  return (
    db
      .select({ accountId, role, createdAt, lastUsedAt, member })
      .from(sessions)
      .leftJoin(customers, and(eq(sessions.role, 'customer'), eq(customers.id, sessions.accountId)))
      .leftJoin(staff, and(eq(sessions.role, 'staff'), eq(staff.id, sessions.accountId)))
      .leftJoin(sellers, eq(sellers.id, staff.sellerId))
      // A session may have been opened while the operator blocked the account, or the shop ended it.
      .where(
        and(
          eq(sessions.tokenHash, tokenHash),
          gt(sessions.expiresAt, now),
          isNull(customers.blockedAt),
          isNull(staff.disabledAt),
          or(isNull(staff.sellerId), eq(sellers.vendorStatus, 'accepted')),
        ),
      )
      .prepare('')
  )
})

/** The account of a token, null when it is unknown, expired or revoked. Renews it for one more day, 90 days in all. */
export const findSession = async ({ db, clock }: ShopContext, token: string) => {
  const now = clock()
  const tokenHash = hashToken(token)
  const [found] = await sessionOf(db, { tokenHash, now })
  if (found === undefined) return null
  const { accountId, role, createdAt, lastUsedAt, member } = found
  if (now.getTime() - lastUsedAt.getTime() > SLIDE_STEP_MS) {
    const end = Math.min(now.getTime() + SESSION_MS, createdAt.getTime() + SESSION_MAX_MS)
    await db
      .update(sessions)
      .set({ expiresAt: new Date(end), lastUsedAt: now })
      .where(eq(sessions.tokenHash, tokenHash))
  }
  return { id: accountId, role, tokenHash, member }
}

/** Ends sessions, and with each what its browser is told. Returns their ids. */
export const endSessions = async ({ db }: Pick<ShopContext, 'db'>, which: SQL | undefined): Promise<string[]> => {
  const ended = (await db.delete(sessions).where(which).returning({ id: sessions.id })).map(({ id }) => id)
  if (ended.length > 0) await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, ended))
  return ended
}

/** Ends the session of a token. */
export const closeSession = async (shop: ShopContext, tokenHash: string): Promise<void> => {
  await endSessions(shop, eq(sessions.tokenHash, tokenHash))
}

const of = (role: SessionRole, accountId: number) => and(eq(sessions.role, role), eq(sessions.accountId, accountId))

/** Ends all sessions of an account, as a new password must. */
export const closeAllSessions = async (
  shop: Pick<ShopContext, 'db'>,
  role: SessionRole,
  accountId: number,
): Promise<void> => {
  await endSessions(shop, of(role, accountId))
}

/** The valid sessions of a customer: the caller's own first, then by last use. */
export const listSessions = async ({ db, clock }: ShopContext, { id, tokenHash }: Customer): Promise<LogIn[]> => {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(of('customer', id), gt(sessions.expiresAt, clock())))
    .orderBy(desc(eq(sessions.tokenHash, tokenHash)), desc(sessions.lastUsedAt))
  return rows.map(({ tokenHash: other, ...row }) => ({ ...wire(row), current: other === tokenHash }))
}

/** Ends one session of a customer. */
export const endSession = async (shop: ShopContext, customerId: number, sessionId: string): Promise<void> => {
  const ended = v.UUID_REGEX.test(sessionId)
    ? await endSessions(shop, and(of('customer', customerId), eq(sessions.id, sessionId)))
    : []
  if (ended.length === 0) throw notFound(answers.logInEnded)
}

/** Ends every session of a customer but the caller's own. Returns how many. */
export const endOtherSessions = async (shop: ShopContext, { id, tokenHash }: Customer): Promise<number> =>
  (await endSessions(shop, and(of('customer', id), ne(sessions.tokenHash, tokenHash)))).length
