import { index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../../src/contract/languages.ts'
import { customers } from './accounts.ts'
import { bigId, createdAt, moment } from './columns.ts'
import { sellers } from './sellers.ts'
import { staff } from './staff.ts'

/** What customers and sellers are told, and where a browser wants to be told it. */

/** Messages to send, each written in the transaction of what it tells. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigId(),
    channel: text('channel', { enum: ['sms', 'push'] }).notNull(),
    /** One of the three: a shop is told in the browsers of its people, somebody of the staff on the phone. */
    customerId: integer('customer_id').references(() => customers.id),
    sellerId: integer('seller_id').references(() => sellers.id),
    staffId: integer('staff_id').references(() => staff.id),
    /** Which of the news it is, and the values of its text. Nothing personal. */
    template: text('template').notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** The same for the same news: told once, and shown once where it was sent twice. */
    dedupe: text('dedupe').notNull().unique(),
    state: text('state', { enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    /** Not before; while somebody sends it, when it counts as given up by that process. */
    nextAt: moment('next_at').notNull(),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (t) => [
    index('outbox_waiting').on(t.state, t.nextAt),
    index('outbox_customer').on(t.customerId),
    index('outbox_age').on(t.createdAt).concurrently(),
  ],
)

/** Where a browser takes web push, and the keys with which only it reads them. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: bigId(),
    /** One of the two. */
    customerId: integer('customer_id').references(() => customers.id),
    staffId: integer('staff_id').references(() => staff.id),
    /** The log-in in which it was asked for; it ends with it when that is ended, not when it expires. */
    sessionId: uuid('session_id').notNull(),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    language: text('language').$type<Language>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('push_subscriptions_customer').on(t.customerId),
    index('push_subscriptions_staff').on(t.staffId),
    index('push_subscriptions_session').on(t.sessionId),
  ],
)
