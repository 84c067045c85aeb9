import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../../../server/db/database.ts'

/** A snapshot of the whole database, to find what a request has changed. */

/** Written by every request: how often it came. */
const COUNTS = ['rate_limits']
/** Written by every request that is let in: how often, by whom, with which answer. */
const BESIDE = [...COUNTS, 'sessions', 'idempotency']
/** Written by every request with a log-in that is a minute old: that it is in use. */
const RENEWED = ['last_used_at', 'expires_at']

export type Rows = Map<string, Set<string>>

const tableNames = async (db: Db): Promise<string[]> =>
  (
    await rowsOf<{ name: string }>(
      db,
      sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
    )
  ).map(({ name }) => name)

/** Every row of every table as its text. */
export const readRows = async (db: Db, beside = BESIDE): Promise<Rows> => {
  const rows: Rows = new Map()
  for (const name of await tableNames(db))
    if (!beside.includes(name)) {
      const without = name === 'sessions' ? RENEWED : []
      const read = await rowsOf<{ row: string }>(
        db,
        sql`select (to_jsonb(t) - string_to_array(${without.join()}, ','))::text as row from ${sql.identifier(name)} t`,
      )
      rows.set(name, new Set(read.map(({ row }) => row)))
    }
  return rows
}

/** With log-ins and receipts, which a request that is turned away leaves alone too. */
export const readAllRows = (db: Db): Promise<Rows> => readRows(db, COUNTS)

/** The tables in which something was added, changed or deleted. */
export const changedTables = (before: Rows, after: Rows): string[] =>
  [...before].flatMap(([name, rows]) => (rows.symmetricDifference(after.get(name) ?? new Set()).size > 0 ? [name] : []))
