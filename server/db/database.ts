import { sql, type AnyColumn, type ExtractTablesWithRelations, type SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** What both drivers return for a raw statement. */
interface Answered<Row> {
  rows: Row[]
}
interface Rows extends PgQueryResultHKT {
  type: Answered<this['row']>
}

/** The database as the shop sees it, PGlite or PostgreSQL, or a transaction of either. */
export type Db = PgDatabase<Rows, typeof schema, ExtractTablesWithRelations<typeof schema>>

/** Rows of a raw statement. The caller names their shape, which the statement's select list has to keep. */
export const rowsOf = async <Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> =>
  (await db.execute<Row>(statement)).rows

/**
 * Stands in a statement that finds much of some values and little of others, such as a price or a crop: it is planned with
 * what it is given, each time. A plan that is kept takes all of them for average ones.
 */
export const plannedAnew = sql.raw('/* planned anew */')

/** Whether a column is one of these ids: one statement however many they are, so that it is planned once. */
export const isOneOf = (column: AnyColumn | SQL, ids: readonly number[]): SQL =>
  sql`${column} = any(${`{${ids.join(',')}}`}::text::bigint[])`

/** Texts as one array, which an index is asked for: of a few among many rows `isOneOfTexts` reads them all. */
export const asArray = (texts: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb))`

/** Whether a column is one of these texts, likewise. */
export const isOneOfTexts = (column: AnyColumn | SQL, texts: readonly string[]): SQL =>
  sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb))`
