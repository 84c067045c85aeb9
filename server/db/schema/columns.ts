import { integer, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** Columns that many tables have. */

/** A number that the database issues. */
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()
/** The three kinds of product id start at different numbers, so that a mix-up shows. */
export const idFrom = (startWith: number) => integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith })
/** When the row was written. */
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
/** A moment, stored in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A required reference to another table's row, by number or by text. */
export const reference = (name: string, to: () => AnyPgColumn) => integer(name).notNull().references(to)
export const textReference = (name: string, to: () => AnyPgColumn) => text(name).notNull().references(to)
