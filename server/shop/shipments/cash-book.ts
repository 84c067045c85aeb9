import { and, asc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  CASH_BOOK_DAYS,
  type CashBook,
  type CashBookLine,
  type CashBookPerson,
  type CashHandOver,
} from '../../../src/contract/calls/staff/cash.ts'
import { dayInIndia } from '../../../src/contract/india.ts'
import { paise, rupees } from '../../../src/contract/money.ts'
import { cashBook, staff } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import { today } from '../core/business-day.ts'
import type { ShopContext } from '../core/context.ts'
import { ownedBy, ownRow, type Staff } from '../core/identity.ts'
import { inTransaction } from '../core/transaction.ts'

/** Who has which cash of the own shop: what was taken at the doors, less what was handed over. */

const DAY_MS = 24 * 60 * 60 * 1000

/** When a day begins in India. */
const begins = (day: string): Date => new Date(`${day}T00:00:00+05:30`)

const notedBy = alias(staff, 'noted_by')

/** Lines of the book in the order in which they were noted, with the name of who has noted them. */
const linesOf = async ({ db }: ShopContext, where: SQL | undefined) =>
  db
    .select({ line: cashBook, by: notedBy.name })
    .from(cashBook)
    .leftJoin(notedBy, eq(notedBy.id, cashBook.notedBy))
    .where(where)
    .orderBy(asc(cashBook.id))
type Row = Awaited<ReturnType<typeof linesOf>>[number]

const lineOf = ({ line, by }: Row): CashBookLine => ({
  id: line.id,
  kind: line.kind,
  amount: rupees(line.amountPaise),
  shipment_id: line.shipmentId,
  at: line.at.toISOString(),
  by,
  note: line.note,
})

const sumOf = (rows: readonly Row[], isHandedOver: boolean): number =>
  rows.reduce((sum, { line }) => sum + ((line.kind === 'handed_over') === isHandedOver ? line.amountPaise : 0), 0)

const daysOf = (rows: readonly Row[]): CashBookPerson['days'] =>
  [...Map.groupBy(rows, ({ line }) => dayInIndia(line.at))]
    .map(([day, own]) => ({
      day,
      taken: rupees(sumOf(own, false)),
      handed_over: rupees(-sumOf(own, true)),
      lines: own.map(lineOf),
    }))
    .toSorted((a, b) => b.day.localeCompare(a.day))

/** Whoever has cash, or has a line in the book on these days. */
const peopleOf = async (shop: ShopContext, where: SQL | undefined, rows: readonly Row[]): Promise<CashBookPerson[]> => {
  const holds = sql<string>`sum(${cashBook.amountPaise})`
  const sums = await shop.db
    .select({ staffId: cashBook.staffId, name: staff.name, holds })
    .from(cashBook)
    .leftJoin(staff, eq(staff.id, cashBook.staffId))
    .where(where)
    .groupBy(cashBook.staffId, staff.name)
    .orderBy(staff.name, cashBook.staffId)
  const shown = Map.groupBy(rows, ({ line }) => line.staffId)
  return sums
    .map(({ staffId, name, holds: sum }) => ({
      staff_id: staffId,
      name,
      holds: rupees(Number(sum)),
      days: daysOf(shown.get(staffId) ?? []),
    }))
    .filter(({ holds: sum, days }) => sum !== 0 || days.length > 0)
}

/** The book of some days, by person; `until` is the last of them, today unless said. */
export const showCashBook = async (shop: ShopContext, me: Staff, until = today(shop)): Promise<CashBook> => {
  const own = ownedBy(me, cashBook.sellerId)
  const end = new Date(begins(until).getTime() + DAY_MS)
  const from = new Date(end.getTime() - CASH_BOOK_DAYS * DAY_MS)
  const rows = await linesOf(shop, and(own, gte(cashBook.at, from), lt(cashBook.at, end)))
  return { from: dayInIndia(from), until, today: today(shop), people: await peopleOf(shop, own, rows) }
}

/** How much cash one has, of all shops for which one has taken any. */
export const showOwnCash = async ({ db }: ShopContext, me: Staff): Promise<{ holds: number }> => {
  if (me.id === null) return { holds: 0 }
  const sum = sql<string>`coalesce(sum(${cashBook.amountPaise}), 0)`
  const [row] = await db.select({ sum }).from(cashBook).where(eq(cashBook.staffId, me.id))
  return { holds: rupees(Number(row?.sum ?? 0)) }
}

/**
 * Notes that somebody has handed over cash. It is whoever takes it that says so, and of whom: one of the own shop, or
 * somebody of the operator's who has taken cash for it.
 */
export const handOverCash = (
  shop: ShopContext,
  me: Staff,
  { staff_id: staffId, amount, note }: CashHandOver,
): Promise<CashBookPerson> =>
  inTransaction(shop, async (inner) => {
    const { db, clock } = inner
    const ofPerson = and(ownedBy(me, cashBook.sellerId), eq(cashBook.staffId, staffId))
    const shops = await db
      .selectDistinct({ sellerId: cashBook.sellerId })
      .from(cashBook)
      .where(eq(cashBook.staffId, staffId))
    const known = shops.find(({ sellerId }) => me.sellerId === null || sellerId === me.sellerId) ?? shops[0]
    const message = 'This person has taken no cash'
    const { sellerId } = ownRow(me, known, { entity: 'staff', id: staffId, message })
    const now = clock()
    await db.insert(cashBook).values({
      sellerId,
      staffId,
      kind: 'handed_over',
      amountPaise: -paise(amount),
      notedBy: inner.actor?.staffId ?? null,
      note: note || null,
      at: now,
    })
    await recordChange(inner, {
      action: 'cash.handed-over',
      entity: 'staff',
      entityId: staffId,
      sellerId,
      after: { cashHandedOverPaise: paise(amount) },
      personal: note ? ['note'] : [],
    })
    const day = begins(today(inner))
    const rows = await linesOf(inner, and(ofPerson, gte(cashBook.at, day)))
    const [person] = await peopleOf(inner, ofPerson, rows)
    if (person === undefined) throw new Error('A line that was written is not in the book')
    return person
  })
