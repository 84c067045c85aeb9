import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { ComplaintState, ComplaintSubject } from '../../../src/contract/complaints.ts'
import { customers } from './accounts.ts'
import { createdAt, moment } from './columns.ts'

/** Complaints to the grievance officer, with the two moments until which the law gives time. */
export const complaints = pgTable(
  'complaints',
  {
    ticket: text('ticket').primaryKey(),
    /** Null where the account was erased while it was open: it is closed then, without words. */
    customerId: integer('customer_id').references(() => customers.id),
    subject: text('subject').$type<ComplaintSubject>().notNull(),
    orderId: text('order_id'),
    complaint: text('complaint').notNull(),
    state: text('state').$type<ComplaintState>().notNull().default('open'),
    answer: text('answer'),
    createdAt: createdAt(),
    ackBy: moment('ack_by').notNull(),
    acknowledgedAt: moment('acknowledged_at'),
    dueAt: moment('due_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (t) => [index('complaints_customer').on(t.customerId), index('complaints_queue').on(t.state, t.dueAt)],
)
