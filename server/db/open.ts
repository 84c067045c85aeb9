import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool, type PoolConfig } from 'pg'
import { watchChanges, type WatchCatalogue } from './changes.ts'
import type { Db } from './database.ts'
import { takeLock } from './lock.ts'
import { nameStatements } from './named-statements.ts'
import * as schema from './schema.ts'

export interface OpenDatabase {
  db: Db
  kind: 'pglite' | 'postgres'
  watchCatalogue: WatchCatalogue
  close: () => Promise<void>
}

export interface DatabasePlace {
  /** `postgres://…`; without it the embedded database under `dataDir` is opened. */
  databaseUrl?: string | undefined
  dataDir: string
}

/** Longer than any legitimate statement of the shop. */
const STATEMENT_TIMEOUT_MS = 20_000
/** A connection that does not answer the question for changes so long is lost, though nobody has closed it. */
const CHANGES_TIMEOUT_MS = 5_000

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
/** An arbitrary id of this shop's own advisory lock. */
const MIGRATION_LOCK = 7_204_611

/** Brings a database server up to date, where several servers may start at once. */
const migrateServer = async (pool: Pool): Promise<void> => {
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

const openPool = (url: string, settings: PoolConfig): Pool => {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 5_000, ...settings })
  pool.on('connect', nameStatements)
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}

const openServer = async (url: string): Promise<OpenDatabase> => {
  const pool = openPool(url, { max: 20, statement_timeout: STATEMENT_TIMEOUT_MS, application_name: 'haldhar' })
  // Every change waits for its answer, which must not stand in line behind other work.
  const changes = openPool(url, {
    max: 1,
    query_timeout: CHANGES_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'haldhar-changes',
  })
  try {
    await migrateServer(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    db: overPostgres({ client: pool, schema }),
    kind: 'postgres',
    watchCatalogue: watchChanges(overPostgres({ client: changes, schema })),
    close: async () => void (await Promise.all([pool.end(), changes.end()])),
  }
}

const openEmbedded = async (dataDir: string): Promise<OpenDatabase> => {
  mkdirSync(dataDir, { recursive: true })
  const release = takeLock(join(dataDir, 'db.lock'))
  try {
    const client = await PGlite.create({ dataDir: join(dataDir, 'db'), extensions: { pg_trgm } })
    const db = overPglite({ client, schema })
    await migratePglite(db, { migrationsFolder })
    const close = async () => {
      await client.close()
      release()
    }
    return { db, kind: 'pglite', watchCatalogue: watchChanges(db), close }
  } catch (error) {
    release()
    throw error
  }
}

/** Opens the database, brings its schema up to date, and holds it until `close`. */
export const openDatabase = (place: DatabasePlace): Promise<OpenDatabase> =>
  place.databaseUrl === undefined ? openEmbedded(place.dataDir) : openServer(place.databaseUrl)
