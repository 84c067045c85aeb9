import { integer, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** Columns that many tables have. */

export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()
/** The three kinds of product id start at different numbers, so that a mix-up shows. */
export const idFrom = (startWith: number) => integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith })
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A required reference to another table's row. */
export const reference = (name: string, to: () => AnyPgColumn) => integer(name).notNull().references(to)
export const textReference = (name: string, to: () => AnyPgColumn) => text(name).notNull().references(to)
