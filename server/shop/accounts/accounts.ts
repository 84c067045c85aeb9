import { eq } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import type { RegisterForm } from '../../../src/contract/forms.ts'
import type { User } from '../../../src/contract/entities.ts'
import { customers, sellers } from '../../db/schema.ts'
import { countAttempt, rememberBrowser, type Client } from '../login/known-browsers.ts'
import { consumeLimit, refundLimit } from '../core/rate-limits.ts'
import { checkPassword, hashPassword, passwordMatches } from '../login/passwords.ts'
import { Refusal } from '../core/refusal.ts'
import { openSession, type Role } from '../login/sessions.ts'
import type { ShopContext } from '../core/context.ts'
import { sellerAtDesk } from '../staff/staff.ts'
import { type Account, type LoginName, findAccount } from '../login/find-account.ts'

/** The refusal of an email or phone number that is taken. */
export const accountExists = () => new Refusal('ACCOUNT_EXISTS', answers.accountExists)

/** Opens a customer account. */
export const register = async (shop: ShopContext, form: RegisterForm, address: string | null): Promise<User> => {
  if (address !== null) await consumeLimit(shop, 'registerPerNetwork', address)
  const { name, email, phone_number: phoneNumber, whats_app_number: whatsAppNumber, password } = form
  checkPassword(password, { name, email, phoneNumber })
  await consumeLimit(shop, 'registerPerContact', email)
  await consumeLimit(shop, 'registerPerContact', phoneNumber)
  const passwordHash = await hashPassword(password)
  const [user] = await shop.db
    .insert(customers)
    .values({ name, phoneNumber, whatsAppNumber, email, passwordHash })
    .onConflictDoNothing()
    .returning({ id: customers.id, name: customers.name })
  if (user === undefined) throw accountExists()
  return user
}

export interface LoggedIn {
  token: string
  user: User
  /** Where a seller continues; names the seller and carries no token. */
  redirect?: string
}

/** Logs in to an account whose owner has been verified. */
export const logIn = async (
  shop: ShopContext,
  role: 'customer' | 'seller',
  account: Account,
  client: Client,
): Promise<LoggedIn> => {
  const token = await (role === 'customer'
    ? openSession(shop, 'customer', account.id, client.userAgent)
    : openSession(shop, 'staff', await sellerAtDesk(shop, account.id), client.userAgent))
  await rememberBrowser(shop, { role, accountId: account.id }, client)
  if (role === 'seller')
    await shop.db.update(sellers).set({ lastLoginAt: shop.clock() }).where(eq(sellers.id, account.id))
  const user = { id: account.id, name: account.name }
  if (role === 'customer') return { token, user }
  return { token, user, redirect: sellerDeskUrl(shop, account.id) }
}

const PLACEHOLDER_ORIGIN = 'http://here.invalid'

/** A URL of another site stays whole, a path of this site stays a path. */
const sellerDeskUrl = ({ adminSiteUrl }: ShopContext, sellerId: number): string => {
  const desk = new URL(adminSiteUrl, PLACEHOLDER_ORIGIN)
  desk.searchParams.set('seller', String(sellerId))
  return desk.origin === PLACEHOLDER_ORIGIN ? desk.pathname + desk.search : desk.href
}

/**
 * Checks a password. Each attempt is counted before it waits to be hashed, and given back when it was right. An unknown
 * account and a wrong password answer the same, in the same time.
 */
export const verifyPassword = async (
  shop: ShopContext,
  asked: { role: Role; account: Account | null; subject: string; password: string; client: Client },
): Promise<Account> => {
  const { role, account, password, client } = asked
  // Both names of an account share its counter, so that trying by phone and by email is no way around it.
  const subject = account === null ? `${role}:${asked.subject}` : `${role}#${account.id}`
  const counted = await countAttempt(
    shop,
    { own: 'loginFailures', strangers: 'loginFailuresOfStrangers' },
    { subject, owner: { role, accountId: account?.id ?? null }, client },
  )
  const giveBack = () => refundLimit(shop, counted)
  const matches = await passwordMatches(account?.passwordHash ?? null, password).catch(async (error: unknown) => {
    // It was not tried.
    await giveBack()
    throw error
  })
  if (account === null || !matches) throw new Refusal('WRONG_CREDENTIALS', answers.wrongLogin)
  await giveBack()
  return account
}

/** Logs in with a password. */
export const loginByPassword = async (
  shop: ShopContext,
  asked: { role: 'customer' | 'seller'; by: LoginName; password: string; client: Client },
): Promise<LoggedIn> => {
  const { role, by, password, client } = asked
  if (client.network !== null) await consumeLimit(shop, 'loginPerNetwork', client.network)
  const account = await findAccount(shop, role, by)
  const subject = 'email' in by ? by.email : by.phoneNumber
  const known = await verifyPassword(shop, { role, account, subject, password, client })
  return logIn(shop, role, known, client)
}
