import { and, eq } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { addresses, customers } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { consumeLimit } from '../core/rate-limits.ts'
import { Refusal } from '../core/refusal.ts'
import type { Account } from './find-account.ts'
import { recognise, type Client } from './known-browsers.ts'
import { keepCode, type Verified } from './otp.ts'
import { passwordMatches } from './passwords.ts'
import type { Role } from './sessions.ts'

/**
 * Numbers change hands: in India one that lies unused for about 90 days is given to somebody else. So a code alone does
 * not open what nobody has opened for so long, except in a browser that did before.
 */

const SILENCE_MS = 90 * 24 * 60 * 60 * 1000

/** Whether so long has passed since the last log-in that a number may have a new owner. */
export const isSilent = ({ clock }: Pick<ShopContext, 'clock'>, lastLoginAt: Date | null): boolean =>
  lastLoginAt !== null && clock().getTime() - lastLoginAt.getTime() > SILENCE_MS

/** What only the owner of an account knows, beside what comes to the phone. */
export interface OwnerProof {
  password?: string | undefined
  pincode?: string | undefined
}

const knowsPin = async ({ db }: ShopContext, customerId: number, pincode: string): Promise<boolean> =>
  (await db.$count(addresses, and(eq(addresses.customerId, customerId), eq(addresses.pincode, pincode)))) > 0

interface Opening {
  role: Role
  account: Pick<Account, 'id' | 'lastLoginAt'> & Partial<Pick<Account, 'passwordHash'>>
  client: Client
}

/** Whether more than a code has to show that an account is still its owner's. */
export const mayHaveNewOwner = async (shop: ShopContext, { role, account, client }: Opening): Promise<boolean> =>
  isSilent(shop, account.lastLoginAt) && !(await recognise(shop, { role, accountId: account.id }, client)).browser

/**
 * Asks whoever has entered the right code for more where the number may have a new owner; refuses until it is given.
 * Only who holds the phone comes here, so the tries of an account lock nobody else out.
 */
const checkOwner = async (shop: ShopContext, opening: Opening, { password, pincode }: OwnerProof): Promise<void> => {
  if (!(await mayHaveNewOwner(shop, opening))) return
  const { role, account } = opening
  // Where a seller's shop stands may be read by anybody.
  if (role !== 'customer') throw new Refusal('FORBIDDEN', answers.letInAgain)
  if (password === undefined && pincode === undefined) throw new Refusal('OWNER_PROOF_NEEDED', answers.ownerProofNeeded)
  await consumeLimit(shop, 'ownerProofs', String(account.id))
  const isKnown =
    (password !== undefined && (await passwordMatches(account.passwordHash ?? null, password))) ||
    (pincode !== undefined && (await knowsPin(shop, account.id, pincode)))
  if (!isKnown) throw new Refusal('OWNER_PROOF_NEEDED', answers.ownerProofWrong)
}

/** Refuses like `checkOwner`; the code that came before stays good for another try. */
export const proveOwner = async (
  shop: ShopContext,
  verified: Verified,
  { proof, ...opening }: Opening & { proof: OwnerProof },
): Promise<void> => {
  try {
    await checkOwner(shop, opening, proof)
  } catch (error) {
    await keepCode(shop, verified)
    throw error
  }
}

/** Takes the number off an account that somebody else has left behind; its orders stay for the books. */
export const leaveNumber = async ({ db }: ShopContext, customerId: number): Promise<void> => {
  await db
    .update(customers)
    .set({ phoneNumber: null, whatsAppNumber: '', phoneProvenAt: null })
    .where(eq(customers.id, customerId))
}
