import { and, eq, isNull } from 'drizzle-orm'
import { addresses, customers, sellers, wishlistItems } from '../db/schema.ts'
import type { Account, LoggedIn } from './accounts.ts'
import { logIn } from './accounts.ts'
import type { Client } from './clients.ts'
import { forgetClients, recognise } from './clients.ts'
import { spendCode, tryCode } from './codes.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import type { Role } from './sessions.ts'
import { closeAllSessions } from './sessions.ts'
import type { Shop } from './shop.ts'
import { inTransaction } from './transaction.ts'

/** What a code that came back from a phone allows. */

/**
 * The first code that comes back proves whose the number is. Until then anybody may have typed it into the sign-up, so
 * the password is void and every log-in ends. What was saved on the account goes too, unless this very browser logged
 * in before: a stranger's address must not stand in the owner's book. Orders stay, they are the shop's books. The email
 * stays as a second name: it opens nothing without the password, and no code is ever sent to it.
 */
const proveNumber = async (shop: Shop, { id }: Account, client: Client): Promise<void> => {
  const [proven] = await shop.db
    .update(customers)
    .set({ phoneProvenAt: shop.clock(), passwordHash: null })
    .where(and(eq(customers.id, id), isNull(customers.phoneProvenAt)))
    .returning({ id: customers.id })
  if (proven === undefined) return
  await closeAllSessions(shop, 'customer', id)
  const { browser: wasHere } = await recognise(shop, { role: 'customer', accountId: id }, client)
  await forgetClients(shop, 'customer', id)
  if (wasHere) return
  await shop.db.delete(addresses).where(eq(addresses.customerId, id))
  await shop.db.delete(wishlistItems).where(eq(wishlistItems.customerId, id))
}

export const loginByCode = async (
  shop: Shop,
  asked: { role: Role; phoneNumber: string; code: string; client: Client },
): Promise<LoggedIn> => {
  const { role, phoneNumber, code, client } = asked
  const right = await tryCode(shop, { role, phoneNumber, purpose: 'login' }, code, client)
  return inTransaction(shop, async (inner) => {
    await spendCode(inner, right)
    if (role === 'customer') await proveNumber(inner, right.account, client)
    return logIn(inner, role, right.account, client)
  })
}

/**
 * Sets a new password and ends every log-in that the old one opened. Nothing is said about the password before the code
 * was right: what makes it too easy is what only the owner knows. The code stays good for a better one.
 */
export const resetPassword = async (
  shop: Shop,
  asked: { role: Role; phoneNumber: string; code: string; password: string; client: Client },
): Promise<void> => {
  const { role, phoneNumber, code, password, client } = asked
  const right = await tryCode(shop, { role, phoneNumber, purpose: 'password' }, code, client)
  const { account } = right
  checkPassword(password, account)
  const passwordHash = await hashPassword(password)
  const table = role === 'customer' ? customers : sellers
  await inTransaction(shop, async (inner) => {
    await spendCode(inner, right)
    if (role === 'customer') await proveNumber(inner, account, client)
    await inner.db.update(table).set({ passwordHash }).where(eq(table.id, account.id))
    await closeAllSessions(inner, role, account.id)
  })
}
