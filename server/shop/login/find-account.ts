import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { customers, sellers, staff } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import type { Role } from './sessions.ts'

/** An account of either role, as far as logging in needs it. */
export type Account = Pick<
  typeof customers.$inferSelect,
  'id' | 'name' | 'email' | 'phoneNumber' | 'passwordHash' | 'phoneProvenAt' | 'lastLoginAt'
>

export type LoginName = { email: string } | { phoneNumber: string }

/** Everybody of the staff who may log in with a phone: one for each shop in which somebody works. */
export const findStaff = ({ db }: Pick<ShopContext, 'db'>, phoneNumber: string) =>
  db
    .select({
      id: staff.id,
      name: staff.name,
      lastLoginAt: staff.lastLoginAt,
      createdAt: staff.createdAt,
      sellerId: staff.sellerId,
      shopName: sql<string | null>`coalesce(${sellers.shopName}, ${sellers.name})`,
    })
    .from(staff)
    .leftJoin(sellers, eq(sellers.id, staff.sellerId))
    .where(
      and(
        eq(staff.phoneNumber, phoneNumber),
        isNull(staff.disabledAt),
        or(isNull(staff.sellerId), eq(sellers.vendorStatus, 'accepted')),
      ),
    )
    .orderBy(staff.id)

/** The account of a role by email or phone. Whoever applies to sell has none before the shop accepts. */
export const findAccount = async (shop: ShopContext, role: Role, by: LoginName): Promise<Account | null> => {
  const { db } = shop
  if (role === 'staff') {
    const [member] = 'phoneNumber' in by ? await findStaff(shop, by.phoneNumber) : []
    const { id, name } = member ?? { id: 0, name: '' }
    const phoneNumber = 'phoneNumber' in by ? by.phoneNumber : null
    const none = { email: null, passwordHash: null, phoneProvenAt: null, lastLoginAt: null }
    return member === undefined ? null : { id, name, phoneNumber, ...none }
  }
  const table = role === 'customer' ? customers : sellers
  const fields = {
    id: table.id,
    name: table.name,
    email: table.email,
    phoneNumber: table.phoneNumber,
    passwordHash: table.passwordHash,
    // A seller has no password before a code sent to the phone was entered.
    phoneProvenAt: role === 'customer' ? customers.phoneProvenAt : sql<Date | null>`null`,
    lastLoginAt: table.lastLoginAt,
  }
  const is = 'email' in by ? eq(table.email, by.email) : eq(table.phoneNumber, by.phoneNumber)
  const isOpen = role === 'customer' ? undefined : eq(sellers.vendorStatus, 'accepted')
  const [row] = await db.select(fields).from(table).where(and(is, isOpen))
  return row ?? null
}
