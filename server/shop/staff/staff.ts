import { and, eq, inArray, isNull, desc, gt } from 'drizzle-orm'
import * as v from 'valibot'
import { answers } from '../../../src/contract/answers.ts'
import type {
  StaffMe,
  StaffChange,
  StaffForm,
  StaffLogIn,
  StaffMember,
  AdminStaff,
} from '../../../src/contract/calls/staff/access.ts'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import { sellers, sessions, staff } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import { emit } from '../core/events.ts'
import type { ShopContext } from '../core/context.ts'
import { ownRow, type Staff } from '../core/identity.ts'
import { newestFirst, pageOf, type Page } from '../core/paging.ts'
import { notFound, Refusal, firstOf } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { wire } from '../core/wire.ts'
import { endSessions, closeAllSessions } from '../login/sessions.ts'

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

const NOBODY = 'There is no such person'

const ofShop = ({ sellerId }: Pick<Staff, 'sellerId'>) =>
  sellerId === null ? isNull(staff.sellerId) : eq(staff.sellerId, sellerId)

/** Everybody of one's own shop, the oldest first. */
export const listPeople = async ({ db }: ShopContext, me: Pick<Staff, 'sellerId'>): Promise<StaffMember[]> =>
  (await db.select().from(staff).where(ofShop(me)).orderBy(staff.id)).map(wire)

const newest = newestFirst({ moment: staff.createdAt }, staff.id)

/** A page of everybody who works at any desk, newest first. */
export const listStaff = ({ db }: ShopContext, query: PageQuery): Promise<Page<AdminStaff>> => {
  const select = db
    .select({ member: staff, seller: sellers, ...newest.fields })
    .from(staff)
    .leftJoin(sellers, eq(sellers.id, staff.sellerId))
    .$dynamic()
  const texts = [staff.name, staff.phoneNumber, staff.role, sellers.shopName, sellers.name]
  return pageOf(select, query, { by: newest, texts, ids: [staff.id] }, (rows) =>
    rows.map(({ member, seller }) => ({ ...wire(member), shop_name: seller && (seller.shopName ?? seller.name) })),
  )
}

const findSeller = async ({ db }: ShopContext, id: number) =>
  firstOf(await db.select().from(sellers).where(eq(sellers.id, id)), 'There is no such seller')

/** Everybody of a shop, for the operator, the oldest first. */
export const listPeopleOf = async (shop: ShopContext, sellerId: number): Promise<StaffMember[]> => {
  await findSeller(shop, sellerId)
  return listPeople(shop, { sellerId })
}

/**
 * Lets somebody log in to the desk of a shop with a code to this phone, who is told of it there: in the language of the
 * colleague who does it, or of the shop where it is the operator.
 */
export const addStaff = (
  shop: ShopContext,
  { sellerId, by }: { sellerId: number | null; by: 'colleague' | 'operator' },
  form: StaffForm,
): Promise<StaffMember> =>
  inTransaction(shop, async (inner) => {
    const { name, phone_number: phoneNumber, role, lang } = form
    const seller = sellerId === null ? null : await findSeller(inner, sellerId)
    const [added] = await inner.db
      .insert(staff)
      .values({ sellerId, name, phoneNumber, role, createdAt: inner.clock() })
      .onConflictDoNothing()
      .returning()
    if (added === undefined) throw new Refusal('ACCOUNT_EXISTS', 'Somebody of this shop has this phone already')
    await recordChange(inner, {
      action: 'staff.add',
      entity: 'staff',
      entityId: added.id,
      sellerId,
      after: { role },
      personal: ['name', 'phone_number'],
    })
    const shopName = seller && (seller.shopName ?? seller.name)
    const spoken = seller?.language ?? undefined
    const language = (by === 'operator' ? (spoken ?? lang) : (lang ?? spoken)) ?? 'en'
    await emit(inner, 'invited', { staffId: added.id, shopName, language })
    return wire(added)
  })

/** Changes the role of somebody, or whether they may log in; who may not is logged out at once. */
export const setStaff = (
  shop: ShopContext,
  me: Pick<Staff, 'sellerId'>,
  id: number,
  change: StaffChange,
): Promise<StaffMember> =>
  inTransaction(shop, async (inner) => {
    const { db } = inner
    const [any] = await db.select().from(staff).where(eq(staff.id, id))
    const { sellerId } = ownRow(me, any, { entity: 'staff', id, message: NOBODY })
    // All rows of the shop: two owners who end each other must not both succeed.
    const people = await db.select().from(staff).where(ofShop({ sellerId })).orderBy(staff.id).for('update')
    const before = firstOf(
      people.filter((person) => person.id === id),
      NOBODY,
    )
    const role = change.role ?? before.role
    const disabledAt = change.disabled === undefined ? before.disabledAt : change.disabled ? inner.clock() : null
    const owners = people.filter((person) => person.role === 'owner' && person.disabledAt === null)
    const isLastOwner = owners.length === 1 && owners[0]?.id === id
    if (isLastOwner && (role !== 'owner' || disabledAt !== null))
      throw new Refusal('NOT_ALLOWED_NOW', 'A shop keeps at least one owner')
    // Whoever lets somebody in vouches for the number, however long it was silent.
    const vouched = change.disabled === false ? { lastLoginAt: inner.clock() } : {}
    const after = firstOf(
      await db
        .update(staff)
        .set({ role, disabledAt, ...vouched })
        .where(eq(staff.id, id))
        .returning(),
      NOBODY,
    )
    if (disabledAt !== null) await closeAllSessions(inner, 'staff', id)
    const shown = (row: typeof before) => ({ role: row.role, disabled: row.disabledAt !== null })
    await recordChange(inner, {
      action: 'staff.set',
      entity: 'staff',
      entityId: id,
      sellerId,
      before: shown(before),
      after: shown(after),
    })
    return wire(after)
  })

/** The valid log-ins of everybody of one's own shop, the latest use first. */
export const listLogIns = async ({ db, clock }: ShopContext, me: Staff): Promise<StaffLogIn[]> => {
  const rows = await db
    .select({ session: sessions, name: staff.name })
    .from(sessions)
    .innerJoin(staff, and(eq(sessions.role, 'staff'), eq(staff.id, sessions.accountId)))
    .where(and(ofShop(me), gt(sessions.expiresAt, clock())))
    .orderBy(desc(sessions.lastUsedAt))
  return rows.map(({ session: { tokenHash, ...row }, name }) => ({
    ...wire(row),
    staff_id: row.accountId,
    name,
    current: tokenHash === me.tokenHash,
  }))
}

/** Ends a log-in of somebody of one's own shop. */
export const endLogIn = (shop: ShopContext, me: Staff, id: string): Promise<void> =>
  inTransaction(shop, async (inner) => {
    const { db } = inner
    const message = 'This log-in has ended already'
    if (!v.UUID_REGEX.test(id)) throw notFound(message)
    const [found] = await db
      .select({ sellerId: staff.sellerId, staffId: staff.id })
      .from(sessions)
      .innerJoin(staff, and(eq(sessions.role, 'staff'), eq(staff.id, sessions.accountId)))
      .where(eq(sessions.id, id))
    const own = ownRow(me, found, { entity: 'log-in', id, message })
    await endSessions(inner, eq(sessions.id, id))
    await recordChange(inner, {
      action: 'log-in.end',
      entity: 'staff',
      entityId: own.staffId,
      sellerId: own.sellerId,
    })
  })
