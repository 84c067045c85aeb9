import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { cashNotes, orderItems, refunds, returns, shipments } from '../../../../server/db/schema.ts'
import { toTakePaise } from '../../../../server/shop/shipments/cash-notes.ts'
import type { Life } from './cash-life.ts'
import { sumOf } from './stage.ts'

/** What holds of the cash of an order, whatever has become of it. */

const readOrder = async ({ stage: { shop }, order }: Life) => {
  // One after another, so that a life holds one connection.
  const ofOrder = eq(shipments.orderId, order)
  const parcels = await shop.db.select({ parcel: shipments, toTake: toTakePaise }).from(shipments).where(ofOrder)
  const items = await shop.db
    .select({ item: orderItems, claim: returns.state, problem: returns.problem })
    .from(orderItems)
    .leftJoin(returns, eq(returns.orderItemId, orderItems.id))
    .where(eq(orderItems.orderId, order))
  const notes = await shop.db
    .select({ note: cashNotes })
    .from(cashNotes)
    .innerJoin(shipments, eq(shipments.id, cashNotes.shipmentId))
    .where(ofOrder)
  const back = await shop.db.select().from(refunds).where(eq(refunds.orderId, order))
  return { parcels, items, notes: notes.map(({ note }) => note), back }
}
type Order = Awaited<ReturnType<typeof readOrder>>
type Parcel = Order['parcels'][number]['parcel']

/**
 * What must be due of a parcel by the rule: what came in, less what went back; first for what was cancelled. The charge
 * for delivery goes back where nothing comes, or where the seller is at fault.
 */
const dueOf = (parcel: Parcel, { items, back }: Order) => {
  const own = items.filter(({ item }) => item.shipmentId === parcel.id)
  const isGone = ({ state }: (typeof back)[number]) => state === 'done' || state === 'sending'
  const refundsOf = (rows: typeof own, areGone: boolean) => {
    const ids = new Set(rows.map(({ item }) => item.id))
    return sumOf(back.filter((row) => ids.has(row.orderItemId ?? 0) && isGone(row) === areGone))
  }
  const priceOf = (rows: typeof own) => rows.reduce((sum, { item }) => sum + item.totalPaise, 0)
  const cancelled = own.filter(({ item }) => item.itemStatus === 'cancelled')
  const returned = own.filter(({ item, claim }) => item.itemStatus !== 'cancelled' && claim === 'approved')
  const isFault = returned.some(({ problem }) => problem !== 'unwanted')
  const isNone = cancelled.length === own.length
  const others = isNone ? 0 : priceOf(own) - priceOf(cancelled) + parcel.chargePaise
  const kept = Math.max(0, others - refundsOf(returned, true))
  const came = parcel.cashTakenPaise ?? 0
  const left = came - refundsOf(own, true)
  const owed = (rows: typeof own, free: number, charge: number) =>
    Math.max(0, Math.min(priceOf(rows) + charge - refundsOf(rows, true), free))
  const forCancelled = owed(cancelled, left - kept, isNone ? parcel.chargePaise : 0)
  const forReturned = owed(returned, left - forCancelled, isFault ? parcel.chargePaise : 0)
  return { due: refundsOf(own, false), right: forCancelled + forReturned }
}

export const check = async (life: Life): Promise<void> => {
  const order = await readOrder(life)
  const { parcels, notes, back } = order
  const taken = notes.filter(({ kind }) => kind === 'taken')
  const stored = taken.filter(({ amountPaise }) => amountPaise > 0).map((note) => `${note.staffId} ${note.amountPaise}`)
  expect(stored.toSorted(), 'what was noted is what is stored').toEqual(life.noted.toSorted())
  expect(sumOf(notes.filter(({ kind }) => kind === 'moved')), 'what is carried is neither more nor less').toBe(0)
  const charged = parcels.filter(({ parcel }) => parcel.chargePaise > 0)
  expect(charged.length, 'the charge stands at one parcel').toBeLessThanOrEqual(1)
  for (const { parcel } of parcels) {
    const own = notes.filter(({ shipmentId, counts }) => shipmentId === parcel.id && counts)
    expect(parcel.cashTakenPaise, 'a parcel has what counts for it').toBe(own.length === 0 ? null : sumOf(own))
    const { due, right } = dueOf(parcel, order)
    if (!life.late.has(parcel.id)) expect(due, `what came in and is not kept is due of ${parcel.id}`).toBe(right)
  }
  expect(sumOf(back), 'no more goes back than came in').toBeLessThanOrEqual(life.mostIn)
  if (life.isSettled || life.isMore) return
  const due = parcels.reduce((sum, { parcel }) => sum + parcel.cashDuePaise, 0)
  const isOpen = ({ parcel: { state } }: (typeof parcels)[number]) => state !== 'delivered'
  const asked = parcels.filter(isOpen).reduce((sum, { toTake }) => sum + Number(toTake), 0)
  expect(asked, 'nobody is asked for what was noted').toBeLessThanOrEqual(Math.max(0, due - sumOf(taken)))
}
