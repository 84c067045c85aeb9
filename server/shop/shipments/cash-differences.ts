import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import type { CashDifference, CashSettlement } from '../../../src/contract/calls/staff/cash.ts'
import { paise, rupees } from '../../../src/contract/money.ts'
import { cashNotes, sellers, shipments, staff } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { newestFirst, pageOf, type Page } from '../core/paging.ts'
import { inTransaction } from '../core/transaction.ts'
import { countCashRefunds } from '../payments/cash-refunds.ts'
import { ownedBy, type Staff } from '../core/identity.ts'
import { differs, settleSum } from './cash-notes.ts'
import { lockShipment } from './locks.ts'

/** Parcels whose cash differs: shown to the seller and the operator until one of them has decided. */

type Owner = Pick<Staff, 'sellerId'>

const latest = newestFirst({ moment: cashNotes.notedAt }, cashNotes.id)

const notesOf = async ({ db }: ShopContext, ids: readonly string[]) => {
  const rows = await db
    .select({ note: cashNotes, by: staff.name })
    .from(cashNotes)
    .leftJoin(staff, eq(staff.id, cashNotes.staffId))
    .where(inArray(cashNotes.shipmentId, [...ids]))
    .orderBy(asc(cashNotes.id))
  return Map.groupBy(rows, ({ note }) => note.shipmentId)
}

/** A page of the parcels whose cash differs. */
export const listDifferences = (shop: ShopContext, owner: Owner, query: PageQuery): Promise<Page<CashDifference>> => {
  const select = shop.db
    .select({ parcel: shipments, seller: sellers, ...latest.fields })
    .from(shipments)
    .innerJoin(sellers, eq(sellers.id, shipments.sellerId))
    .innerJoin(
      cashNotes,
      sql`${cashNotes.id} = (select max(n.id) from cash_notes n where n.shipment_id = ${shipments.id})`,
    )
    .$dynamic()
  const where = and(ownedBy(owner, shipments.sellerId), differs)
  const texts = [shipments.id, sellers.shopName]
  return pageOf(select, query, { by: latest, texts, ids: [], where }, async (rows) => {
    const notes = await notesOf(
      shop,
      rows.map(({ parcel }) => parcel.id),
    )
    return rows.map(({ parcel, seller }) => ({
      id: parcel.id,
      order_id: parcel.orderId,
      seller_id: parcel.sellerId,
      shop_name: seller.shopName ?? seller.name,
      state: parcel.state,
      due: rupees(parcel.cashDuePaise),
      taken: rupees(parcel.cashTakenPaise ?? 0),
      notes: (notes.get(parcel.id) ?? []).map(({ note, by }) => ({
        kind: note.kind,
        amount: rupees(note.amountPaise),
        counts: note.counts,
        by,
        reason: note.reason,
        asked: note.askedPaise === null ? null : rupees(note.askedPaise),
        at: (note.takenAt ?? note.notedAt).toISOString(),
      })),
    }))
  })
}

/** How many parcels wait for a decision. */
export const countDifferences = ({ db }: ShopContext, owner: Owner): Promise<number> =>
  db.$count(shipments, and(ownedBy(owner, shipments.sellerId), differs))

/** Decides what was taken for a parcel, and with it what goes back; every note stays as it is. */
export const settleCash = (
  shop: ShopContext,
  owner: Owner,
  id: string,
  { sum, reason }: CashSettlement,
): Promise<{ id: string; taken: number }> =>
  inTransaction(shop, async (inner) => {
    const shipment = await lockShipment(inner, owner, id)
    await settleSum(inner, shipment, { paise: paise(sum), reason, staffId: inner.actor?.staffId ?? null })
    await countCashRefunds(inner, id)
    await recordChange(inner, {
      action: 'shipment.cash-settled',
      entity: 'shipment',
      entityId: id,
      sellerId: shipment.sellerId,
      before: { cashTakenPaise: shipment.cashTakenPaise },
      after: { cashSettledPaise: paise(sum) },
    })
    return { id, taken: sum }
  })
