import { createHash, randomInt } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { customers, loginCodes, sellers } from '../db/schema.ts'
import type { Account, LoggedIn } from './accounts.ts'
import { findAccount, logIn } from './accounts.ts'
import { count } from './limits.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { Refusal } from './refusal.ts'
import type { Role } from './sessions.ts'
import { closeAllSessions } from './sessions.ts'
import type { Shop } from './shop.ts'
import { inTransaction } from './transaction.ts'

/** Six-digit codes over the phone, for logging in and for a new password (decision 7). */

export type Purpose = 'login' | 'password'
const ATTEMPTS_MAX = 5
const LIFETIME_MS = 10 * 60 * 1000

interface CodeFor {
  role: Role
  phoneNumber: string
  purpose: Purpose
}

const hashOf = ({ role, phoneNumber, purpose }: CodeFor, code: string): string =>
  createHash('sha256').update([role, phoneNumber, purpose, code].join('\n')).digest('hex')

const rowOf = ({ role, phoneNumber, purpose }: CodeFor) =>
  and(eq(loginCodes.role, role), eq(loginCodes.phoneNumber, phoneNumber), eq(loginCodes.purpose, purpose))

const textOf = (purpose: Purpose, code: string): string =>
  purpose === 'login'
    ? `${code} is your Haldhar log-in code. It is valid for 10 minutes. Tell it to nobody.`
    : `${code} is your Haldhar code for a new password. It is valid for 10 minutes. Tell it to nobody.`

/** Sends a code to the phone of an account. Whether there is one is not told. */
export const requestCode = async (shop: Shop, to: CodeFor): Promise<void> => {
  await count(shop, 'codePerPhone', `${to.role}:${to.phoneNumber}`)
  if ((await findAccount(shop, to.role, to)) === null) return
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const fresh = { codeHash: hashOf(to, code), attempts: 0, expiresAt: new Date(shop.clock().getTime() + LIFETIME_MS) }
  await shop.db
    .insert(loginCodes)
    .values({ role: to.role, phoneNumber: to.phoneNumber, purpose: to.purpose, ...fresh })
    .onConflictDoUpdate({ target: [loginCodes.role, loginCodes.phoneNumber, loginCodes.purpose], set: fresh })
  await shop.sender.send(to.phoneNumber, textOf(to.purpose, code))
}

const wrongCode = () => new Refusal('WRONG_CREDENTIALS', 'This code is wrong or no longer valid')

/** Spends an attempt, and the code when it is right. */
const redeem = async (shop: Shop, to: CodeFor, code: string): Promise<Account> => {
  const [row] = await shop.db
    .update(loginCodes)
    .set({ attempts: sql`${loginCodes.attempts} + 1` })
    .where(and(rowOf(to), gt(loginCodes.expiresAt, shop.clock()), lt(loginCodes.attempts, ATTEMPTS_MAX)))
    .returning()
  if (row === undefined || row.codeHash !== hashOf(to, code)) throw wrongCode()
  const spent = await shop.db
    .delete(loginCodes)
    .where(and(rowOf(to), eq(loginCodes.codeHash, row.codeHash)))
    .returning({ role: loginCodes.role })
  const account = spent.length === 0 ? null : await findAccount(shop, to.role, to)
  if (account === null) throw wrongCode()
  return account
}

export const loginByCode = async (shop: Shop, role: Role, phoneNumber: string, code: string): Promise<LoggedIn> => {
  const account = await redeem(shop, { role, phoneNumber, purpose: 'login' }, code)
  return logIn(shop, role, account)
}

/** Sets a new password and ends every log-in that the old one opened. */
export const resetPassword = async (
  shop: Shop,
  asked: { role: Role; phoneNumber: string; code: string; password: string },
): Promise<void> => {
  const { role, phoneNumber, code, password } = asked
  const known = await findAccount(shop, role, { phoneNumber })
  // Before the code is spent, so that a weak password costs no new code.
  checkPassword(password, known ?? { name: '', email: '', phoneNumber })
  const account = await redeem(shop, { role, phoneNumber, purpose: 'password' }, code)
  const passwordHash = await hashPassword(password)
  const table = role === 'customer' ? customers : sellers
  await inTransaction(shop, async (inner) => {
    await inner.db.update(table).set({ passwordHash }).where(eq(table.id, account.id))
    await closeAllSessions(inner, role, account.id)
  })
}
