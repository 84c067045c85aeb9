import { and, asc, eq } from 'drizzle-orm'
import { customers, sellers, sessions } from '../../db/schema.ts'
import { hashPassword, passwordMatches } from '../login/passwords.ts'
import type { ShopContext } from '../core/context.ts'
import { addOwner, closeDesk } from '../staff/staff.ts'

/** Accounts to try the shop with. Their password is public, so a shop in production has none of them. */

export const DEMO_PASSWORD = 'haldhar-demo'
export const DEMO_CUSTOMER = { name: 'Sunita Patil', email: 'demo@haldhar.example', phoneNumber: '9876543210' }

export const DEMO_SELLER = { email: 'seller@haldhar.example', phoneNumber: '9876543211' }

const openCustomer = async ({ db }: Pick<ShopContext, 'db'>): Promise<void> => {
  if ((await db.$count(customers, eq(customers.email, DEMO_CUSTOMER.email))) > 0) return
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await db
    .insert(customers)
    .values({ ...DEMO_CUSTOMER, whatsAppNumber: DEMO_CUSTOMER.phoneNumber, passwordHash })
    .onConflictDoNothing()
}

/** The first seller of the catalogue, who has goods to show, under an email that is easy to remember. */
const openSeller = async ({ db }: Pick<ShopContext, 'db'>): Promise<void> => {
  if ((await db.$count(sellers, eq(sellers.email, DEMO_SELLER.email))) > 0) return
  const [first] = await db
    .select({ id: sellers.id, name: sellers.name })
    .from(sellers)
    .where(eq(sellers.vendorStatus, 'accepted'))
    .orderBy(asc(sellers.id))
    .limit(1)
  if (first === undefined) return
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await db
    .update(sellers)
    .set({ ...DEMO_SELLER, passwordHash })
    .where(eq(sellers.id, first.id))
  await addOwner({ db }, { ...first, ...DEMO_SELLER })
}

/** Creates the demo accounts where they are missing. */
export const openDemoAccounts = async (shop: Pick<ShopContext, 'db'>): Promise<void> => {
  await openCustomer(shop)
  await openSeller(shop)
}

/**
 * Disables demo accounts that development has left in a database which now serves in production: everybody knows their
 * password. The rows stay, without password and log-ins. Returns the accounts it disabled.
 */
export const closeDemoAccounts = async ({ db }: Pick<ShopContext, 'db'>): Promise<string[]> => {
  const closed: string[] = []
  for (const { table, role, email } of [
    { table: customers, role: 'customer', email: DEMO_CUSTOMER.email },
    { table: sellers, role: 'seller', email: DEMO_SELLER.email },
  ] as const) {
    const [row] = await db.select({ id: table.id, hash: table.passwordHash }).from(table).where(eq(table.email, email))
    if (row === undefined || row.hash === null || !(await passwordMatches(row.hash, DEMO_PASSWORD))) continue
    await db.transaction(async (tx) => {
      await tx.update(table).set({ passwordHash: null }).where(eq(table.id, row.id))
      if (role === 'seller') await closeDesk({ db: tx }, row.id)
      else await tx.delete(sessions).where(and(eq(sessions.role, role), eq(sessions.accountId, row.id)))
    })
    closed.push(email)
  }
  return closed
}
