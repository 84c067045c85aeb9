import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import type { Db } from './database.ts'
import { takeLock } from './lock.ts'
import { migrateEmbedded, migrateServer } from './migrate.ts'
import * as schema from './schema.ts'

export interface OpenDatabase {
  db: Db
  kind: 'pglite' | 'postgres'
  close: () => Promise<void>
}

export interface DatabasePlace {
  /** `postgres://…`; without it the embedded database under `dataDir` is opened. */
  databaseUrl?: string | undefined
  dataDir: string
}

/** Longer than any legitimate statement of the shop. */
const STATEMENT_TIMEOUT_MS = 20_000

const openServer = async (url: string): Promise<OpenDatabase> => {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'haldhar',
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  try {
    await migrateServer(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db: overPostgres({ client: pool, schema }), kind: 'postgres', close: () => pool.end() }
}

const openEmbedded = async (dataDir: string): Promise<OpenDatabase> => {
  mkdirSync(dataDir, { recursive: true })
  const release = takeLock(join(dataDir, 'db.lock'))
  try {
    const client = await PGlite.create({ dataDir: join(dataDir, 'db'), extensions: { pg_trgm } })
    await migrateEmbedded(client)
    const close = async () => {
      await client.close()
      release()
    }
    return { db: overPglite({ client, schema }), kind: 'pglite', close }
  } catch (error) {
    release()
    throw error
  }
}

/** Opens the database, brings its schema up to date, and holds it until `close`. */
export const openDatabase = (place: DatabasePlace): Promise<OpenDatabase> =>
  place.databaseUrl === undefined ? openEmbedded(place.dataDir) : openServer(place.databaseUrl)
