import { and, eq, inArray, isNull, type Column, type SQL } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import type { StaffMe } from '../../../src/contract/calls/staff/access.ts'
import type { StaffRole } from '../../../src/contract/staff.ts'
import { sellers, sessions, staff } from '../../db/schema.ts'
import { endSessions } from '../accounts/login/sessions.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { notFound, Refusal } from '../core/refusal.ts'

/** Somebody of the staff, or the operator's command line. */
export interface Staff {
  /** Null for the command line. */
  id: number | null
  /** Null for the operator's own, who see every shop. */
  sellerId: number | null
  role: StaffRole
  /** Of the log-in that asks. */
  tokenHash: string | null
}

/** Somebody of the staff whose log-in was found. */
export interface Person extends Staff {
  id: number
  tokenHash: string
}

/** Whoever has the operator's token. */
export const OPERATOR: Staff = { id: null, sellerId: null, role: 'owner', tokenHash: null }

/** The rows that somebody may see: those of the own shop, or all. Never taken from a request. */
export const ownedBy = ({ sellerId }: Pick<Staff, 'sellerId'>, column: Column): SQL | undefined =>
  sellerId === null ? undefined : eq(column, sellerId)

/** What another shop's row is answered with; the attempt is logged. */
export class Foreign extends Refusal {
  readonly entity: string
  readonly entityId: string
  constructor(entity: string, entityId: string, message: string) {
    super('NOT_FOUND', message)
    this.entity = entity
    this.entityId = entityId
  }
}

/** The row of one's own shop; another shop's is not found, like one that does not exist. */
export const ownRow = <Row extends { sellerId: number | null }>(
  { sellerId }: Pick<Staff, 'sellerId'>,
  row: Row | undefined,
  { entity, id, message }: { entity: string; id: string | number; message: string },
): Row => {
  if (row === undefined) throw notFound(message)
  if (sellerId !== null && row.sellerId !== sellerId) throw new Foreign(entity, String(id), message)
  return row
}

type Seller = Pick<typeof sellers.$inferSelect, 'id' | 'name' | 'phoneNumber'>

/** Makes a seller the owner of the desk, where nobody of the shop has that phone already. */
export const addOwner = async (
  { db }: Pick<ShopContext, 'db'>,
  { id: sellerId, name, phoneNumber }: Seller,
): Promise<void> => {
  await db.insert(staff).values({ sellerId, name, phoneNumber, role: 'owner' }).onConflictDoNothing()
}

/** Opens the desk of an accepted seller. Who was put out before stays out; a shop without an owner gets the seller. */
export const openDesk = async (shop: ShopContext, seller: Seller): Promise<void> => {
  const { db } = shop
  await addOwner(shop, seller)
  const people = await db.select().from(staff).where(eq(staff.sellerId, seller.id))
  if (people.some(({ role, disabledAt }) => role === 'owner' && disabledAt === null)) return
  const own = people.find(({ phoneNumber, disabledAt }) => phoneNumber === seller.phoneNumber && disabledAt === null)
  if (own === undefined) return
  await db.update(staff).set({ role: 'owner' }).where(eq(staff.id, own.id))
  await recordChange(shop, {
    action: 'staff.set',
    entity: 'staff',
    entityId: own.id,
    sellerId: seller.id,
    before: { role: own.role },
    after: { role: 'owner' },
  })
}

/** Who a seller is at the own desk: the owner, unless an owner or the operator has decided otherwise. */
export const sellerAtDesk = async (shop: Pick<ShopContext, 'db'>, sellerId: number): Promise<number> => {
  const { db } = shop
  const [seller] = await db.select().from(sellers).where(eq(sellers.id, sellerId))
  if (seller === undefined) throw notFound('Seller not found')
  // Of a catalogue that was written into the database nobody has been accepted one by one.
  await addOwner(shop, seller)
  const isSeller = and(eq(staff.sellerId, sellerId), eq(staff.phoneNumber, seller.phoneNumber))
  const [found] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(isSeller, isNull(staff.disabledAt)))
  if (found === undefined) throw new Refusal('FORBIDDEN', answers.accountBlocked)
  return found.id
}

/** Ends every log-in to a seller's desk. */
export const closeDesk = async ({ db }: Pick<ShopContext, 'db'>, sellerId: number): Promise<void> => {
  const people = db.select({ id: staff.id }).from(staff).where(eq(staff.sellerId, sellerId))
  await endSessions({ db }, and(eq(sessions.role, 'staff'), inArray(sessions.accountId, people)))
}

/** What the desk of the operator's own people is called. */
export const ALL_SHOPS = 'All shops'

/** Who somebody is, as the desk shows it. */
export const meOf = async ({ db }: ShopContext, id: number): Promise<StaffMe> => {
  const [row] = await db
    .select({ member: staff, seller: sellers })
    .from(staff)
    .leftJoin(sellers, eq(sellers.id, staff.sellerId))
    .where(and(eq(staff.id, id), isNull(staff.disabledAt)))
  if (row === undefined) throw notFound('Nobody of the staff')
  const { member, seller } = row
  return {
    staff_id: member.id,
    name: member.name,
    role: member.role,
    seller_id: member.sellerId,
    shop_name: seller === null ? ALL_SHOPS : (seller.shopName ?? seller.name),
  }
}
