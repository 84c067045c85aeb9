import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { bigId, moment, ofCustomer, reference, textReference } from './columns.ts'
import { shipments } from './orders.ts'
import { sellers } from './sellers.ts'
import { staff } from './staff.ts'

/**
 * Every noting of cash at a door, and what became of it. Only ever added to: a trigger refuses changes of everything but
 * the reason, which is emptied with the customer's account. What counts of them adds up to `shipments.cash_taken_paise`.
 */
export const cashNotes = pgTable(
  'cash_notes',
  {
    id: bigId(),
    shipmentId: textReference('shipment_id', () => shipments.id),
    customerId: ofCustomer(),
    /**
     * `taken`: somebody says what was taken; `moved`: carried to the parcel that its lines went to; `settled`: somebody
     * has decided what was taken in truth, as the difference to what counted until then; `undone`: the note before it was
     * pressed by mistake.
     */
    kind: text('kind', { enum: ['taken', 'moved', 'settled', 'undone'] }).notNull(),
    /** Below 0 only where it was moved away, settled as less or undone. */
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    /** Another sum of a delivery of which one was noted: somebody has to decide. */
    contested: boolean('contested').notNull().default(false),
    /** Whether it adds to the parcel's sum; a contested one does only where the other was nothing. */
    counts: boolean('counts').notNull(),
    /** Null for the command line, and where a former build has not kept it. */
    staffId: integer('staff_id').references(() => staff.id),
    /** Why it was less than what was due, or how it was settled. */
    reason: text('reason'),
    /** What the phone knew was to be taken, where that was an old sum. */
    askedPaise: bigint('asked_paise', { mode: 'number' }),
    /** When it was taken, by the phone. */
    takenAt: moment('taken_at'),
    notedAt: moment('noted_at').notNull(),
  },
  (t) => [
    index('cash_notes_shipment').on(t.shipmentId),
    index('cash_notes_contested')
      .on(t.shipmentId)
      .where(sql`${t.contested}`)
      .concurrently(),
    check('cash_notes_taken', sql`${t.amountPaise} >= 0 or ${t.kind} <> 'taken'`),
  ],
)

/**
 * Who has which cash: what counts of what somebody took for a parcel, which a trigger adds with each note, less what was
 * handed over. Only ever added to. It begins with the build that made it, and outlives the parcels, so they are named
 * and not referred to.
 */
export const cashBook = pgTable(
  'cash_book',
  {
    id: bigId(),
    sellerId: reference('seller_id', () => sellers.id),
    /** Whose cash; null where it is not known. */
    staffId: integer('staff_id').references(() => staff.id),
    kind: text('kind', { enum: ['taken', 'undone', 'settled', 'handed_over'] }).notNull(),
    /** Below 0 for what was undone, settled as less or handed over: the sum is what somebody has. */
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    shipmentId: text('shipment_id'),
    /** Who has noted that it was handed over; null for the command line. */
    notedBy: integer('noted_by').references(() => staff.id),
    note: text('note'),
    /** When it was taken or handed over. */
    at: moment('at').notNull(),
  },
  (t) => [
    index('cash_book_seller').on(t.sellerId, t.at),
    index('cash_book_staff').on(t.staffId, t.sellerId),
    check('cash_book_handed_over', sql`${t.amountPaise} < 0 or ${t.kind} <> 'handed_over'`),
  ],
)
