import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type { Pool } from 'pg'

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
/** An arbitrary id of this shop's own advisory lock. */
const MIGRATION_LOCK = 7_204_611

/** Brings the embedded database up to date; all steps in one transaction. */
export const migrateEmbedded = (client: PGlite): Promise<void> =>
  migratePglite(overPglite({ client }), { migrationsFolder })

/** The same on PostgreSQL, where several servers may start at once. */
export const migrateServer = async (pool: Pool): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePostgres(overPostgres({ client }), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    // Closing the connection releases the lock whatever happened.
    client.release(true)
  }
}
