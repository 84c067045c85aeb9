import { and, eq, isNull } from 'drizzle-orm'
import { addresses, customers, sellers, wishlistItems } from '../../db/schema.ts'
import { findAccount, type Account } from '../login/find-account.ts'
import { logIn, type LoggedIn } from './accounts.ts'
import { forgetBrowsers, recognise, type Client } from '../login/known-browsers.ts'
import { consumeCode, verifyCode, wrongCode } from '../login/otp.ts'
import { leaveNumber, mayHaveNewOwner, proveOwner, type OwnerProof } from '../login/owner-proof.ts'
import { checkPassword, hashPassword } from '../login/passwords.ts'
import { closeAllSessions } from '../login/sessions.ts'
import type { ShopContext } from '../core/context.ts'
import { sellerAtDesk } from '../staff/staff.ts'
import { inTransaction } from '../core/transaction.ts'

/** What the correct code from a phone allows. */

/**
 * The first correct code proves whose the number is. Until then anybody may have typed it into the sign-up, so the
 * password is voided and every session ends. What was saved on the account is deleted too, unless this very browser
 * logged in before: a stranger's address must not stay in the owner's list. Orders stay, for the books. The email stays
 * as a second name: it opens nothing without the password, and no code is ever sent to it. Returns whether there was a
 * password that is void now.
 */
const verifyPhoneNumber = async (
  shop: ShopContext,
  { id, passwordHash }: Account,
  client: Client,
): Promise<boolean> => {
  const [proven] = await shop.db
    .update(customers)
    .set({ phoneProvenAt: shop.clock(), passwordHash: null })
    .where(and(eq(customers.id, id), isNull(customers.phoneProvenAt)))
    .returning({ id: customers.id })
  if (proven === undefined) return false
  await closeAllSessions(shop, 'customer', id)
  const { browser: isKnownBrowser } = await recognise(shop, { role: 'customer', accountId: id }, client)
  await forgetBrowsers(shop, 'customer', id)
  if (!isKnownBrowser) {
    await shop.db.delete(addresses).where(eq(addresses.customerId, id))
    await shop.db.delete(wishlistItems).where(eq(wishlistItems.customerId, id))
  }
  return passwordHash !== null
}

/** An account with nothing but its number; its first address names it. It may have been opened in this very moment. */
const openAccount = async (shop: ShopContext, phoneNumber: string): Promise<Account> => {
  await shop.db
    .insert(customers)
    .values({ name: '', phoneNumber, whatsAppNumber: phoneNumber, createdAt: shop.clock() })
    .onConflictDoNothing()
  const account = await findAccount(shop, 'customer', { phoneNumber })
  if (account === null) throw wrongCode()
  return account
}

/** The old account of a number keeps what it holds, without the number; nobody is logged in to it any more. */
const beginAnew = async (shop: ShopContext, account: Account, phoneNumber: string): Promise<Account> => {
  await leaveNumber(shop, account.id)
  await closeAllSessions(shop, 'customer', account.id)
  await forgetBrowsers(shop, 'customer', account.id)
  return openAccount(shop, phoneNumber)
}

/**
 * Logs a customer in with a code that was sent to the phone, and opens the account of a number that has none. Where the
 * number may have a new owner, who says so gets a new account.
 */
export const loginByCode = async (
  shop: ShopContext,
  asked: { phoneNumber: string; code: string; client: Client; proof?: OwnerProof; anew?: boolean | undefined },
): Promise<LoggedIn & { password_voided?: true }> => {
  const { phoneNumber, code, client, proof = {}, anew } = asked
  const verified = await verifyCode(shop, { role: 'customer', phoneNumber, purpose: 'login' }, code, client)
  const old = verified.account
  const isLeft =
    anew === true && old !== null && (await mayHaveNewOwner(shop, { role: 'customer', account: old, client }))
  if (old !== null && !isLeft) await proveOwner(shop, verified, { role: 'customer', account: old, client, proof })
  return inTransaction(shop, async (inner) => {
    await consumeCode(inner, verified)
    const kept = old !== null && isLeft ? await beginAnew(inner, old, phoneNumber) : old
    const account = kept ?? (await openAccount(inner, phoneNumber))
    const isVoided = await verifyPhoneNumber(inner, account, client)
    return { ...(await logIn(inner, 'customer', account, client)), ...(isVoided && { password_voided: true }) }
  })
}

/**
 * Sets a new password and ends every session that the old one opened. The password is not judged before the code was
 * right: the reasons against it reveal what only the owner knows. The code stays valid for a better one.
 */
export const resetPassword = async (
  shop: ShopContext,
  asked: {
    role: 'customer' | 'seller'
    phoneNumber: string
    code: string
    password: string
    pincode?: string | undefined
    client: Client
  },
): Promise<void> => {
  const { role, phoneNumber, code, password, pincode, client } = asked
  const verified = await verifyCode(shop, { role, phoneNumber, purpose: 'password' }, code, client)
  const { account } = verified
  if (account === null) throw wrongCode()
  await proveOwner(shop, verified, { role, account, client, proof: { pincode } })
  checkPassword(password, account)
  const passwordHash = await hashPassword(password)
  const table = role === 'customer' ? customers : sellers
  await inTransaction(shop, async (inner) => {
    await consumeCode(inner, verified)
    if (role === 'customer') await verifyPhoneNumber(inner, account, client)
    await inner.db.update(table).set({ passwordHash }).where(eq(table.id, account.id))
    const opened = role === 'customer' ? account.id : await sellerAtDesk(inner, account.id)
    await closeAllSessions(inner, role === 'customer' ? role : 'staff', opened)
  })
}
