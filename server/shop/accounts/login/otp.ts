import { randomInt } from 'node:crypto'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { answers } from '../../../../src/contract/answers.ts'
import { codeMessage } from '../../../../src/contract/code-messages.ts'
import type { Language } from '../../../../src/contract/languages.ts'
import { loginCodes } from '../../../db/schema.ts'
import { findAccount } from '../accounts.ts'
import { countAttempt, requesterOf, type Client } from './known-browsers.ts'
import { keyedHash } from '../../core/encryption.ts'
import { consumeLimit } from '../../core/rate-limits.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Role } from './sessions.ts'
import type { ShopContext } from '../../core/context.ts'
import { reasonOf } from '../../core/transaction.ts'

/** Six-digit codes over the phone, for logging in, for a new password and for erasing an account. */

export type Purpose = (typeof loginCodes.$inferSelect)['purpose']
const ATTEMPTS_MAX = 5
const LIFETIME_MS = 10 * 60 * 1000
/** Requested by the shop itself, for a farmer whose phone it does not know yet. */
const BY_SHOP = 'shop'

export interface CodeFor {
  role: Role
  phoneNumber: string
  purpose: Purpose
}

/** Of the reader, where the gateway may send it: networks refuse texts that were not registered with them. */
export const spokenTo = ({ sender }: Pick<ShopContext, 'sender'>, language: Language): Language =>
  sender.languages === undefined || sender.languages.includes(language) ? language : 'en'

/** Keyed, because a million codes are tried in no time. */
const hashOf = ({ dataKeys }: ShopContext, { role, phoneNumber, purpose }: CodeFor, code: string): string =>
  keyedHash(dataKeys, 'code', [role, phoneNumber, purpose, code])

const codesFor = ({ role, phoneNumber, purpose }: CodeFor) =>
  and(eq(loginCodes.role, role), eq(loginCodes.phoneNumber, phoneNumber), eq(loginCodes.purpose, purpose))

/** Stores a code for the requester, in place of the last one, and returns its message. */
const issue = async (
  shop: ShopContext,
  to: CodeFor,
  { client, language }: { client: Client | null; language: Language },
): Promise<string> => {
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const requester = client === null ? BY_SHOP : requesterOf(shop, client)
  const codeHash = hashOf(shop, to, code)
  const fresh = { codeHash, attempts: 0, expiresAt: new Date(shop.clock().getTime() + LIFETIME_MS) }
  await shop.db
    .insert(loginCodes)
    .values({ role: to.role, phoneNumber: to.phoneNumber, purpose: to.purpose, requester, ...fresh })
    .onConflictDoUpdate({
      target: [loginCodes.role, loginCodes.phoneNumber, loginCodes.purpose, loginCodes.requester],
      set: fresh,
    })
  return codeMessage(spokenTo(shop, language), to.purpose, code)
}

/** A number without an account can log in too: the code proves whose it is, and opens one. Nobody sells by that. */
const opensAccount = ({ role, purpose }: CodeFor): boolean => role === 'customer' && purpose === 'login'

/** Whether the shop still pays for a message of this kind. The answer does not tell: it would say who has an account. */
const countMessage = async (shop: ShopContext, kind: 'codesToNewNumbers' | 'codesToAccounts'): Promise<boolean> => {
  try {
    await consumeLimit(shop, kind, 'all')
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    shop.log.error({ kind }, 'Codes are not sent: too many were asked for within an hour')
    return false
  }
}

/**
 * Sends a code to a phone. Neither the answer nor its time reveals whether it has an account: without one the same
 * rows are written, and nobody waits for the message or learns that it failed.
 */
export const requestCode = async (
  shop: ShopContext,
  to: CodeFor,
  { client, language }: { client: Client; language: Language },
): Promise<void> => {
  if (client.network !== null) await consumeLimit(shop, 'codesPerNetwork', client.network)
  const account = await findAccount(shop, to.role, to)
  await countAttempt(
    shop,
    { own: 'codes', strangers: 'codesOfStrangers' },
    { subject: `${to.role}:${to.phoneNumber}`, owner: { role: to.role, accountId: account?.id ?? null }, client },
  )
  const text = await issue(shop, to, { client, language })
  const isNew = account === null && opensAccount(to)
  if (!(await countMessage(shop, isNew ? 'codesToNewNumbers' : 'codesToAccounts'))) return
  if (account === null && !opensAccount(to)) return
  void shop.sender
    .send(to.phoneNumber, text)
    .catch((error: unknown) => shop.log.error(reasonOf(error), 'A code could not be sent'))
}

/** Sends the first code of an account that the shop has opened; it may be entered in any browser. */
export const sendFirstCode = async (shop: ShopContext, phoneNumber: string): Promise<void> =>
  shop.sender.send(
    phoneNumber,
    await issue(shop, { role: 'customer', phoneNumber, purpose: 'login' }, { client: null, language: 'en' }),
  )

/** The refusal of a code. */
export const wrongCode = () => new Refusal('WRONG_CREDENTIALS', answers.wrongCode)

/**
 * Checks a code, and counts the attempt against the codes of this requester; refuses a wrong one. There is no account
 * where the code may open one.
 */
export const verifyCode = async (shop: ShopContext, to: CodeFor, code: string, client: Client) => {
  if (client.network !== null) await consumeLimit(shop, 'loginPerNetwork', client.network)
  const isMine = inArray(loginCodes.requester, [requesterOf(shop, client), BY_SHOP])
  const tried = await shop.db
    .update(loginCodes)
    .set({ attempts: sql`${loginCodes.attempts} + 1` })
    .where(and(codesFor(to), isMine, gt(loginCodes.expiresAt, shop.clock()), lt(loginCodes.attempts, ATTEMPTS_MAX)))
    .returning({ codeHash: loginCodes.codeHash })
  const codeHash = hashOf(shop, to, code)
  const isRight = tried.some((row) => row.codeHash === codeHash)
  const account = await findAccount(shop, to.role, to)
  if (!isRight || (account === null && !opensAccount(to))) throw wrongCode()
  return { to, codeHash, account }
}

/** Uses up a right code and all others for the same purpose; of two requests with one code the second is refused. */
export const consumeCode = async (
  { db }: ShopContext,
  { to, codeHash }: Pick<Awaited<ReturnType<typeof verifyCode>>, 'to' | 'codeHash'>,
): Promise<void> => {
  const spent = await db.delete(loginCodes).where(codesFor(to)).returning({ codeHash: loginCodes.codeHash })
  if (!spent.some((row) => row.codeHash === codeHash)) throw wrongCode()
}
