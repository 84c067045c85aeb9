import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from './database.ts'
import { keyIds } from './schema.ts'

/** What a database was called when it was made: the same on its standbys, another on any other. */
export const databaseOf = async (db: Db): Promise<string> => {
  const [row] = await rowsOf<{ id: string }>(db, sql`select id from ${keyIds} where name = 'database'`)
  if (row === undefined) throw new Error('The database did not say which it is')
  return row.id
}
