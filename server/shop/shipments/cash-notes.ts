import { and, desc, eq, inArray, sql, sum } from 'drizzle-orm'
import { cashNotes, orderItems, refunds, shipments } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import type { Staff } from '../core/identity.ts'
import type { Shipment } from './locks.ts'

/**
 * Cash that staff has noted. Every noting is kept with who and when, whatever becomes of the parcel; what counts of them
 * adds up to the sum of the parcel. The order's row is locked by whoever writes here.
 */

type Note = Omit<typeof cashNotes.$inferInsert, 'notedAt'>

const addNotes = async (shop: ShopContext, ...notes: Note[]): Promise<void> => {
  const { db, clock } = shop
  await db.insert(cashNotes).values(notes.map((note) => ({ ...note, notedAt: clock() })))
  const of = eq(cashNotes.shipmentId, shipments.id)
  const ids = [...new Set(notes.map(({ shipmentId }) => shipmentId))]
  await db
    .update(shipments)
    .set({
      cashTakenPaise: sql`(select sum(${cashNotes.amountPaise}) from ${cashNotes} where ${of} and ${cashNotes.counts})`,
      cashTakenBy: sql`(select ${cashNotes.staffId} from ${cashNotes}
        where ${of} and ${cashNotes.counts} and ${cashNotes.kind} in ('taken', 'moved') order by ${cashNotes.id} desc limit 1)`,
    })
    .where(inArray(shipments.id, ids))
}

/** What was taken for a parcel, note by note, without what was undone. */
const takenOf = async ({ db }: ShopContext, shipmentId: string) => {
  const rows = await db
    .select()
    .from(cashNotes)
    .where(and(eq(cashNotes.shipmentId, shipmentId), inArray(cashNotes.kind, ['taken', 'undone'])))
    .orderBy(cashNotes.id)
  // Only the latest note is undone, so it stands right after it.
  return rows.filter(({ kind }, at) => kind === 'taken' && rows[at + 1]?.kind !== 'undone')
}

/** Whether somebody has noted this very sum for a parcel. */
export const hasNoted = async (shop: ShopContext, me: Staff, shipmentId: string, paise: number): Promise<boolean> =>
  (await takenOf(shop, shipmentId)).some(({ staffId, amountPaise }) => staffId === me.id && amountPaise === paise)

export interface Taken {
  paise: number
  /** Why it is less than what is due. */
  reason?: string | undefined
  /** What the phone asked for, where that was not what was to be taken. */
  askedPaise?: number | undefined
  /** When it was taken, where the phone says so. */
  at?: Date | undefined
  /** Whether it delivers the parcel; false where that stood elsewhere already. */
  isDelivery: boolean
}

/**
 * Notes what somebody has taken for a parcel. One delivery has one sum: what a later one takes of what was still due
 * comes on top; any other sum is kept beside it, until somebody decides which is right.
 */
export const noteCash = async (shop: ShopContext, me: Staff, shipment: Shipment, taken: Taken): Promise<void> => {
  const { paise, reason, askedPaise, at, isDelivery } = taken
  const last = (await takenOf(shop, shipment.id)).at(-1)
  const known = shipment.cashTakenPaise ?? 0
  const isOnTop =
    last === undefined ||
    (isDelivery && (at === undefined || at > last.notedAt) && known + paise <= shipment.cashDuePaise)
  await addNotes(shop, {
    shipmentId: shipment.id,
    kind: 'taken',
    amountPaise: paise,
    contested: !isOnTop,
    counts: isOnTop || known === 0,
    staffId: me.id,
    reason: reason ?? null,
    askedPaise: askedPaise ?? null,
    takenAt: at ?? null,
  })
}

/**
 * Takes one's own note back, which was pressed by mistake: nothing may have been noted for the parcel since. False where
 * the latest note is another one.
 */
export const undoNote = async (shop: ShopContext, me: Staff, shipmentId: string, paise: number): Promise<boolean> => {
  const [last] = await shop.db
    .select()
    .from(cashNotes)
    .where(eq(cashNotes.shipmentId, shipmentId))
    .orderBy(desc(cashNotes.id))
    .limit(1)
  const isOwn = last?.kind === 'taken' && last.staffId === me.id && last.amountPaise === paise
  if (!isOwn || !last.counts || last.contested) return false
  const { takenAt } = last
  await addNotes(shop, { shipmentId, kind: 'undone', amountPaise: -paise, counts: true, staffId: me.id, takenAt })
  return true
}

/** What went back already for lines of a parcel, or is on its way. */
const sentBack = async ({ db }: ShopContext, shipmentId: string): Promise<number> => {
  const [row] = await db
    .select({ paise: sum(refunds.amountPaise) })
    .from(refunds)
    .innerJoin(orderItems, eq(orderItems.id, refunds.orderItemId))
    .where(and(eq(orderItems.shipmentId, shipmentId), inArray(refunds.state, ['sending', 'done'])))
  return Number(row?.paise ?? 0)
}

/**
 * Carries what counts for a parcel to the one that lines of it went to: what is more than the rest of it costs, or, where
 * the lines are delivered and the rest is not, what they cost.
 */
export const carryCash = async (
  shop: ShopContext,
  fromId: string,
  toId: string,
  { isDelivered }: { isDelivered: boolean },
): Promise<void> => {
  const rows = await shop.db
    .select()
    .from(shipments)
    .where(inArray(shipments.id, [fromId, toId]))
  const [from, to] = [fromId, toId].map((id) => rows.find((row) => row.id === id))
  if (from === undefined || to === undefined || from.cashTakenPaise === null) return
  const free = from.cashTakenPaise - (await sentBack(shop, fromId)) - (isDelivered ? 0 : from.cashDuePaise)
  const carried = Math.min(Math.max(0, free), to.cashDuePaise)
  // For delivered lines also 0 is told: without any note they would count as paid.
  if (carried === 0 && !isDelivered) return
  const moved = { kind: 'moved', counts: true, staffId: from.cashTakenBy } as const
  await addNotes(
    shop,
    { ...moved, shipmentId: fromId, amountPaise: carried === 0 ? 0 : -carried },
    { ...moved, shipmentId: toId, amountPaise: carried },
  )
}

/** What counts for a parcel; all that was due where it was delivered and nobody has said what was taken. */
const countedPaise = ({ cashTakenPaise, cashDuePaise, state }: Shipment): number =>
  cashTakenPaise ?? (state === 'delivered' ? cashDuePaise : 0)

/** What is left of what counts for a parcel beside what it costs and what went back of it. */
export const cashBeyond = async (shop: ShopContext, parcel: Shipment, costPaise: number): Promise<number> =>
  Math.max(0, countedPaise(parcel) - (await sentBack(shop, parcel.id)) - costPaise)

/** Carries so much of what counts for a parcel to another one, of which nothing may have been said yet. */
export const carryPaise = async (shop: ShopContext, from: Shipment, to: Shipment, paise: number): Promise<void> => {
  const moved = { kind: 'moved', counts: true, staffId: from.cashTakenBy } as const
  const unsaid = [from, to]
    .filter((parcel) => parcel.cashTakenPaise === null && parcel.state === 'delivered')
    .map((parcel) => ({ ...moved, shipmentId: parcel.id, amountPaise: parcel.cashDuePaise, staffId: null }))
  await addNotes(
    shop,
    ...unsaid,
    { ...moved, shipmentId: from.id, amountPaise: -paise },
    { ...moved, shipmentId: to.id, amountPaise: paise },
  )
}

/** Decides what was taken for a parcel in truth: from then on that counts, and nothing differs. */
export const settleSum = (
  shop: ShopContext,
  shipment: Shipment,
  { paise, reason, staffId }: { paise: number; reason: string; staffId: number | null },
): Promise<void> =>
  addNotes(shop, {
    shipmentId: shipment.id,
    kind: 'settled',
    amountPaise: paise - (shipment.cashTakenPaise ?? 0),
    counts: true,
    staffId,
    reason,
  })

// Columns by their names: of a query of one table Drizzle leaves out which table a column is of.

/** Whether nobody has decided since a note `n`. */
const isUnsettled = sql`not exists (select from cash_notes later
  where later.shipment_id = n.shipment_id and later.kind = 'settled' and later.id > n.id)`

/** Sums that are noted beside what counts, of all parcels of the same order and seller: somebody may hold them. */
const besidePaise = sql`(select coalesce(sum(n.amount_paise), 0) from cash_notes n
  join shipments other on other.id = n.shipment_id
  where other.order_id = shipments.order_id and other.seller_id = shipments.seller_id
    and not n.counts and ${isUnsettled})`

/** What was noted for a parcel, whether it counts or not. */
export const notedPaise = sql<string>`(coalesce(shipments.cash_taken_paise, 0) + ${besidePaise})`

/** What is still to be taken for a parcel that is to be delivered: nobody is asked for what somebody has noted. */
export const toTakePaise = sql<string>`greatest(0, shipments.cash_due_paise - ${notedPaise})`

/** The parcels whose cash nobody has decided on: sums that differ from each other, or from what was due. */
export const differs = sql`shipments.id in (
  select n.shipment_id from cash_notes n where n.contested and ${isUnsettled}
  union all
  select s.id from shipments s
  where (case when s.state = 'delivered' then s.cash_taken_paise <> s.cash_due_paise else s.cash_taken_paise > 0 end)
    and (select n.kind from cash_notes n where n.shipment_id = s.id order by n.id desc limit 1) <> 'settled')`
