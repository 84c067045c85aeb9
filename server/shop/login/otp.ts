import { randomInt } from 'node:crypto'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { codeMessage } from '../../../src/contract/code-messages.ts'
import { CODE_LIFETIME_MS } from '../../../src/contract/forms.ts'
import type { Language } from '../../../src/contract/languages.ts'
import { loginCodes } from '../../db/schema.ts'
import { findAccount } from './find-account.ts'
import { recognise, requesterOf, type Client } from './known-browsers.ts'
import { keyedHash } from '../core/encryption.ts'
import { consumeLimit, refundLimit } from '../core/rate-limits.ts'
import { Refusal } from '../core/refusal.ts'
import type { Role } from './sessions.ts'
import type { ShopContext } from '../core/context.ts'
import { spokenTo } from '../core/send-sms.ts'

/** Six-digit codes over the phone, for logging in, for a new password and for erasing an account. */

type Purpose = (typeof loginCodes.$inferSelect)['purpose']
const ATTEMPTS_MAX = 5
/** Requested by the shop itself, for a farmer whose phone it does not know yet. */
const BY_SHOP = 'shop'

export interface CodeFor {
  role: Role
  phoneNumber: string
  purpose: Purpose
}

/** Keyed, because a million codes are tried in no time. */
const hashOf = ({ dataKeys }: ShopContext, { role, phoneNumber, purpose }: CodeFor, code: string): string =>
  keyedHash(dataKeys, 'code', [role, phoneNumber, purpose, code])

type Tries = readonly Pick<typeof loginCodes.$inferSelect, 'requester' | 'attempts'>[]

const codesFor = ({ role, phoneNumber, purpose }: CodeFor) =>
  and(eq(loginCodes.role, role), eq(loginCodes.phoneNumber, phoneNumber), eq(loginCodes.purpose, purpose))

/** Stores a code for the requester, in place of the last one, and returns its message. */
export const issueCode = async (
  shop: ShopContext,
  to: CodeFor,
  { client, language }: { client: Client | null; language: Language },
): Promise<string> => {
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const requester = client === null ? BY_SHOP : requesterOf(shop, client)
  const codeHash = hashOf(shop, to, code)
  const fresh = { codeHash, attempts: 0, expiresAt: new Date(shop.clock().getTime() + CODE_LIFETIME_MS) }
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
export const opensAccount = ({ role, purpose }: CodeFor): boolean => role === 'customer' && purpose === 'login'

/** The refusal of a code. */
export const wrongCode = () => new Refusal('WRONG_CREDENTIALS', answers.wrongCode)

/**
 * Counts a code that was entered. The first try of a code that this requester asked for is always heard, so that nobody
 * who guesses behind the same address keeps a farmer from entering hers; all others count, whatever the phone is.
 */
const countTry = async (shop: ShopContext, { to, client, tries }: { to: CodeFor; client: Client; tries: Tries }) => {
  if (client.network === null || tries.some(({ requester, attempts }) => requester !== BY_SHOP && attempts === 1))
    return []
  const account = await findAccount(shop, to.role, to)
  const known = await recognise(shop, { role: to.role, accountId: account?.id ?? null }, client)
  const subject = known.browser ? requesterOf(shop, client) : client.network
  return [await consumeLimit(shop, 'wrongCodes', subject)]
}

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
    .returning({ codeHash: loginCodes.codeHash, requester: loginCodes.requester, attempts: loginCodes.attempts })
  const counted = await countTry(shop, { to, client, tries: tried })
  const codeHash = hashOf(shop, to, code)
  const isRight = tried.some((row) => row.codeHash === codeHash)
  const account = await findAccount(shop, to.role, to)
  if (!isRight || (account === null && !opensAccount(to))) throw wrongCode()
  await refundLimit(shop, counted)
  return { to, codeHash, account }
}

/** Gives back the attempt of a right code that does not suffice alone. */
export const keepCode = async (
  { db }: ShopContext,
  { to, codeHash }: Pick<Verified, 'to' | 'codeHash'>,
): Promise<void> => {
  await db
    .update(loginCodes)
    .set({ attempts: sql`${loginCodes.attempts} - 1` })
    .where(and(codesFor(to), eq(loginCodes.codeHash, codeHash), gt(loginCodes.attempts, 0)))
}

export type Verified = Awaited<ReturnType<typeof verifyCode>>

/** Uses up a right code and all others for the same purpose; of two requests with one code the second is refused. */
export const consumeCode = async (
  { db }: ShopContext,
  { to, codeHash }: Pick<Verified, 'to' | 'codeHash'>,
): Promise<void> => {
  const spent = await db.delete(loginCodes).where(codesFor(to)).returning({ codeHash: loginCodes.codeHash })
  if (!spent.some((row) => row.codeHash === codeHash)) throw wrongCode()
}
