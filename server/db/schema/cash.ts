import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { bigId, moment, ofCustomer, textReference } from './columns.ts'
import { shipments } from './orders.ts'
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
     * has decided what was taken in truth, as the difference to what counted until then.
     */
    kind: text('kind', { enum: ['taken', 'moved', 'settled'] }).notNull(),
    /** Below 0 only where it was moved away or settled as less. */
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    /** Another sum of a delivery of which one was noted: somebody has to decide. */
    contested: boolean('contested').notNull().default(false),
    /** Whether it adds to the parcel's sum; a contested one does only where the other was nothing. */
    counts: boolean('counts').notNull(),
    /** Null for the command line, and where a former build has not kept it. */
    staffId: integer('staff_id').references(() => staff.id),
    /** Why it was less than what was due, or how it was settled. */
    reason: text('reason'),
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
