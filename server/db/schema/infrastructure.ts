import { bigint, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, pgSchema } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'

/** What is stored about requests: their answers, how many there were, and what many search for. */

/** Answers by idempotency key, stored in the transaction of their effect, so that a replay changes nothing. */
export const idempotency = pgTable(
  'idempotency',
  {
    accountId: integer('account_id').notNull(),
    key: text('key').notNull(),
    route: text('route').notNull(),
    /** SHA-256 of method, canonical path and body bytes, hex. */
    fingerprint: text('fingerprint').notNull(),
    status: smallint('status'),
    body: jsonb('body'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] }), index('idempotency_age').on(t.createdAt)],
)

/** Counters of attempts, in the database so that limits hold across processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').primaryKey(),
    count: integer('count').notNull(),
    resetAt: moment('reset_at').notNull(),
  },
  (t) => [index('rate_limits_age').on(t.resetAt).concurrently()],
)

/** How often a day somebody searched for words that the catalogue has; of nobody in particular. */
export const searchCounts = pgTable(
  'search_counts',
  {
    day: date('day').notNull(),
    text: text('text').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.text] })],
)

/** Of this database's shop and of no restored copy, so that backups leave it out. */
const internal = pgSchema('internal')

/** With which keys the database is used: their ids, which tell nothing about them. */
export const keyIds = internal.table('key_ids', {
  name: text('name').primaryKey(),
  id: text('id').notNull(),
})

/** The newest migration that a build must know, in ms as in its journal: one that takes away what older builds read sets it. */
export const schemaFloor = internal.table('schema_floor', {
  migration: bigint('migration', { mode: 'number' }).primaryKey(),
})

/** Uploaded files that nothing referred to when they were last looked through. */
export const orphanFiles = internal.table('orphan_files', {
  file: text('file').primaryKey(),
  seenAt: moment('seen_at').notNull(),
})
