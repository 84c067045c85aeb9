import { and, eq, like } from 'drizzle-orm'
import { customers, sellers } from '../db/schema.ts'
import { hashPassword } from './passwords.ts'
import type { Shop } from './shop.ts'

/** Accounts to try the shop with. Their passwords are public, so a shop in production has none of them. */

export const DEMO_PASSWORD = 'monsoon-field-42'
export const DEMO_CUSTOMER = { name: 'Sunita Patil', email: 'demo@haldhar.example', phoneNumber: '9876543210' }
export const DEMO_SELLER = { name: 'Harbhajan Singh', email: 'seller@haldhar.example', phoneNumber: '9876543211' }

/** Opens the demo accounts where they are missing. */
export const openDemoAccounts = async (shop: Pick<Shop, 'db'>): Promise<void> => {
  const { db } = shop
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email, DEMO_CUSTOMER.email))
  const [seller] = await db
    .select({ id: sellers.id })
    .from(sellers)
    .where(and(eq(sellers.email, DEMO_SELLER.email), like(sellers.passwordHash, '$argon2id$%')))
  if (customer !== undefined && seller !== undefined) return
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await db
    .insert(customers)
    .values({ ...DEMO_CUSTOMER, whatsAppNumber: DEMO_CUSTOMER.phoneNumber, passwordHash })
    .onConflictDoNothing()
  await db
    .insert(sellers)
    .values({
      ...DEMO_SELLER,
      slug: 'singh-seed-house-demo',
      shopName: 'Singh Seed House',
      whatsAppNumber: DEMO_SELLER.phoneNumber,
      vendorStatus: 'accepted',
      passwordHash,
    })
    .onConflictDoNothing()
}
