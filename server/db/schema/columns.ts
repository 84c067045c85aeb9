import { isNull } from 'drizzle-orm'
import { bigint, index, integer, text, timestamp, type AnyPgColumn, type IndexColumn } from 'drizzle-orm/pg-core'

/** Columns that many tables have. */

/** A number that the database issues: for goods and people, of whom there are never 2.1 billion. */
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()
/** Of eight bytes: for what is added with every order, step or visit, 3.6 billion a year in a large shop. */
export const bigNumber = (name: string) => bigint(name, { mode: 'number' })
export const bigId = () => bigNumber('id').primaryKey().generatedByDefaultAsIdentity()
export const bigIdFrom = (startWith: number) => bigNumber('id').primaryKey().generatedByDefaultAsIdentity({ startWith })
/** Of a table in parts by its moment `at`, which has to be in the key. */
export const idOfMonth = () => bigNumber('id').notNull().generatedByDefaultAsIdentity()
/** The three kinds of product id start at different numbers, so that a mix-up shows. */
export const idFrom = (startWith: number) => integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith })
/** When the row was written. */
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
/** A moment, stored in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A required reference to another table's row, by number or by text. */
export const reference = (name: string, to: () => AnyPgColumn) => integer(name).notNull().references(to)
export const bigReference = (name: string, to: () => AnyPgColumn) => bigNumber(name).notNull().references(to)
export const textReference = (name: string, to: () => AnyPgColumn) => text(name).notNull().references(to)

/**
 * Whose order a row is about, so that all of one person could be kept together. A trigger fills in what a statement leaves
 * out; rows of builds before the column are filled by a job, which finds them by `unfilled`.
 */
export const ofCustomer = () => integer('customer_id')
export const unfilled = (table: string, key: IndexColumn, customerId: AnyPgColumn) =>
  index(`${table}_unfilled`).on(key).where(isNull(customerId)).concurrently()
