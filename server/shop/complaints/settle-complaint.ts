import { asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { DeskComplaint } from '../../../src/contract/calls/staff/complaints.ts'
import { complaints, customers, orderItems, sellers, shipmentProofs, shipments } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { firstOf, Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { wire } from '../core/wire.ts'
import { emit } from '../core/events.ts'

type Row = typeof complaints.$inferSelect

/** As many as a phone lists; the rest follows once these are settled. */
const OPEN_SHOWN = 200
const CLOSED_SHOWN = 50

const view = async ({ db }: ShopContext, rows: readonly Row[]): Promise<DeskComplaint[]> => {
  const ids = rows.flatMap(({ customerId }) => customerId ?? [])
  const orderIds = rows.flatMap(({ orderId }) => orderId ?? [])
  const people = await db.select().from(customers).where(inArray(customers.id, ids))
  const shops = await db
    .selectDistinct({ orderId: orderItems.orderId, shopName: sellers.shopName, name: sellers.name })
    .from(orderItems)
    .innerJoin(sellers, eq(sellers.id, orderItems.sellerId))
    .where(inArray(orderItems.orderId, orderIds))
  const proofs = await db
    .select({ orderId: shipments.orderId, file: shipmentProofs.file })
    .from(shipmentProofs)
    .innerJoin(shipments, eq(shipments.id, shipmentProofs.shipmentId))
    .where(inArray(shipments.orderId, orderIds))
    .orderBy(asc(shipmentProofs.createdAt))
  return rows.map((row) => {
    const customer = people.find(({ id }) => id === row.customerId)
    return {
      ...wire(row),
      customer_name: customer?.name ?? '',
      phone_number: customer?.phoneNumber ?? null,
      is_withdrawn: row.customerId === null,
      shop_names: shops.filter(({ orderId }) => orderId === row.orderId).map(({ shopName, name }) => shopName ?? name),
      proofs: proofs.filter(({ orderId }) => orderId === row.orderId).map(({ file }) => file),
    }
  })
}

/** What runs out first: the acknowledgement of a new one, the answer of one that was acknowledged. */
const nextClock = sql`case when ${complaints.state} = 'open' then ${complaints.ackBy} else ${complaints.dueAt} end`

/** Complaints whose clock runs, the one that runs out first at the top, then the latest that were settled. */
export const listForOfficer = async (shop: ShopContext): Promise<DeskComplaint[]> => {
  const { db } = shop
  const open = await db
    .select()
    .from(complaints)
    .where(ne(complaints.state, 'closed'))
    .orderBy(asc(nextClock), asc(complaints.ticket))
    .limit(OPEN_SHOWN)
  const closed = await db
    .select()
    .from(complaints)
    .where(eq(complaints.state, 'closed'))
    .orderBy(desc(complaints.closedAt))
    .limit(CLOSED_SHOWN)
  return view(shop, [...open, ...closed])
}

type Step = 'acknowledge' | 'takeBack' | 'close'

const lock = async ({ db }: ShopContext, ticket: string): Promise<Row> => {
  const isThis = eq(complaints.ticket, ticket)
  return firstOf(await db.select().from(complaints).where(isThis).for('update'), 'There is no such complaint')
}

/** Writes down a step, logs it and returns the complaint. */
const step = async (shop: ShopContext, { ticket, state }: Row, name: Step, change: Partial<Row>) => {
  const isThis = eq(complaints.ticket, ticket)
  const row = firstOf(
    await shop.db.update(complaints).set(change).where(isThis).returning(),
    'There is no such complaint',
  )
  await recordChange(shop, {
    action: `complaint.${name}`,
    entity: 'complaint',
    entityId: ticket,
    sellerId: null,
    before: { state },
    after: { state: row.state },
  })
  const [shown] = await view(shop, [row])
  if (shown === undefined) throw new Error('The complaint is gone')
  return shown
}

const move = (
  shop: ShopContext,
  ticket: string,
  name: 'acknowledge' | 'close',
  answer: string | null,
): Promise<DeskComplaint> =>
  inTransaction(shop, async (inner) => {
    const before = await lock(inner, ticket)
    const now = inner.clock()
    if (before.state === 'closed') throw new Refusal('NOT_ALLOWED_NOW', 'This complaint is settled already')
    if (name === 'acknowledge' && before.state === 'acknowledged')
      throw new Refusal('NOT_ALLOWED_NOW', 'This complaint is acknowledged already')
    // Whoever is answered at once is acknowledged by it.
    const acknowledgedAt = before.acknowledgedAt ?? now
    const moved =
      name === 'close' ? { state: 'closed' as const, answer, closedAt: now } : { state: 'acknowledged' as const }
    const shown = await step(inner, before, name, { ...moved, acknowledgedAt })
    await emit(inner, name === 'close' ? 'complaintClosed' : 'complaintAcknowledged', before)
    return shown
  })

/** Undoes an acknowledgement that was pressed by mistake: the 48 hours run again. */
export const takeBackAcknowledgement = (shop: ShopContext, ticket: string): Promise<DeskComplaint> =>
  inTransaction(shop, async (inner) => {
    const before = await lock(inner, ticket)
    if (before.state !== 'acknowledged') throw new Refusal('NOT_ALLOWED_NOW', 'This complaint is not acknowledged')
    await emit(inner, 'acknowledgementTakenBack', { ticket })
    return step(inner, before, 'takeBack', { state: 'open', acknowledgedAt: null })
  })

export const acknowledgeComplaint = (shop: ShopContext, ticket: string): Promise<DeskComplaint> =>
  move(shop, ticket, 'acknowledge', null)

/** Settles a complaint; the customer reads the answer. */
export const closeComplaint = (shop: ShopContext, ticket: string, answer: string): Promise<DeskComplaint> =>
  move(shop, ticket, 'close', answer)
