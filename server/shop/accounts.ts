import { and, eq } from 'drizzle-orm'
import type { RegisterForm } from '../../src/contract/forms.ts'
import type { User } from '../../src/contract/entities.ts'
import { customers, sellers } from '../db/schema.ts'
import { checkLimit, clearLimit, count } from './limits.ts'
import { checkPassword, hashPassword, passwordMatches } from './passwords.ts'
import { Refusal } from './refusal.ts'
import type { Role } from './sessions.ts'
import { openSession } from './sessions.ts'
import type { Shop } from './shop.ts'

/** An account of either role, as far as logging in needs it. */
export interface Account {
  id: number
  name: string
  email: string
  phoneNumber: string
  passwordHash: string | null
}

export type LoginName = { email: string } | { phoneNumber: string }

/** The last ten digits, however the country's code was written. */
export const plainPhone = (typed: string): string => typed.replaceAll(/\D/g, '').slice(-10)

export const accountExists = () =>
  new Refusal('ACCOUNT_EXISTS', 'An account with this email or phone number exists already')

/** Opens a customer account. */
export const register = async (shop: Shop, form: RegisterForm, address: string | null): Promise<User> => {
  if (address !== null) await count(shop, 'registerPerAddress', address)
  checkPassword(form.password, { name: form.name, email: form.email, phoneNumber: form.phone_number })
  await count(shop, 'registerPerContact', form.email)
  await count(shop, 'registerPerContact', form.phone_number)
  const passwordHash = await hashPassword(form.password)
  const [user] = await shop.db
    .insert(customers)
    .values({
      name: form.name,
      phoneNumber: form.phone_number,
      whatsAppNumber: form.whats_app_number,
      email: form.email,
      passwordHash,
    })
    .onConflictDoNothing()
    .returning({ id: customers.id, name: customers.name })
  if (user === undefined) throw accountExists()
  return user
}

/** The account of a role by email or phone. Somebody who applies to sell has none before the shop accepts. */
export const findAccount = async ({ db }: Shop, role: Role, by: LoginName): Promise<Account | null> => {
  const table = role === 'customer' ? customers : sellers
  const fields = {
    id: table.id,
    name: table.name,
    email: table.email,
    phoneNumber: table.phoneNumber,
    passwordHash: table.passwordHash,
  }
  const is = 'email' in by ? eq(table.email, by.email) : eq(table.phoneNumber, by.phoneNumber)
  const isOpen = role === 'customer' ? undefined : eq(sellers.vendorStatus, 'accepted')
  const [row] = await db.select(fields).from(table).where(and(is, isOpen))
  return row ?? null
}

export interface LoggedIn {
  token: string
  user: User
  /** Where a seller goes on (decision 5); names the seller and carries no token. */
  redirect?: string
}

/** Logs an account in whose owner has proved to be who they are. */
export const logIn = async (shop: Shop, role: Role, account: Account): Promise<LoggedIn> => {
  const token = await openSession(shop, role, account.id)
  const user = { id: account.id, name: account.name }
  if (role === 'customer') return { token, user }
  const redirect = new URL(shop.adminSiteUrl)
  redirect.searchParams.set('seller', String(account.id))
  return { token, user, redirect: redirect.href }
}

const subjectOf = (by: LoginName): string => ('email' in by ? by.email : by.phoneNumber)

/** Logs in with a password. An unknown account and a wrong password look and last the same. */
export const loginByPassword = async (
  shop: Shop,
  asked: { role: Role; by: LoginName; password: string; address: string | null },
): Promise<LoggedIn> => {
  const { role, by, password, address } = asked
  if (address !== null) await count(shop, 'loginPerAddress', address)
  const account = await findAccount(shop, role, by)
  // Both names of an account share its counter, so that trying by phone and by email is no way around it.
  const subject = account === null ? `${role}:${subjectOf(by)}` : `${role}#${account.id}`
  const here = `${subject}@${address ?? 'inside'}`
  await checkLimit(shop, 'loginFailures', here)
  await checkLimit(shop, 'loginFailuresPerAccount', subject)
  const matches = await passwordMatches(account?.passwordHash ?? null, password)
  if (account === null || !matches) {
    await count(shop, 'loginFailures', here)
    await count(shop, 'loginFailuresPerAccount', subject)
    throw new Refusal('WRONG_CREDENTIALS', 'Wrong email, phone number or password')
  }
  await clearLimit(shop, 'loginFailures', here)
  return logIn(shop, role, account)
}
