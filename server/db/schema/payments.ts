import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bigId, bigNumber, createdAt, moment, ofCustomer, textReference, unfilled } from './columns.ts'
import { orders, orderItems } from './orders.ts'
import { staff } from './staff.ts'

/** Money that came and money that goes back. */

/** Money that a provider took, one row for each captured payment. */
export const payments = pgTable(
  'payments',
  {
    /** The provider's own id. */
    id: text('id').primaryKey(),
    orderId: textReference('order_id', () => orders.id),
    customerId: ofCustomer(),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [unfilled('payments', t.id, t.customerId), index('payments_order').on(t.orderId)],
)

/** Money that has to go back to a customer. */
export const refunds = pgTable(
  'refunds',
  {
    id: bigId(),
    orderId: textReference('order_id', () => orders.id),
    customerId: ofCustomer(),
    /** Null for what was paid in cash on delivery. */
    paymentId: text('payment_id').references(() => payments.id),
    /** Null when the payment as a whole goes back. */
    orderItemId: bigNumber('order_item_id').references(() => orderItems.id),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    /** What of a parcel's charge for delivery goes back with it: a charge goes back once. Not counted for cash. */
    chargePaise: bigint('charge_paise', { mode: 'number' }).notNull().default(0),
    /** The refund of the same payment that carries this one, which is less than a provider sends. */
    carriedBy: bigNumber('carried_by'),
    currency: text('currency').notNull().default('INR'),
    reason: text('reason', { enum: ['cancelled', 'returned', 'too_late', 'paid_twice', 'wrong_amount'] }).notNull(),
    /**
     * `sending`: the provider was asked and has not reported the outcome, or somebody has sent it another way and nobody
     * has seen it arrive; `failed` may be sent again.
     */
    state: text('state', { enum: ['due', 'sending', 'failed', 'done'] })
      .notNull()
      .default('due'),
    /** How often sending was started: names each attempt at the provider. */
    tries: integer('tries').notNull().default(0),
    /** When the provider was last asked. */
    askedAt: moment('asked_at'),
    /** The provider's own id of the refund. */
    providerId: text('provider_id').unique(),
    /** What proves a refund that went another way, such as a bank's number. */
    reference: text('reference'),
    /** When somebody has said that it was sent another way than through the provider. */
    sentAt: moment('sent_at'),
    /** Who has sent it either way; null for the command line. */
    sentBy: integer('sent_by').references(() => staff.id),
    createdAt: createdAt(),
    doneAt: moment('done_at'),
  },
  (t) => [
    unfilled('refunds', t.id, t.customerId),
    index('refunds_state').on(t.state).concurrently(),
    index('refunds_order').on(t.orderId),
    index('refunds_item').on(t.orderItemId),
    // What came in may be counted anew after one was sent: then more of the same item is due.
    uniqueIndex('refunds_item_due_once')
      .on(t.orderItemId)
      .where(sql`${t.state} = 'due'`),
    uniqueIndex('refunds_whole_payment_once')
      .on(t.paymentId)
      .where(sql`${t.orderItemId} is null`),
  ],
)

/** Where money goes that was paid in cash and comes back: of an order the last place that its customer has named. */
export const refundDestinations = pgTable(
  'refund_destinations',
  {
    orderId: textReference('order_id', () => orders.id).primaryKey(),
    customerId: ofCustomer(),
    /** A UPI id, or an account and its IFSC, sealed for this order. */
    sealed: text('sealed').notNull(),
    givenAt: moment('given_at').notNull(),
  },
  (t) => [unfilled('refund_destinations', t.orderId, t.customerId)],
)

/** Webhooks that were received, so that each has its effect once. */
export const providerEvents = pgTable('provider_events', {
  id: text('id').primaryKey(),
  event: text('event').notNull(),
  receivedAt: moment('received_at').notNull(),
})

/** Since when a webhook secret is in use; only its hash is stored. */
export const webhookSecrets = pgTable('webhook_secrets', {
  secretHash: text('secret_hash').primaryKey(),
  since: moment('since').notNull(),
})

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
