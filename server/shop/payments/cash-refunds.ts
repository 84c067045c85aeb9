import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { orderItems, orders, refunds, returns, shipments } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { emit } from '../core/events.ts'
import { isSellersFault } from './charges.ts'

/** What goes back of cash that was taken at the door: never more than came in. */

type Refund = typeof refunds.$inferSelect
type Parcel = typeof shipments.$inferSelect

interface EndedLine {
  id: number
  totalPaise: number
  isReturned: boolean
  /** Why it was given back. */
  problem: (typeof returns.$inferSelect)['problem'] | null
  parcel: Parcel
}

/** The lines of a parcel in cash that the customer does not keep: what was cancelled, then what she has given back. */
const endedLines = async ({ db }: ShopContext, shipmentId: string): Promise<EndedLine[]> =>
  db
    .select({
      id: orderItems.id,
      totalPaise: orderItems.totalPaise,
      isReturned: sql<boolean>`${orderItems.itemStatus} <> 'cancelled'`,
      problem: returns.problem,
      parcel: shipments,
    })
    .from(orderItems)
    .innerJoin(shipments, eq(shipments.id, orderItems.shipmentId))
    .innerJoin(orders, and(eq(orders.id, orderItems.orderId), eq(orders.paymentState, 'cash')))
    .leftJoin(returns, and(eq(returns.orderItemId, orderItems.id), eq(returns.state, 'approved')))
    .where(
      and(
        eq(orderItems.shipmentId, shipmentId),
        or(eq(orderItems.itemStatus, 'cancelled'), eq(returns.state, 'approved')),
      ),
    )
    .orderBy(sql`${returns.decidedAt} asc nulls first`, asc(orderItems.id))

/** Of cash, which no provider sends, also what somebody has sent and nobody has seen arrive. */
const isGone = ({ state }: Refund): boolean => state === 'done' || state === 'sending'

const sumOf = (rows: readonly { amountPaise: number }[]): number => rows.reduce((sum, row) => sum + row.amountPaise, 0)

/** Of what is delivered all counts as taken where nobody has said. */
const cameIn = ({ cashTakenPaise, cashDuePaise, state }: Parcel): number =>
  cashTakenPaise ?? (state === 'delivered' ? cashDuePaise : 0)

/**
 * The line with which the charge for a parcel's delivery goes back: the first one that the seller is at fault for, or,
 * where nothing of the parcel comes, its last one. For such a parcel nothing is due.
 */
const lineOfCharge = (lines: readonly EndedLine[], { cashDuePaise }: Parcel): EndedLine | undefined =>
  lines.find(({ isReturned, problem }) => isReturned && isSellersFault(problem)) ??
  (cashDuePaise === 0 ? lines.at(-1) : undefined)

/** Makes so much due for a line, once: what went back already stays, what is due becomes more, less or nothing. */
const makeDue = async (shop: ShopContext, line: EndedLine, due: Refund | undefined, paise: number) => {
  const { db, clock } = shop
  const { parcel } = line
  if ((due?.amountPaise ?? 0) === paise) return
  if (due === undefined) {
    const reason = line.isReturned ? ('returned' as const) : ('cancelled' as const)
    const refund = { orderId: parcel.orderId, orderItemId: line.id, amountPaise: paise, reason, createdAt: clock() }
    const [stored] = await db.insert(refunds).values(refund).returning()
    if (stored !== undefined) await emit(shop, 'refundDue', { refund: stored })
    return
  }
  if (paise === 0) await db.delete(refunds).where(eq(refunds.id, due.id))
  else {
    await db.update(refunds).set({ amountPaise: paise }).where(eq(refunds.id, due.id))
    await emit(shop, 'refundDue', { refund: { ...due, amountPaise: paise }, since: clock() })
  }
  await recordChange(shop, {
    action: 'refund.amount',
    entity: 'refund',
    entityId: due.id,
    sellerId: parcel.sellerId,
    before: { refundPaise: due.amountPaise },
    after: { refundPaise: paise },
  })
}

/**
 * Counts anew what is due of a parcel's cash. For lines that were cancelled it is what came in beyond what all others
 * cost, kept or given back, and their delivery; for lines that were given back what is left of it. With one of them goes
 * a charge that goes back. Called whenever lines end or what came in changes; the order's row is locked.
 */
export const countCashRefunds = async (shop: ShopContext, shipmentId: string): Promise<void> => {
  const { db } = shop
  const lines = await endedLines(shop, shipmentId)
  const parcel = lines[0]?.parcel
  if (parcel === undefined) return
  const ids = lines.map(({ id }) => id)
  // Locked, for the operator may be noting one as done.
  const rows = await db.select().from(refunds).where(inArray(refunds.orderItemId, ids)).for('update')
  const charged = lineOfCharge(lines, parcel)
  const costOf = (line: EndedLine) => line.totalPaise + (line === charged ? parcel.chargePaise : 0)
  const returned = new Set(lines.flatMap(({ id, isReturned }) => (isReturned ? id : [])))
  const backOfReturned = sumOf(rows.filter((row) => isGone(row) && returned.has(row.orderItemId ?? 0)))
  const owed = Math.max(0, parcel.cashDuePaise - backOfReturned)
  let left = cameIn(parcel) - sumOf(rows.filter(isGone))
  for (const line of lines) {
    const own = rows.filter(({ orderItemId }) => orderItemId === line.id)
    const done = sumOf(own.filter(isGone))
    const free = line.isReturned ? left : left - owed
    const paise = Math.max(0, Math.min(costOf(line) - done, free))
    left -= paise
    // One that came back may lie beside one that became due meanwhile.
    const [open, ...others] = own.filter((row) => !isGone(row))
    for (const other of others) await makeDue(shop, line, other, 0)
    await makeDue(shop, line, open, paise)
  }
}
