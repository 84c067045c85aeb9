import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, textReference } from './columns.ts'

/** The payment simulator's own state; the shop reads it only through the provider's port. */
export const simulatorOrders = pgTable('simulator_orders', {
  id: text('id').primaryKey(),
  receipt: text('receipt').notNull().unique(),
  amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
})

export const simulatorPayments = pgTable(
  'simulator_payments',
  {
    id: text('id').primaryKey(),
    orderId: textReference('order_id', () => simulatorOrders.id),
    status: text('status', { enum: ['captured', 'failed'] }).notNull(),
    createdAt: createdAt(),
    /** When the shop accepted the webhook. */
    toldAt: moment('told_at'),
  },
  (t) => [
    index('simulator_payments_order').on(t.orderId),
    index('simulator_payments_untold')
      .on(t.createdAt)
      .where(sql`${t.toldAt} is null`),
  ],
)

export const simulatorRefunds = pgTable(
  'simulator_refunds',
  {
    id: text('id').primaryKey(),
    paymentId: textReference('payment_id', () => simulatorPayments.id),
    /** The shop's name of it; one refund each. */
    receipt: text('receipt').notNull().unique(),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    createdAt: createdAt(),
    /** When the shop accepted the webhook. */
    toldAt: moment('told_at'),
  },
  (t) => [index('simulator_refunds_payment').on(t.paymentId)],
)

/** Generated once, so that all processes and restarts sign alike. */
export const simulatorKeys = pgTable('simulator_keys', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
})
